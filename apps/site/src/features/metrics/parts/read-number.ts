import type { Language } from "../../../locales/rows/language.ts";

/** Why a text is not parsed as a number: no number, ambiguous, or with marks between thousands. */
export type Unread =
	| { readonly problem: "number" }
	| { readonly problem: "ambiguous"; readonly whole: string; readonly decimal: string }
	| { readonly problem: "grouped"; readonly plain: string };

/** The mark before the decimals in one language. */
export type DecimalMark = Language["decimalMark"];

/** One mark and three digits behind it: thousands to one reader, decimals to another. */
const ONE_GROUP = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;
/** Groups of three with the same mark, perhaps with decimals behind another one. */
const GROUPS = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/;

/**
 * Reads a number with a comma or a point before its decimals. Marks between thousands are rejected, and so is a text like
 * `1.250` where a page writes `1,25`, since it is ambiguous.
 */
export function readNumber(text: string, mark: DecimalMark): number | Unread {
	const token = text.replace("−", "-");
	const [first, second] = token.match(/[.,]/g) ?? [];
	if (first !== undefined && second !== undefined) return toGrouped(token, mark);
	if (first !== undefined && first !== mark && ONE_GROUP.test(token))
		return {
			problem: "ambiguous",
			whole: token.replace(first, ""),
			decimal: token.replace(first, mark),
		};
	const value = token === "" ? Number.NaN : Number(token.replace(",", "."));
	return Number.isFinite(value) ? value : { problem: "number" };
}

function toGrouped(token: string, mark: DecimalMark): Unread {
	const [, whole, , decimals] = GROUPS.exec(token) ?? [];
	if (whole === undefined) return { problem: "number" };
	const plain = whole.replaceAll(/[.,]/g, "");
	return { problem: "grouped", plain: decimals === undefined ? plain : plain + mark + decimals };
}
