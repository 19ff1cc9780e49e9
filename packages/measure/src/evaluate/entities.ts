import type { Entity } from "@pusula/metrics";
import { peek } from "../results/peek.ts";

/** An entity with the mark that its label may begin with where pieces are not joined. */
export type Piece = Entity & { readonly mark: string };

/** An entry of a result as an entity, alone in a list; an empty list where it is none. */
export function readEntity(entry: unknown): Piece[] {
	const start = peek(entry, "start");
	const end = peek(entry, "end");
	const name = peek(entry, "entity_group") ?? peek(entry, "entity") ?? peek(entry, "label");
	if (typeof start !== "number" || typeof end !== "number" || typeof name !== "string") return [];
	const [, mark = "", label = ""] = /^(?:([BIES])-)?(.*)$/su.exec(name) ?? [];
	return [{ label, start, end, mark }];
}

/** Pieces of one entity joined: an `I-` or `E-` that follows the piece before it with at most one character between. */
export function mergePieces(pieces: readonly Piece[]): readonly Entity[] {
	const merged: { label: string; start: number; end: number }[] = [];
	for (const { label, start, end, mark } of pieces) {
		const last = merged.at(-1);
		const isPart = (mark === "I" || mark === "E") && last?.label === label && start - last.end <= 1;
		if (last && isPart) last.end = end;
		else merged.push({ label, start, end });
	}
	return merged;
}
