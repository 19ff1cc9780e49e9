import { type ReferenceEntry, toImportName } from "../../../facts/reference/reference.ts";
import { highlight, type HighlightedCode } from "../../../lib/words/highlight.ts";
import { findProgram, type ReferenceProgram } from "./reference-programs.ts";

/** An export as its page shows it. */
export interface EntryView {
	readonly entry: ReferenceEntry;
	readonly signature: HighlightedCode;
	readonly example: HighlightedCode | undefined;
	/** The page of a program that uses it. */
	readonly page: ReferenceProgram["page"] | undefined;
}

/** What the pages of a package's exports have in common. */
interface ReferenceContext {
	/** Id of the entry of the package: `inference-core`. */
	readonly id: string;
	readonly programs: readonly ReferenceProgram[];
}

/** Highlights the signatures and examples of exports, and finds pages whose programs use them. */
export function toEntryViews(
	entries: readonly ReferenceEntry[],
	{ id, programs }: ReferenceContext,
): Promise<readonly EntryView[]> {
	return Promise.all(
		entries.map(async (entry) => ({
			entry,
			signature: await highlight(entry.signature, "typescript"),
			example: entry.example === undefined ? undefined : await highlight(entry.example, "typescript"),
			page: findProgram(entry, toImportName(id), programs)?.page,
		})),
	);
}
