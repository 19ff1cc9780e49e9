import { expect, it } from "vitest";
import { PARALLEL_SENTENCES } from "../../../../lib/words/parallel-sentences.ts";
import { loadTokenizer } from "./load-tokenizer.ts";
import { toTokenSpans } from "./token-spans.ts";
import { TOKENIZERS } from "./tokenizers.ts";

const TEXTS = [
	...PARALLEL_SENTENCES.flatMap(({ tr, en }) => [tr, en]),
	"ığdır 😀 👩‍👩‍👧 𐐷 <|endoftext|> <|im_start|> \uFFFD x",
	"",
];

it.each(TOKENIZERS.map(({ id }) => id))(
	"%s: pieces make up the text, and count all its tokens",
	async (id) => {
		const { encode, decode } = await loadTokenizer(id);
		for (const text of TEXTS) {
			const ids = encode(text);
			const pieces = toTokenSpans(text, ids, decode);
			expect(pieces.map((piece) => piece.text).join("")).toBe(text);
			expect(pieces.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(ids.length);
		}
	},
);

it("keeps the tokens of a letter that is cut in two together", async () => {
	const { encode, decode } = await loadTokenizer("cl100k_base");
	const text = "𐐷";
	expect(toTokenSpans(text, encode(text), decode)).toEqual([{ at: 0, text, tokens: encode(text).length }]);
	expect(encode(text).length).toBeGreaterThan(1);
});

it("counts known texts as the vocabularies do", async () => {
	const counts = await Promise.all(
		TOKENIZERS.map(async ({ id }) => (await loadTokenizer(id)).encode("hello world").length),
	);
	expect(counts).toEqual(TOKENIZERS.map(() => 2));
});

it("reads marks of special tokens as plain text", async () => {
	const counts = await Promise.all(
		TOKENIZERS.map(async ({ id }) => (await loadTokenizer(id)).encode("<|im_start|><|endoftext|>").length),
	);
	for (const count of counts) expect(count).toBeGreaterThan(4);
});
