import { loadPlaygroundCompare } from "../../../../../messages/load-playground-compare.ts";
import { makeLaterWords } from "../../parts/later-words.ts";

export const useCompareWords = makeLaterWords(loadPlaygroundCompare);
