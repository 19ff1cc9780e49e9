import { createElement, Fragment, type ReactNode } from "react";
import type { Markup } from "./markup.ts";

/** Markup as React elements, for the build. */
export function Drawn({ nodes }: { readonly nodes: readonly Markup[] }) {
	return createElement(Fragment, {}, ...nodes.map(toNode));
}

function toNode(node: Markup): ReactNode {
	if (typeof node === "string") return node;
	return createElement(node.tag, node.attributes, ...node.children.map(toNode));
}
