import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCases } from "./matrix/cases.ts";
import { KEYS } from "./matrix/expected.ts";
import { runCell } from "./matrix/run-cell.ts";
import { type Cell, runMatrix, toCells } from "./matrix/run-matrix.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

/** One case of each kind of request, reply and stream; the whole matrix runs with `npm run test:snippets`. */
const TITLES: ReadonlySet<string> = new Set([
	"groq conversational, hostile",
	"groq conversational, direct",
	"groq conversational, nulled",
	"groq conversational, billed-direct",
	"groq conversational, streamed-direct",
	"together conversational, streamed-hostile",
	"clarifai conversational, direct",
	"openai conversational, streamed",
	"auto conversational, routed",
	"auto conversational, named",
	"auto text-to-image, routed",
	"hf-inference conversational, endpoint",
	"hf-inference conversational, endpoint-billed",
	"hf-inference text-generation, endpoint",
	"hf-inference text-generation, endpoint-streamed",
	"hf-inference text-classification, endpoint",
	"hf-inference text-classification, hostile",
	"hf-inference sentence-similarity, hostile",
	"hf-inference text-to-image, billed",
	"hf-inference text-to-image, set",
	"hf-inference text-to-audio, billed",
	"hf-inference text-to-speech, routed",
	"hf-inference image-classification, routed",
	"hf-inference image-classification, set",
	"hf-inference document-question-answering, hostile",
	"hf-inference table-question-answering, hostile",
	"hf-inference tabular-classification, routed",
	"hf-inference visual-question-answering, routed",
	"hf-inference zero-shot-image-classification, routed",
	"hf-inference feature-extraction, routed",
	"scaleway feature-extraction, routed",
	"novita text-generation, streamed",
	"deepinfra automatic-speech-recognition, direct",
	"fal-ai automatic-speech-recognition, direct",
	"replicate automatic-speech-recognition, routed",
	"fal-ai audio-to-audio, routed",
	"zai-org image-to-text, routed",
	"nscale text-to-image, hostile",
	"fal-ai text-to-image, hostile",
	"fal-ai image-to-image, hostile",
	"fal-ai image-to-video, direct",
	"fal-ai image-text-to-image, routed",
	"replicate image-to-image, direct",
	"together image-to-image, routed",
	"wavespeed image-to-video, routed",
	"black-forest-labs text-to-image, direct",
]);

/** The cases whose programs are also started as users start them, each by an interpreter of its own. */
const ALONE: ReadonlySet<string> = new Set([
	"groq conversational, hostile",
	"fal-ai image-to-image, hostile",
]);

const CASES = (await listCases()).filter(({ title }) => TITLES.has(title));
const AT_ONCE = 4;
const PART_MS = 300_000;

/** The programs of a case, by the names of their clients. */
const PROGRAMS = CASES.map(
	(one) =>
		[
			one.title,
			toCells(one).map((cell) => [`${cell.snippet.language} ${cell.snippet.client}`, cell] as const),
		] as const,
);

function describeProblem({ snippet }: Cell, problem: string | undefined): string | undefined {
	return problem && `${problem}\n${snippet.code}`;
}

it("finds every case it names", () => {
	expect(CASES).toHaveLength(TITLES.size);
	expect([...ALONE].filter((title) => !TITLES.has(title))).toEqual([]);
});

describe("printed code", () => {
	const problems = new Map<Cell, string | undefined>();
	beforeAll(async () => {
		const cells = PROGRAMS.flatMap(([, programs]) => programs.map(([, cell]) => cell));
		await runMatrix(cells, AT_ONCE, ({ cell, problem }) => problems.set(cell, problem));
	}, PART_MS);

	describe.each(PROGRAMS)("%s", (_title, programs) => {
		it.each(programs)("%s sends the client's own request and gives its result", (_client, cell) => {
			expect(problems.has(cell)).toBe(true);
			expect(describeProblem(cell, problems.get(cell))).toBeUndefined();
		});
	});
});

describe("printed code, started by itself", () => {
	let workbench: Workbench | undefined;
	beforeAll(async () => {
		workbench = await openWorkbench({ keys: KEYS });
	}, PART_MS);
	afterAll(() => workbench?.close());

	describe.each(PROGRAMS.filter(([title]) => ALONE.has(title)))("%s", (_title, programs) => {
		it.each(programs)(
			"%s does the same",
			async (_client, cell) => {
				const { snippet, one, expected } = cell;
				const bench = workbench as Workbench; // opened before all
				const { problem } = await runCell(snippet, one.call, await expected(snippet.client), bench);
				expect(describeProblem(cell, problem)).toBeUndefined();
			},
			60_000,
		);
	});
});
