/** One import of a module, of values or of types alone. */
export interface Import {
	/** As written, for example "../types.ts". */
	readonly specifier: string;
	/** The imported file from the repository's root, where it is one of the modules read. */
	readonly target?: string;
	/** Nothing is left of it when the module runs. */
	readonly typesOnly?: true;
	readonly line: number;
}

/** A use of something that the surroundings give: the network, the clock, randomness, the environment. */
export interface EffectUse {
	/** One of the names in `effects.ts`. */
	readonly name: string;
	readonly line: number;
}

/** What the rules need to know of one source file. */
export interface Module {
	/** From the repository's root, with forward slashes. */
	readonly path: string;
	readonly imports: readonly Import[];
	readonly effects: readonly EffectUse[];
	/** Line of the default export, where there is one. */
	readonly defaultExportLine?: number;
	readonly lineCount: number;
	/** Lines whose comment switches a lint rule off, with the comment's text. */
	readonly disables: readonly { readonly line: number; readonly text: string }[];
}

/** What a rule found wrong. */
export interface Finding {
	readonly path: string;
	/** Absent where the whole file is meant. */
	readonly line?: number;
	readonly message: string;
}

/** A rule: gives what is wrong in a list of modules, nothing where all is well. */
export type Rule = (modules: readonly Module[]) => Finding[];
