export interface SentimentRow {
	readonly id: string;
	readonly text: string;
	readonly label: string;
	readonly topic: string;
	/** "unaccented": Turkish typed without its own letters. "casual": English without capitals or punctuation. */
	readonly style: "plain" | "ironic" | "unaccented" | "casual";
}

export interface EntitySpan {
	readonly text: string;
	readonly label: "PER" | "LOC" | "ORG";
	/** Offset of the first UTF-16 unit; `text.slice(start, end)` of the row is the text of the span. */
	readonly start: number;
	/** Offset after the last UTF-16 unit. */
	readonly end: number;
}

export interface EntityRow {
	readonly id: string;
	readonly text: string;
	readonly entities: readonly EntitySpan[];
}

export interface QuestionRow {
	readonly id: string;
	readonly question: string;
	readonly context: string;
	/** A piece of the context, or null where the context does not say it. */
	readonly answer: string | null;
	/** Offset of the answer in the context, in UTF-16 units. */
	readonly start: number | null;
}

export interface TranslationRow {
	readonly id: string;
	readonly tr: string;
	readonly en: string;
}

export interface SummaryRow {
	readonly id: string;
	readonly text: string;
	readonly summary: string;
}

export interface RequestRow {
	readonly id: string;
	readonly text: string;
	readonly label: string;
}

/** The row of each data set. */
export interface Rows {
	readonly sentiment: SentimentRow;
	readonly entities: EntityRow;
	readonly questions: QuestionRow;
	readonly translations: TranslationRow;
	readonly summaries: SummaryRow;
	readonly requests: RequestRow;
}
