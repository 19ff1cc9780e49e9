import { type DatasetId, DATASETS, type Language } from "@pusula/datasets";
import { CODE_LOCALE, type Locale } from "../../../../lib/locale.ts";
import type { ColumnPlan } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";

/** A small labelled data set to try the page with. */
export interface MeasureExample {
	readonly id: DatasetId;
	readonly task: CallableTaskId;
	readonly title: string;
	readonly rows: number;
	readonly columns: ColumnPlan;
	/** The rows as JSONL, fetched when the example is chosen. */
	readonly load: () => Promise<string>;
}

type Load = () => Promise<{ readonly default: string }>;

/** A language in which the data sets are written. */
type DataLocale = keyof (typeof DATASETS)[DatasetId]["title"];

interface Source {
	readonly task: CallableTaskId;
	/** The language of its file for readers of a language. */
	readonly language: (locale: DataLocale) => Language;
	readonly columns: Readonly<Record<DataLocale, ColumnPlan>>;
	readonly load: Readonly<Record<DataLocale, Load>>;
}

/** The examples in one language, or in English where they are not written in it; those of the shortest answers first. */
export function listMeasureExamples(reader: Locale): readonly MeasureExample[] {
	const locale = isWritten(reader) ? reader : CODE_LOCALE;
	return SOURCES.map(([id, { task, language, columns, load }]) => ({
		id,
		task,
		title: DATASETS[id].title[locale],
		rows:
			DATASETS[id].files.find((file) => file.split === "test" && file.language === language(locale))?.rows ??
			0,
		columns: columns[locale],
		load: async () => (await load[locale]()).default,
	}));
}

const OWN: Source["language"] = (locale) => locale;
const PAIRS: Source["language"] = () => "tr-en";
const loadPairs: Load = () => import("@pusula/datasets/data/translations/test.tr-en.jsonl?raw");

const SOURCES: readonly (readonly [DatasetId, Source])[] = [
	[
		"sentiment",
		{
			task: "text-classification",
			language: OWN,
			columns: inBoth({ fields: { inputs: "text" }, expected: "label" }),
			load: {
				tr: () => import("@pusula/datasets/data/sentiment/test.tr.jsonl?raw"),
				en: () => import("@pusula/datasets/data/sentiment/test.en.jsonl?raw"),
			},
		},
	],
	[
		"requests",
		{
			task: "zero-shot-classification",
			language: OWN,
			columns: inBoth({ fields: { inputs: "text" }, expected: "label" }),
			load: {
				tr: () => import("@pusula/datasets/data/requests/test.tr.jsonl?raw"),
				en: () => import("@pusula/datasets/data/requests/test.en.jsonl?raw"),
			},
		},
	],
	[
		"entities",
		{
			task: "token-classification",
			language: OWN,
			columns: inBoth({ fields: { inputs: "text" }, expected: "entities" }),
			load: {
				tr: () => import("@pusula/datasets/data/entities/test.tr.jsonl?raw"),
				en: () => import("@pusula/datasets/data/entities/test.en.jsonl?raw"),
			},
		},
	],
	[
		"questions",
		{
			task: "question-answering",
			language: OWN,
			columns: inBoth({ fields: { question: "question", context: "context" }, expected: "answer" }),
			load: {
				tr: () => import("@pusula/datasets/data/questions/test.tr.jsonl?raw"),
				en: () => import("@pusula/datasets/data/questions/test.en.jsonl?raw"),
			},
		},
	],
	[
		"translations",
		{
			task: "translation",
			language: PAIRS,
			columns: {
				tr: { fields: { inputs: "tr" }, expected: "en" },
				en: { fields: { inputs: "en" }, expected: "tr" },
			},
			load: { tr: loadPairs, en: loadPairs },
		},
	],
	[
		"summaries",
		{
			task: "summarization",
			language: OWN,
			columns: inBoth({ fields: { inputs: "text" }, expected: "summary" }),
			load: {
				tr: () => import("@pusula/datasets/data/summaries/test.tr.jsonl?raw"),
				en: () => import("@pusula/datasets/data/summaries/test.en.jsonl?raw"),
			},
		},
	],
];

function isWritten(locale: string): locale is DataLocale {
	return Object.hasOwn(DATASETS.sentiment.title, locale);
}

function inBoth(columns: ColumnPlan): Source["columns"] {
	return { tr: columns, en: columns };
}
