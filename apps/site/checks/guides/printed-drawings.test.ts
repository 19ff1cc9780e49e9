import { expect, test } from "vitest";
import { WEIGHTS } from "../../src/features/drawings/drawings/models/causal-weights.ts";
import { RETURNED } from "../../src/features/drawings/drawings/calls/checked-call.ts";
import { MODEL_SIZES } from "../../src/features/drawings/drawings/models/heads-on-a-body.ts";
import { PRINTED_SHARES } from "../../src/features/drawings/drawings/models/inside-a-pipeline.ts";
import { PAIRS } from "../../src/features/drawings/drawings/models/matched-weights.ts";
import { CHAT_TEXT } from "../../src/features/drawings/drawings/tokens/messages-to-text.ts";
import { RECALL } from "../../src/features/drawings/drawings/models/recalled-number.ts";
import { TOUR } from "../../src/features/drawings/drawings/models/sentence-to-label.ts";
import { EXPORTED } from "../../src/features/drawings/drawings/models/sizes-of-a-model.ts";
import { PANEL_SHARES } from "../../src/features/drawings/drawings/pictures/squeeze-or-crop.ts";
import { findGuide } from "../../src/features/guides/guides.ts";

function printed(guide: string, cell: string): string {
	return findGuide(guide).record.cells.find(({ id }) => id === cell)?.output ?? "";
}

test("the drawn weights are those that the guide to attention printed", () => {
	for (const [cell, rows] of Object.entries(WEIGHTS)) expect(printed("attention", cell)).toContain(rows);
});

test("the drawn shares are those that the guide to preprocessing printed", () => {
	const lines = Object.entries(PANEL_SHARES).map(([name, share]) => `${name} ${share}`);
	expect(printed("preprocessing", "squeezed").split("\n")).toEqual(lines);
});

test("the drawn tokens and shares are those that the quick tour printed", () => {
	expect(printed("quick-tour", "tokenizer")).toBe(`${TOUR.ids}\n${TOUR.tokens}`);
	expect(printed("quick-tour", "forward")).toBe(TOUR.shares);
});

test("the drawn shares are those that the guide to pipelines printed", () => {
	expect(printed("pipeline", "all")).toBe(PRINTED_SHARES);
});

test("the drawn notes are those that a model of the guide to sharing wrote", () => {
	expect(printed("sharing", "train")).toContain(RECALL.train);
	expect(printed("sharing", "masked").split("\n").slice(1)).toEqual([RECALL.masked, "0"]);
	expect(printed("sharing", "recalled")).toBe(RECALL.recalled);
});

test("the drawn text is what the chat template of the guide printed", () => {
	expect(printed("chat-templates", "prompt").trim()).toBe(CHAT_TEXT);
});

test("the drawn sizes and the answer are those that the guide to ONNX printed", () => {
	for (const [cell, text] of Object.entries(EXPORTED)) expect(printed("onnx", cell)).toContain(text);
});

test("weights are drawn without a partner where the guide to loading printed their keys", () => {
	const [missing = "", unexpected = ""] = printed("loading", "missing").split("\n");
	const rootsOf = (line: string) => [
		...new Set([...line.matchAll(/'(\w+(?:\.(?:pooler|predictions))?)/g)].map(([, root]) => root)),
	];
	expect(rootsOf(missing)).toEqual(PAIRS.flatMap((pair) => ("file" in pair ? [] : [pair.model])));
	expect(rootsOf(unexpected)).toEqual(PAIRS.flatMap((pair) => ("model" in pair ? [] : [pair.file])));
});

test("the drawn sizes of a model are those that the page makes", () => {
	const { code = "" } = findGuide("api-loading").cells.find(({ id }) => id === "folder") ?? {};
	const { labels, ...sizes } = MODEL_SIZES;
	for (const [name, size] of Object.entries(sizes)) expect(code).toContain(`${name}=${size}`);
	expect(code).toContain(`${labels - 1}: "olumlu"}`);
});

test("the drawn errors are those that the guide to tool calling returned", () => {
	const wrong = printed("tool-calling", "wrong");
	for (const text of RETURNED.wrong) expect(wrong).toContain(text);
	expect(printed("tool-calling", "stubborn")).toContain(RETURNED.stubborn);
	expect(printed("tool-calling", "run")).toContain(RETURNED.run);
});
