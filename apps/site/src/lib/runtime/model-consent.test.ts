import { expect, it } from "vitest";
import { type AskReader, type ModelDownload, openConsent } from "./model-consent.ts";

const KEPT = [{ model: "acme/kept", bytes: 5, files: 1, contents: [], precisions: [] }];

/** Bytes of the kept model that come from elsewhere than the hub that is named; it was fetched from the hub itself. */
const countElsewhere = (_model: string, hubUrl?: string): Promise<number> =>
	Promise.resolve(hubUrl === undefined ? 0 : 5);

/** A consent whose reader agrees to these bytes, one request after the other, and the requests. */
function openFrom(
	{ model, hubUrl }: { readonly model: string; readonly hubUrl?: string },
	...answers: (number | undefined)[]
) {
	const questions: ModelDownload[] = [];
	const ask: AskReader = (download) => {
		questions.push(download);
		return Promise.resolve(answers[questions.length - 1]);
	};
	const device = {
		listKept: () => Promise.resolve(KEPT),
		countElsewhere,
		countRuntime: () => Promise.resolve(14),
	};
	return { ...openConsent(model, { hubUrl }, ask, device), questions };
}

function open(model: string, ...answers: (number | undefined)[]) {
	return openFrom({ model }, ...answers);
}

it("asks once where the table's size is that of the hub, before the hub is asked", async () => {
	const { askFirst, mayFetch, questions } = open("acme/fox", 100);
	expect([await askFirst(), await mayFetch({ bytes: 120, bytesToFetch: 120, isSizeKnown: true })]).toEqual([
		true,
		true,
	]);
	expect(questions).toEqual([{ model: "acme/fox", runtimeBytes: 14 }]);
});

it("asks again where more would come than the reader agreed to", async () => {
	const { askFirst, mayFetch, questions } = open("acme/fox", 100, undefined);
	expect([await askFirst(), await mayFetch({ bytes: 121, bytesToFetch: 121, isSizeKnown: true })]).toEqual([
		true,
		false,
	]);
	expect(questions[1]).toEqual({ model: "acme/fox", plan: { bytes: 121, keptBytes: 0 }, runtimeBytes: 14 });
});

it("asks again where no host names the size, and says so", async () => {
	const { askFirst, mayFetch, questions } = open("acme/fox", 100, 0);
	expect([await askFirst(), await mayFetch({ bytes: 0, bytesToFetch: 0, isSizeKnown: false })]).toEqual([
		true,
		true,
	]);
	expect(questions[1]).toEqual({
		model: "acme/fox",
		plan: { bytes: undefined, keptBytes: 0 },
		runtimeBytes: 14,
	});
});

it("asks for what is missing of a kept model when that is known, and takes a no", async () => {
	const { askFirst, mayFetch, questions } = open("acme/kept", undefined);
	expect([await askFirst(), await mayFetch({ bytes: 6, bytesToFetch: 1, isSizeKnown: true })]).toEqual([
		true,
		false,
	]);
	expect(questions).toEqual([{ model: "acme/kept", plan: { bytes: 1, keptBytes: 5 }, runtimeBytes: 14 }]);
	expect(await open("acme/fox", undefined).askFirst()).toBe(false);
});

it("asks before a mirror is contacted for a model that was kept from the hub, and names the mirror", async () => {
	const hubUrl = "https://hub.acme.example";
	const { askFirst, questions } = openFrom({ model: "acme/kept", hubUrl }, 5);
	expect(await askFirst()).toBe(true);
	expect(questions).toEqual([{ model: "acme/kept", hubUrl, runtimeBytes: 14 }]);
	expect(await open("acme/kept").askFirst()).toBe(true);
});
