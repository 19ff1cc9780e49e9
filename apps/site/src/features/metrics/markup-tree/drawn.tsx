import { createElement, Fragment, type ReactNode } from "react";
import type { Piece } from "./piece.ts";

/** Markup as React elements, for the build. */
export function Drawn({ pieces }: { readonly pieces: readonly Piece[] }) {
	return createElement(Fragment, {}, ...pieces.map(toNode));
}

function toNode(piece: Piece): ReactNode {
	if (typeof piece === "string") return piece;
	return createElement(piece.tag, piece.attributes, ...piece.children.map(toNode));
}
