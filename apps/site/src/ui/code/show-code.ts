import type { HighlightedCode } from "../../lib/words/highlight.ts";
import { markLongLines } from "./code-block.enhance.ts";
import styles from "./code-block.module.css";

/** Puts other code into a block, in its colours. */
export function showCode(block: Element, code: HighlightedCode): void {
	const lines = code.flatMap(({ tokens }, index) => {
		const nodes: (Node | string)[] = tokens.map(({ text, kind }) => {
			if (!kind) return text;
			const span = document.createElement("span");
			span.className = styles[kind] ?? "";
			span.textContent = text;
			return span;
		});
		return index === code.length - 1 ? nodes : [...nodes, "\n"];
	});
	block.querySelector("code")?.replaceChildren(...lines);
	for (const section of block.querySelectorAll("[data-code-block] section")) markLongLines(section);
}
