/** A review with its sentiment, its topic and its style. */
export interface SentimentRow {
	readonly id: string;
	readonly text: string;
	readonly label: string;
	readonly topic: string;
	/** "unaccented": Turkish typed without its own letters. "casual": English without capitals or punctuation. */
	readonly style: "plain" | "ironic" | "unaccented" | "casual";
}

/** A name in a text. */
export interface EntitySpan {
	readonly text: string;
	readonly label: "PER" | "LOC" | "ORG";
	/** Offset of the first UTF-16 unit; `text.slice(start, end)` of the row is the text of the span. */
	readonly start: number;
	/** Offset after the last UTF-16 unit. */
	readonly end: number;
}

/** A sentence with the names of people, places and institutions in it. */
export interface EntityRow {
	readonly id: string;
	readonly text: string;
	readonly entities: readonly EntitySpan[];
}

/** A question to a text, with its answer in that text. */
export interface QuestionRow {
	readonly id: string;
	readonly question: string;
	readonly context: string;
	/** A piece of the context, or null where the context does not say it. */
	readonly answer: string | null;
	/** Offset of the answer in the context, in UTF-16 units. */
	readonly start: number | null;
}

/** A sentence in Turkish and in English. */
export interface TranslationRow {
	readonly id: string;
	readonly tr: string;
	readonly en: string;
}

/** A text with its summary. */
export interface SummaryRow {
	readonly id: string;
	readonly text: string;
	readonly summary: string;
}

/** A request to a help desk with its topic. */
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
