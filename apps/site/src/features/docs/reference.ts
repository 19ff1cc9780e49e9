import { TASK_IDS, type TaskId } from "@pusula/tasks";
import type { Route } from "../../lib/paths.ts";

/** The kinds of exports, in the order in which pages list them. */
export const REFERENCE_KINDS = ["functions", "classes", "interfaces", "types", "constants"] as const;

/** A kind of export; also the last part of its page's address. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A field of an object or a method of a class. */
export interface ReferenceField {
	/** With `?` when it may be left out. */
	readonly name: string;
	/** Its type as TypeScript. */
	readonly type: string;
	/** Its docstring, in English; may be empty. */
	readonly text: string;
}

/** One export of a package. */
export interface ReferenceEntry {
	readonly name: string;
	readonly kind: ReferenceKind;
	/** The declaration without its body, one line for each overload. */
	readonly signature: string;
	/** Its docstring, in English. */
	readonly text: string;
	/** What it throws, from the docstring. */
	readonly throws: readonly string[];
	readonly fields: readonly ReferenceField[];
	/** File and line in the repository: `packages/tasks/src/types.ts#L12`. */
	readonly source: string;
}

/** What an entry of a package exports. */
export interface ReferencePackage {
	/** After `@pusula/`, with a hyphen before the name of a further entry: `simulator-serve`. */
	readonly id: string;
	readonly entries: readonly ReferenceEntry[];
	/** Names that it passes on from another package. */
	readonly passedOn: readonly string[];
}

/**
 * The exports that share a page: those of one kind, or those made from the schemas of one task, which would make the
 * pages of their kinds too long to read.
 */
export type ReferencePart = { readonly entries: readonly ReferenceEntry[] } & (
	{ readonly by: "kind"; readonly id: ReferenceKind } | { readonly by: "task"; readonly id: TaskId }
);

/** What programs import: `@pusula/simulator/serve`. */
export function toImportName(id: string): string {
	return `@pusula/${id.replace("-", "/")}`;
}

/** The file of an entry in the repository. */
export function toEntryFile(id: string): string {
	const [name = "", entry = "index"] = id.split("-");
	return `packages/${name}/src/${entry}.ts`;
}

/** The page of a part. */
export function toReferenceRoute(id: string, part: ReferencePart["id"]): Route {
	return `/docs/api/${id}/${part}/`;
}

/** The parts of a package: kinds in their order, then tasks in the catalogue's; entries by name. */
export function groupEntries({ entries }: ReferencePackage): readonly ReferencePart[] {
	const sorted = entries.toSorted((left, right) => left.name.localeCompare(right.name, "en"));
	const parts: readonly ReferencePart[] = [
		...REFERENCE_KINDS.map((id) => ({
			by: "kind" as const,
			id,
			entries: sorted.filter((entry) => entry.kind === id && !findTask(entry)),
		})),
		...TASK_IDS.map((id) => ({
			by: "task" as const,
			id,
			entries: sorted.filter((entry) => findTask(entry) === id),
		})),
	];
	return parts.filter((part) => part.entries.length > 0);
}

const TASK_NAMES = TASK_IDS.map((id) => ({ id, name: id.replaceAll("-", "") })).toSorted(
	(left, right) => right.name.length - left.name.length,
);

/** The task whose schemas an export is made from; its name begins with the task's. */
function findTask({ name, source }: ReferenceEntry): TaskId | undefined {
	if (!source.startsWith("packages/tasks/src/generated/")) return undefined;
	const lower = name.toLowerCase();
	return TASK_NAMES.find((task) => lower.startsWith(task.name))?.id;
}
