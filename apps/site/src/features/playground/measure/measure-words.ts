import { loadMeasure } from "../../../../messages/load-measure.ts";
import { makeLaterWords } from "../parts/later-words.ts";

/** The words of the page that measures models. */
export const useMeasureWords = makeLaterWords(loadMeasure);
