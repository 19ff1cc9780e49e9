import type { MarkedOptions, Token } from "marked";

/** A display formula on lines of its own: `$$…$$` or `\[…\]`. */
const BLOCK = String.raw` {0,3}(?:\$\$[^$]{1,4000}\$\$|\\\[[\s\S]{1,4000}?\\\])[ \t]*(?:\n|$)`;

/**
 * A formula in a line. A dollar sign opens one before a sign that is no space, and closes it behind one and before no
 * digit: "$5 and $6" is none.
 */
const INLINE = String.raw`(?:\$\$[^$]{1,4000}\$\$|\$(?!\s)(?:[^$\\\n]|\\[^\n])+(?<!\s)\$(?!\d)|\\\([^\n]{1,4000}?\\\)|\\\[[\s\S]{1,4000}?\\\])`;

const BLOCK_HERE = new RegExp(`^${BLOCK}`);
const BLOCK_LATER = new RegExp(`(?<=\\n)${BLOCK}`);
const INLINE_HERE = new RegExp(`^${INLINE}`);

/** Rules of the lexer that leave formulas as they were written, whose signs are not those of Markdown. */
export const FORMULAS: NonNullable<MarkedOptions["extensions"]> = {
	renderers: {},
	childTokens: {},
	block: [
		(text) => toToken(BLOCK_HERE, text, (raw) => ({ type: "code", raw, lang: "latex", text: raw.trim() })),
	],
	startBlock: [(text) => BLOCK_LATER.exec(text)?.index],
	inline: [(text) => toToken(INLINE_HERE, text, (raw) => ({ type: "escape", raw, text: raw }))],
	startInline: [(text) => /\$|\\[([]/.exec(text)?.index],
};

function toToken(pattern: RegExp, text: string, build: (raw: string) => Token): Token | undefined {
	const [raw] = pattern.exec(text) ?? [];
	return raw === undefined ? undefined : build(raw);
}
