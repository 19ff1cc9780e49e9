/** A part of a report: a table with its title, or a sentence. */
export interface ReportSection {
	/** The heading. */
	readonly title: string;
	/** Titles of the columns. */
	readonly head: readonly string[];
	/** Rows of the table, each a list of cells. */
	readonly rows: readonly (readonly string[])[];
	/** A sentence under the table, or in its place. */
	readonly note?: string;
}

/** A report in words and tables, for every form in which people read it. */
export interface DescribedReport {
	/** The title, in one line. */
	readonly title: string;
	/** Sentences before the tables. */
	readonly lead: readonly string[];
	/** The tables and sentences, in order. */
	readonly sections: readonly ReportSection[];
}
