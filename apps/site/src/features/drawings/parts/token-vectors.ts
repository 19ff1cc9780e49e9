import { column, wrapped } from "./layout.ts";
import type { Part } from "./shapes.ts";
import { type Token, tokenStrip } from "./tokens.ts";
import { sampleValues, vector } from "./vector.ts";

interface TokenVectorsLook {
	/** Places of the tokens whose vector is used; all of them by default. */
	readonly used?: readonly number[];
	/** Cells of a vector. */
	readonly cells?: number;
	/** Where the row breaks into lines. */
	readonly width?: number;
	readonly lang?: string | undefined;
}

/** Tokens, each with its vector below it. */
export function tokenVectors(tokens: readonly (Token | string)[], look: TokenVectorsLook = {}): Part {
	const { used, cells = 5, width = Number.POSITIVE_INFINITY, lang } = look;
	const columns = tokens.map((token, index) => {
		const isUsed = used === undefined || used.includes(index);
		const values = sampleValues(cells, index + 1).map((value) => (isUsed ? value : value * 0.35));
		return column([tokenStrip([token], { lang }), vector(values, { cell: 11 })], 6, "middle");
	});
	return wrapped(columns, width, 6, 14);
}
