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

/** How the figures were computed, and the publications that describe it. */
export interface ReportSources {
	/** Sentences about intervals and tests. */
	readonly method: string;
	/** What the links are, with the day on which they were looked up. */
	readonly intro: string;
	/** Each publication with what the report uses it for. */
	readonly links: readonly { readonly use: string; readonly title: string; readonly url: string }[];
}

/** A report in words and tables, for every form in which people read it. */
export interface DescribedReport {
	/** The title, in one line. */
	readonly title: string;
	/** Sentences before the tables. */
	readonly lead: readonly string[];
	/** The tables and sentences, in order. */
	readonly sections: readonly ReportSection[];
	/** How the figures were computed, with links. */
	readonly sources: ReportSources;
}
