import type { Element, ElementContent } from "hast";

/** A formula as one line of code: `DP/(DP + YP)`. */
export function readMath(math: Element): Element {
	const text = toText(math).replaceAll("( ", "(").replaceAll(" )", ")");
	return {
		type: "element",
		tagName: "code",
		properties: {},
		children: [{ type: "text", value: text }],
	};
}

function toText(content: ElementContent): string {
	if (content.type === "text") return content.value;
	if (content.type !== "element") return "";
	const parts = content.children.map(toText);
	const [first = "", second = ""] = parts;
	switch (content.tagName) {
		case "mfrac":
			return `${wrap(first)}/${wrap(second)}`;
		case "msup":
			return `${wrap(first)}^${wrap(second)}`;
		case "msub":
		case "munder":
			return `${first}_${wrap(second)}`;
		case "msqrt":
			return `√${wrap(parts.join(" "))}`;
		default:
			return parts.join(" ");
	}
}

/** Several words stay together, unless they are in brackets already. */
function wrap(text: string): string {
	return text.includes(" ") && !/^\([^()]*\)$/.test(text) ? `(${text})` : text;
}
