import { entities } from "./sets/entities.ts";
import { questions } from "./sets/questions.ts";
import { requests } from "./sets/requests.ts";
import { sentiment } from "./sets/sentiment.ts";
import { summaries } from "./sets/summaries.ts";
import { translations } from "./sets/translations.ts";
import type { Dataset } from "./types/dataset.ts";
import type { Rows } from "./types/rows.ts";

/** Id of a data set: the name of its folder below `data/`. */
export type DatasetId = keyof Rows;

/** SPDX id of the licence of all data: anyone may use it for anything, without permission and without naming us. */
export const DATASETS_LICENSE = "CC0-1.0";

/** Every data set by its id: task, files, columns, labels and limits. The rows themselves are in its files. */
export const DATASETS: Readonly<Record<DatasetId, Dataset>> = {
	sentiment,
	entities,
	questions,
	translations,
	summaries,
	requests,
};

/** All ids, in the order in which the sets are shown. */
export const DATASET_IDS: readonly DatasetId[] = [
	"sentiment",
	"entities",
	"questions",
	"translations",
	"summaries",
	"requests",
];
