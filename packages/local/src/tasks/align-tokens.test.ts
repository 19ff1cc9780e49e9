import { expect, test } from "vitest";
import { openLibrary } from "../../test/library.ts";
import { alignTokens, readTokens } from "./align-tokens.ts";

const library = await openLibrary();

/** The texts at the places of tokens. */
function cut(text: string, tokens: readonly (string | undefined)[]): string[] {
	return alignTokens(text, tokens).map(({ start, end }) => text.slice(start, end));
}

test("a word is not found inside another that comes before it", () => {
	const text = "Kalite kontrolünü Ali yaptı";
	expect(alignTokens(text, ["", "Kal", "##ite", "kontrol", "##ünü", "Ali", "yaptı", ""])[5]).toEqual({
		start: 18,
		end: 21,
	});
});

test("tokens are found one behind the other", () => {
	expect(alignTokens("kedi ve kedi", ["kedi", "ve", "kedi"])).toEqual([
		{ start: 0, end: 4 },
		{ start: 5, end: 7 },
		{ start: 8, end: 12 },
	]);
});

test("case, accents and spaces do not count", () => {
	expect(cut("Işık ŞEHRE vurdu", ["isik", "▁sehre".replace("▁", " "), "vurdu"])).toEqual([
		"Işık",
		"ŞEHRE",
		"vurdu",
	]);
	expect(cut("Ayşe Ankara' da", ["ayse", "ankara'", "da"])).toEqual(["Ayşe", "Ankara'", "da"]);
	expect(cut("cafe\u0301 noir", ["cafe", "noir"])).toEqual(["cafe\u0301", "noir"]);
	expect(cut("👍 iyi ﬁdan", ["👍", "iyi", "fidan"])).toEqual(["👍", "iyi", "ﬁdan"]);
});

test("an unknown token is what lies between its neighbours", () => {
	expect(cut("Bugün 漢字 geldi", ["Bugün", undefined, "geldi"])).toEqual(["Bugün", "漢字", "geldi"]);
	expect(cut("漢字", [undefined])).toEqual(["漢字"]);
	expect(cut("a 漢", ["a", undefined, ""])).toEqual(["a", "漢", ""]);
});

test("behind an unknown token a word begins where words begin", () => {
	expect(cut("Xkali Ali", [undefined, "Ali"])).toEqual(["Xkali", "Ali"]);
	expect(cut("Xkali", [undefined, "##ali"])).toEqual(["Xk", "ali"]);
});

test("behind a lost part of a word comes its next part, where spaces mark the words", () => {
	const tokens = ["Do", undefined, "an", " Ankara", "'da", " analiz", " yaptı"];
	expect(cut("Doğan Ankara'da analiz yaptı", tokens)).toEqual([
		"Do",
		"ğ",
		"an",
		"Ankara",
		"'da",
		"analiz",
		"yaptı",
	]);
});

test("a token that is not there has the place where the search stood", () => {
	expect(cut("a b", ["a", "x", "b"])).toEqual(["a", "", "b"]);
});

test("marks of headings are signs as others", () => {
	expect(cut("## Ali", ["##", "Ali"])).toEqual(["##", "Ali"]);
});

/** A tokenizer of SentencePiece with these pieces, whose decoder is one of those in use. */
function openPieces(pieces: readonly string[], decoder: object) {
	const metaspace = { type: "Metaspace", replacement: "▁", add_prefix_space: true, prepend_scheme: "always" };
	const tokenizer = {
		version: "1.0",
		added_tokens: [{ id: 0, content: "<unk>", special: true }],
		normalizer: null,
		pre_tokenizer: metaspace,
		post_processor: null,
		decoder: { ...metaspace, ...decoder },
		model: { type: "Unigram", unk_id: 0, vocab: ["<unk>", ...pieces].map((piece) => [piece, -1]) },
	};
	return new library.PreTrainedTokenizer(tokenizer, { unk_token: "<unk>" });
}

test.each([
	["Metaspace", {}],
	[
		"Replace and Strip",
		{
			type: "Sequence",
			decoders: [
				{ type: "Replace", pattern: { String: "▁" }, content: " " },
				{ type: "Fuse" },
				{ type: "Strip", content: " ", start: 1, stop: 0 },
			],
		},
	],
])("parts of SentencePiece behind a lost letter stay in their word: %s", (_name, decoder) => {
	const text = "Doğan Ankara'da 漢 2023 analiz yaptı";
	const pieces = ["▁Do", "an", "▁Ankara", "'da", "▁", "2023", "▁analiz", "▁yaptı"];
	const tokenizer = openPieces(pieces, decoder);
	const ids = tokenizer.encode(text, { add_special_tokens: false });
	const tokens = readTokens(tokenizer as unknown as Parameters<typeof readTokens>[0], ids); // the parts that are used
	expect(tokens.slice(0, 4)).toEqual([" Do", undefined, "an", " Ankara"]);
	const words = ["Do", "ğ", "an", "Ankara", "'da", "", "漢", "", "2023", "analiz", "yaptı"];
	expect(cut(text, tokens)).toEqual(words);
});

test("a word behind a lone mark of a start begins where words begin", () => {
	expect(cut("Xkali Ali", [undefined, " ", "Ali", " x"])).toEqual(["Xkali", "", "Ali", ""]);
});
