import type { Locale } from "../../../lib/locale.ts";
import type { OutputKind } from "@pusula/tasks";
import { printText } from "./to-drawn-parts.ts";

/** How a model's result compares to the page's own: the same, another, or of a kind that words cannot describe. */
export type AnswerComparison =
	| { readonly kind: "same" }
	| { readonly kind: "different"; readonly expected: string }
	| { readonly kind: "incomparable" };

/** Compares what a result comes down to, without regard to case, spaces and marks at its end. */
export function compareAnswers(
	kind: OutputKind,
	output: unknown,
	expected: unknown,
	locale: Locale,
): AnswerComparison {
	const [found, wanted] = [output, expected].map((result) => toGist(kind, result));
	if (found === undefined || wanted === undefined) return { kind: "incomparable" };
	const plain = (text: string): string =>
		text
			.toLocaleLowerCase(locale)
			.replaceAll(/\s+/g, " ")
			.replace(/[\s.!?]+$/, "")
			.trim();
	return plain(found) === plain(wanted) ? { kind: "same" } : { kind: "different", expected: wanted.trim() };
}

/** The best label, the filled word, the answer, the names found, or the text; undefined for numbers and files. */
function toGist(kind: OutputKind, output: unknown): string | undefined {
	if (kind === "text" || kind === "chat") return output === undefined ? undefined : printText(output);
	const rows = [output].flat(2).filter((row): row is Row => typeof row === "object" && row !== null);
	if (kind === "spans") return rows.map(({ word }) => word ?? "").join(", ") || undefined;
	if (kind === "boxes" || kind === "masks")
		return rows.map(({ label }) => label ?? "").join(", ") || undefined;
	const [best] = rows.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
	return best?.label ?? best?.token_str ?? best?.answer;
}

interface Row {
	readonly label?: string;
	readonly token_str?: string;
	readonly answer?: string;
	readonly word?: string;
	readonly score?: number;
}
