import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { snippetsFor } from "../src/snippets.ts";
import { type Case, listCases } from "./matrix/cases.ts";
import { KEYS } from "./matrix/expected.ts";
import { expectedOf, runCell } from "./matrix/run-cell.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

/** One case of each kind of request, reply and stream; the whole matrix runs with `npm run test:snippets`. */
const TITLES: ReadonlySet<string> = new Set([
	"groq conversational, hostile",
	"groq conversational, direct",
	"groq conversational, streamed-direct",
	"together conversational, streamed-hostile",
	"clarifai conversational, direct",
	"openai conversational, streamed",
	"auto conversational, routed",
	"auto conversational, named",
	"auto text-to-image, routed",
	"hf-inference conversational, endpoint",
	"hf-inference text-generation, endpoint",
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

const CASES = (await listCases()).filter(({ title }) => TITLES.has(title));

it("finds every case it names", () => {
	expect(CASES).toHaveLength(TITLES.size);
});

describe("printed code, run as it is", () => {
	let workbench: Workbench | undefined;
	beforeAll(async () => {
		workbench = await openWorkbench({ keys: KEYS });
	}, 180_000);
	afterAll(() => workbench?.close());

	describe.each(CASES.map((one): [string, Case] => [one.title, one]))("%s", (_title, { call }) => {
		const expected = expectedOf(call);
		it.each(
			snippetsFor(call).snippets.map(
				(snippet) => [`${snippet.language} ${snippet.client}`, snippet] as const,
			),
		)(
			"%s sends the client's own request and gives its result",
			async (_client, snippet) => {
				const bench = workbench as Workbench; // opened before all
				const { problem } = await runCell(snippet, call, await expected(snippet.client), bench);
				expect(problem && `${problem}\n${snippet.code}`).toBeUndefined();
			},
			60_000,
		);
	});
});
