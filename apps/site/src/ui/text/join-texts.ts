import type { ReactNode } from "react";

/** Nodes with neighbouring texts joined into one: between two texts React writes a comment into the page. */
export function joinTexts(nodes: readonly ReactNode[]): readonly ReactNode[] {
	const joined: ReactNode[] = [];
	for (const node of nodes) {
		const last = joined.at(-1);
		if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
		else joined.push(node);
	}
	return joined;
}
