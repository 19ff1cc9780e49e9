export { DATASET_IDS, type DatasetId, DATASETS, DATASETS_LICENSE } from "./datasets.ts";
export { datasetUrl } from "./dataset-url.ts";
export { readRows } from "./read-rows.ts";
export type { Column, Dataset, FileRows, Language, Sentences, Split } from "./types/dataset.ts";
export type {
	EntityRow,
	EntitySpan,
	QuestionRow,
	RequestRow,
	Rows,
	SentimentRow,
	SummaryRow,
	TranslationRow,
} from "./types/rows.ts";
