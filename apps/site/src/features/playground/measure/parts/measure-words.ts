import { loadMeasure } from "../../../../../messages/load-measure.ts";
import { loadMeasureRun } from "../../../../../messages/load-measure-run.ts";
import { makeLaterWords } from "../../parts/later-words.ts";

/** The words of the page that measures models. */
export const useMeasureWords = makeLaterWords(loadMeasure);

/** The words of a measurement that has begun. */
export const useRunWords = makeLaterWords(loadMeasureRun);
