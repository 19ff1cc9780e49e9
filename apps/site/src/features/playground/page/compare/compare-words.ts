import { loadPlaygroundCompare } from "../../../../../messages/load-playground-compare.ts";
import { makeLaterWords } from "../../parts/later-words.ts";

/** The words of compared answers. */
export const useCompareWords = makeLaterWords(loadPlaygroundCompare);
