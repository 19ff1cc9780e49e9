import { loadPlaygroundTools } from "../../../../messages/load-playground-tools.ts";
import { makeLaterWords } from "./later-words.ts";

/** The words of the token view and of the list of scenarios. */
export const useToolWords = makeLaterWords(loadPlaygroundTools);
