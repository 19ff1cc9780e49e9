import type { TypePlaces } from "../../facts/reference-links.ts";
import type { ReferenceEntry } from "../../facts/reference.ts";
import { highlight, type HighlightedCode } from "../../lib/highlight.ts";
import { findExample, type ReferenceExample } from "./reference-examples.ts";

/** An export as its page shows it. */
export interface EntryView {
	readonly entry: ReferenceEntry;
	readonly signature: HighlightedCode;
	readonly example?: Pick<ReferenceExample, "page" | "isRun"> & { readonly code: HighlightedCode };
}

/** What the pages of a package's exports have in common. */
export interface ReferenceContext {
	/** The specifier that programs import: `@pusula/inference`. */
	readonly importName: string;
	/** Types that signatures link to. */
	readonly places: TypePlaces;
	readonly examples: readonly ReferenceExample[];
}

/** Highlights the signatures of exports and finds their examples. */
export function toEntryViews(
	entries: readonly ReferenceEntry[],
	{ importName, examples }: ReferenceContext,
): Promise<readonly EntryView[]> {
	return Promise.all(
		entries.map(async (entry) => {
			const signature = await highlight(entry.signature, "typescript");
			const found = findExample(entry, importName, examples);
			if (!found) return { entry, signature };
			return { entry, signature, example: { ...found, code: await highlight(found.code, "typescript") } };
		}),
	);
}
