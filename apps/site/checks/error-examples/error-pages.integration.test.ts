import { globSync, readFileSync } from "node:fs";
import { ERROR_CODES, ERROR_FACTS, type ErrorCode, InferenceError } from "@pusula/inference";
import { createSimulator } from "@pusula/simulator";
import { describe, expect, it } from "vitest";
import { holdsMessage } from "../../src/features/errors/message-pattern.ts";
import { LOCALES } from "../../src/lib/locale.ts";
import { PROVOCATIONS } from "./provocations.ts";
import { readPages, type WrittenPage } from "./read-page.ts";
import { runExample } from "./run-example.ts";

const PAGES = readPages();
const WRITTEN = ERROR_CODES.filter((code) => PAGES.some((page) => page.code === code));
const CLIENT = new URL("../../../../packages/{inference,local}/src/", import.meta.url).pathname;
/** Examples of models on the reader's own machine load the library that runs them. Milliseconds. */
const LOADING_MS = 120_000;
const KEYS = {
	HF_TOKEN: "hf_example",
	GROQ_API_KEY: "gsk_example",
	FAL_KEY: "fal-example",
	OPENAI_API_KEY: "sk-example",
};

function findPage(code: ErrorCode, locale: string): WrittenPage | undefined {
	return PAGES.find((page) => page.code === code && page.locale === locale);
}

/** Requests to a simulator that provokes an error. */
function provoke(code: ErrorCode): typeof fetch {
	const { change, store: _store, ...options } = PROVOCATIONS[code] ?? {};
	const simulator = createSimulator(options);
	return async (input, init) => {
		const response = await simulator.fetch(input, init);
		return change ? change(response, new Request(input).url) : response;
	};
}

/** The code without the words that it prints beside the error's code. */
function withoutPrintedWords(example: string): string {
	return example.replaceAll(/console\.error\(error\.code,.*\);/g, (line) =>
		line.replaceAll(/`[^`]*`|"[^"]*"/g, '""'),
	);
}

/** Whether a text is put together from two that the sources hold. */
function isJoined(piece: string, sources: string): boolean {
	const cuts = Array.from({ length: piece.length }, (_, at) => at);
	return cuts.some((at) => sources.includes(piece.slice(0, at)) && sources.includes(piece.slice(at)));
}

describe("error pages", () => {
	it.each(LOCALES)("are about codes of the client, the same in %s as in every language", (locale) => {
		const codes = PAGES.filter((page) => page.locale === locale).map(({ code }) => code);
		expect(codes.toSorted()).toEqual(WRITTEN.toSorted());
	});

	it.each(WRITTEN)("shows the same code for %s in both languages, its words in the page's own", (code) => {
		const examples = LOCALES.map((locale) => findPage(code, locale)?.example ?? "");
		const [first, ...others] = examples.map(withoutPrintedWords);
		expect(first).toContain("error.code");
		for (const other of others) expect(other).toBe(first);
	});

	it("quotes messages as the client writes them", () => {
		const sources = globSync(`${decodeURI(CLIENT)}**/*.ts`)
			.filter((file) => !file.endsWith("/error-facts.ts"))
			.map((file) => readFileSync(file, "utf8"))
			.join("\n");
		const pieces = Object.values(ERROR_FACTS).flatMap(({ messages }) =>
			messages.flatMap((message) => message.split(/\{\w+\}/)),
		);
		const isWritten = (piece: string): boolean => sources.includes(piece) || isJoined(piece, sources);
		expect(pieces.filter((piece) => !isWritten(piece))).toEqual([]);
	});
});

describe("examples", () => {
	it.each(WRITTEN)("meets and handles %s", { timeout: LOADING_MS }, async (code) => {
		const example = findPage(code, "tr")?.example ?? "";
		const { printed, errors } = await runExample(example, {
			fetch: provoke(code),
			env: KEYS,
			store: PROVOCATIONS[code]?.store,
		});
		const met = errors.filter((error) => InferenceError.is(error));
		const [error] = met;
		expect(met.map((one) => one.code)).toContain(code);
		expect(printed.join("\n")).toContain(code);
		const { className, messages, hasFreeWords, billed } = ERROR_FACTS[code];
		const isKnown = messages.some((message) => holdsMessage(error?.message ?? "", message));
		const wasBilled = error?.attempts?.some(({ mayBeBilled }) => mayBeBilled) ?? false;
		expect(error?.constructor.name).toBe(className);
		expect(isKnown || hasFreeWords).toBe(true);
		expect(wasBilled && billed === "no").toBe(false);
	});
});
