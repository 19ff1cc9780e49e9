import { expect, test } from "vitest";
import { openLibrary } from "../../test/library.ts";
import type { Tokenizer } from "../types/loaded-model.ts";
import { readIds } from "./token-ids.ts";
import { toWindows } from "./windows.ts";

const library = await openLibrary();

/** A tokenizer of whole words, that puts a mark around a text on either side. */
function openWords(words: readonly string[], model_max_length: number): Tokenizer {
	const mark = { SpecialToken: { id: "[M]", type_id: 0 } };
	const around = [mark, { Sequence: { id: "A", type_id: 0 } }, mark];
	const tokenizer = {
		version: "1.0",
		added_tokens: [{ id: 1, content: "[M]", special: true }],
		normalizer: null,
		pre_tokenizer: { type: "BertPreTokenizer" },
		post_processor: {
			type: "TemplateProcessing",
			single: around,
			pair: around,
			special_tokens: { "[M]": { id: "[M]", ids: [1], tokens: ["[M]"] } },
		},
		decoder: { type: "WordPiece", prefix: "##", cleanup: false },
		model: {
			type: "WordPiece",
			unk_token: "[U]",
			continuing_subword_prefix: "##",
			max_input_chars_per_word: 100,
			vocab: Object.fromEntries(["[U]", "[M]", ...words].map((word, id) => [word, id])),
		},
	};
	const config = { unk_token: "[U]", model_max_length };
	return new library.PreTrainedTokenizer(tokenizer, config) as unknown as Tokenizer; // the parts that are used
}

const TEXT = "su bir. su iki üç dört beş. altı yedi sekiz";
const WORDS = [".", "su", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz"];

const cut = (most: number, options = {}, config = {}) =>
	toWindows(TEXT, openWords(WORDS, most), config, options);

test("a text that fits is one part", () => {
	expect(cut(14)).toEqual([{ text: TEXT, start: 0 }]);
	expect(cut(Infinity)).toHaveLength(1);
});

test("parts end with a sentence where that leaves them half full, else with a word, and have all of the text", () => {
	expect(cut(8).map(({ text }) => text)).toEqual(["su bir. ", "su iki üç dört beş. ", "altı yedi sekiz"]);
	expect(cut(5).map(({ text }) => text)).toEqual(["su bir. ", "su iki üç ", "dört beş. ", "altı yedi sekiz"]);
	for (const { text, start } of cut(5)) expect(TEXT.startsWith(text, start)).toBe(true);
	expect(cut(Infinity, {}, { max_position_embeddings: 8 })).toHaveLength(3);
});

test("a model that reads distances alone has no last position", () => {
	const config = { max_position_embeddings: 8, position_biased_input: false };
	expect(cut(1e30, {}, config)).toHaveLength(1);
});

test.each(["roberta", "xlm-roberta", "camembert"])("%s has no token at its first positions", (model_type) => {
	const parts = cut(8);
	expect(cut(1e30, {}, { model_type, max_position_embeddings: 10, pad_token_id: 1 })).toEqual(parts);
	expect(cut(1e30, {}, { model_type, max_position_embeddings: 10 })).toEqual(parts);
	expect(cut(1e30, {}, { model_type, max_position_embeddings: 9, pad_token_id: 0 })).toEqual(parts);
	expect(cut(8, {}, { model_type, max_position_embeddings: 14, pad_token_id: 1 })).toEqual(parts);
	expect(cut(1e30, {}, { model_type, max_position_embeddings: 9, pad_token_id: 1 })).not.toEqual(parts);
});

test("parts for a question have what they are told in common, and room for the question", () => {
	const parts = cut(12, { question: "su", overlap: 2 });
	expect(parts.map(({ text }) => text)).toEqual(["su bir. su iki üç dört ", "üç dört beş. altı yedi sekiz"]);
	expect(() => cut(12, { question: "su ".repeat(8), overlap: 2 })).toThrow("The question has 10 tokens");
});

/** How many tokens each part of a text has, and the parts joined. */
function readParts(text: string, words: readonly string[], most: number) {
	const tokenizer = openWords(words, most);
	const parts = toWindows(text, tokenizer, {});
	const counts = parts.map((part) => readIds(tokenizer(part.text)["input_ids"]).length);
	return { most: Math.max(...counts), joined: parts.map((part) => part.text).join("") };
}

test("a part that begins inside a word has room for the tokens that it has by itself", () => {
	const text = "abab".repeat(20);
	const parts = readParts(text, ["a", "ab", "##a", "##b", "##abab"], 8);
	expect(parts).toEqual({ most: 8, joined: text });
});

test("a stretch of words that the tokenizer does not know is read to its end", () => {
	for (const text of ["漢字 ".repeat(40), "🦊 ".repeat(40)]) {
		const parts = readParts(text, WORDS, 8);
		expect(parts).toEqual({ most: 8, joined: text });
	}
});
