import { loadPlaygroundOutputs } from "../../../../messages/load-playground-outputs.ts";
import { makeLaterWords } from "./later-words.ts";

/** The words of outputs that are drawn, played and handed on. */
export const useOutputWords = makeLaterWords(loadPlaygroundOutputs);
