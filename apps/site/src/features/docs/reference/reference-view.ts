import { type ReferenceEntry, toImportName } from "../../../facts/reference/reference.ts";
import type { NameLink } from "../../../facts/reference/reference-parts.ts";
import type { TypeUsers } from "../../../facts/reference/reference-users.ts";
import { highlight, type HighlightedCode } from "../../../lib/words/highlight.ts";
import { findProgram, type ReferenceProgram } from "./reference-programs.ts";

/** An export as its page shows it. */
export interface EntryView {
	readonly entry: ReferenceEntry;
	readonly signature: HighlightedCode;
	readonly example: HighlightedCode | undefined;
	/** The page of a program that uses it. */
	readonly page: ReferenceProgram["page"] | undefined;
	/** Who takes, gives or has it, where it is a type. */
	readonly users: readonly NameLink[];
}

/** What the pages of a package's exports have in common. */
interface ReferenceContext {
	/** Id of the entry of the package: `inference-core`. */
	readonly id: string;
	readonly programs: readonly ReferenceProgram[];
	readonly users: TypeUsers;
}

/** Highlights the signatures and examples of exports, and finds pages whose programs use them and, of types, their users. */
export function toEntryViews(
	entries: readonly ReferenceEntry[],
	{ id, programs, users }: ReferenceContext,
): Promise<readonly EntryView[]> {
	return Promise.all(
		entries.map(async (entry) => ({
			entry,
			signature: await highlight(entry.signature, "typescript"),
			example: entry.example === undefined ? undefined : await highlight(entry.example, "typescript"),
			page: findProgram(entry, toImportName(id), programs)?.page,
			users: users.get(`${id} ${entry.name}`) ?? [],
		})),
	);
}
