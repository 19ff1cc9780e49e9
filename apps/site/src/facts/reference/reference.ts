/** The entries of packages that the reference holds, in the order of its pages: a package's name, and that of a further entry behind a hyphen. */
export const REFERENCE_IDS: readonly string[] = [
	"inference",
	"inference-core",
	"local",
	"local-worker",
	"metrics",
	"metrics-tasks",
	"measure",
	"tasks",
	"tasks-shapes",
	"tasks-models",
	"snippets",
	"simulator",
	"simulator-serve",
	"simulator-proxy",
	"simulator-models",
];

/** The kinds of exports, in the order in which pages list them. */
export const REFERENCE_KINDS = ["functions", "classes", "interfaces", "types", "constants"] as const;

/** A kind of export; also the last segment of its page's URL. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A parameter of a function, a field of an object or a method of a class. */
export interface ReferenceField {
	/** With `?` when it may be left out. */
	readonly name: string;
	/** Its type as TypeScript. */
	readonly type: string;
	/** Its docstring, in English, without the default; may be empty. */
	readonly text: string;
	/** What holds where it is left out, in the words of the docstring or as TypeScript; undefined where nothing says so. */
	readonly fallback?: string;
}

/** One export of a package. */
export interface ReferenceEntry {
	readonly name: string;
	readonly kind: ReferenceKind;
	/** The declaration without its body, one line for each overload. */
	readonly signature: string;
	/** Its docstring, in English. */
	readonly text: string;
	/** The errors that it throws, from the docstring. */
	readonly throws: readonly string[];
	/** Of a function, in their order; of the first overload. */
	readonly parameters: readonly ReferenceField[];
	readonly fields: readonly ReferenceField[];
	/** A short program that uses it, from the docstring, with the imports that it needs. */
	readonly example?: string;
	/** File and line in the repository: `packages/tasks/src/types.ts#L12`. */
	readonly source: string;
}

/** The exports of an entry of a package. */
export interface ReferencePackage {
	/** After `@pusula/`, with a hyphen before the name of a further entry: `simulator-serve`. */
	readonly id: string;
	readonly entries: readonly ReferenceEntry[];
	/** The exports that it passes on from other entries. */
	readonly passedOn: readonly PassedOnName[];
}

/** A name that an entry exports and another one describes. */
export interface PassedOnName {
	readonly name: string;
	/** Id of the entry that describes it. */
	readonly home: string;
	/** Its name there. */
	readonly target: string;
}

/** The specifier that programs import: `@pusula/simulator/serve`. */
export function toImportName(id: string): string {
	return `@pusula/${id.replace("-", "/")}`;
}

/** All words and code of an export, one below the other. */
export function printEntry({ signature, text, example = "", parameters, fields }: ReferenceEntry): string {
	return [signature, text, example, ...[...parameters, ...fields].map((one) => one.text)].join("\n");
}

/** Entries whose file is not named after them. */
const ENTRY_FILES: Readonly<Record<string, string>> = {
	"tasks-shapes": "packages/tasks/src/generated/shapes.ts",
	"tasks-models": "packages/tasks/src/model-table.ts",
	"simulator-models": "packages/simulator/src/simulator/models.ts",
	"simulator-serve": "packages/simulator/src/server/serve.ts",
	"simulator-proxy": "packages/simulator/src/server/proxy.ts",
};

/** The file of an entry in the repository. */
export function toEntryFile(id: string): string {
	const own = ENTRY_FILES[id];
	if (own !== undefined) return own;
	const [name = "", entry = "index"] = id.split("-");
	return `packages/${name}/src/${entry}.ts`;
}
