import type { TaskId } from "@pusula/tasks";

/** The language of a file: of all its texts, or of the two texts of each pair. */
export type Language = "tr" | "en" | "tr-en";

/** Part of a data set: for training, for choosing among models, for the final measurement. */
export type Split = "train" | "validation" | "test";

/** The same sentence in both languages of the site. */
export interface Sentences {
	readonly tr: string;
	readonly en: string;
}

/** One file of a data set: `data/<id>/<split>.<language>.jsonl`, one JSON object a line. */
export interface FileRows {
	readonly language: Language;
	readonly split: Split;
	/** Number of rows. */
	readonly rows: number;
}

/** A field of every row of a data set. */
export interface Column {
	readonly name: string;
	/** "input" goes to the model, "answer" is right, "detail" is for choosing rows and reading errors. */
	readonly role: "id" | "input" | "answer" | "detail";
	readonly meaning: Sentences;
}

/** What is known of a data set beside its rows. */
export interface Dataset {
	readonly title: Sentences;
	/** The task of the catalogue that a model for this data has. */
	readonly task: TaskId;
	readonly files: readonly FileRows[];
	readonly columns: readonly Column[];
	/** The labels of each language, in a fixed order; absent where the answer is free text. */
	readonly labels?: Readonly<Partial<Record<Language, readonly string[]>>>;
	readonly written: Sentences;
	readonly limits: Sentences;
}
