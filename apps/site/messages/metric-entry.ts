/** What a reader reads about a metric and its calculator. */
export interface MetricEntry {
	readonly title: string;
	/** What the number means. */
	readonly says: string;
	/** When it leads astray. */
	readonly misleads: string;
	/** Names of groups of fields. */
	readonly groups?: Readonly<Record<string, string>>;
	/** The fields by name. */
	readonly fields: Readonly<Record<string, FieldEntry>>;
}

/** A field of a calculator. */
export interface FieldEntry {
	readonly label: string;
	/** What it holds at the start, in the words of the language. Default: the example of the calculator's own field. */
	readonly example?: string;
	/** Names of the options of a choice, by value. */
	readonly options?: Readonly<Record<string, string>>;
}
