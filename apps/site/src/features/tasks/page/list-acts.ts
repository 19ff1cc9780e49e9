import type { Messages } from "../../../../messages/words.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Section } from "../../../ui/page/page-contents.tsx";

/** The three acts of a task page, in order. */
export const ACTS = ["understand", "run", "reference"] as const;

export type ActName = (typeof ACTS)[number];

/** A part of an article: its heading with its anchor, and the HTML below it. */
export interface ArticlePart extends Section {
	readonly html: string;
}

/** An act with the parts of the article that belong to it. */
export interface Act extends Section {
	readonly name: ActName;
	readonly parts: readonly ArticlePart[];
}

/** The acts with their parts of the article; parts that no act claims belong to the first. */
export function listActs(article: readonly ArticlePart[], words: Messages["task"]): readonly Act[] {
	const claims = ACTS.map((name) => new Set(words.acts[name].parts.map(toAnchor)));
	const placed = article.map((part) => ({
		part,
		act: Math.max(
			0,
			claims.findIndex((claim) => claim.has(part.id)),
		),
	}));
	return ACTS.map((name, index) => {
		const { title } = words.acts[name];
		const parts = placed.filter(({ act }) => act === index).map(({ part }) => part);
		return { name, id: toAnchor(title), title, parts };
	});
}
