/** A part of a report: a table with its title, or a sentence. */
export interface ReportSection {
	readonly title: string;
	/** Titles of the columns. */
	readonly head: readonly string[];
	readonly rows: readonly (readonly string[])[];
	/** A sentence under the table, or in its place. */
	readonly note?: string;
}

/** A report in words and tables, for every form in which people read it. */
export interface DescribedReport {
	readonly title: string;
	/** Sentences before the tables. */
	readonly lead: readonly string[];
	readonly sections: readonly ReportSection[];
}
