import { expect, it } from "vitest";
import { toRunRates, toRunTimes } from "./run-rates.ts";

const CALL = {
	task: "conversational",
	provider: "groq",
	model: "m",
	args: {},
	stream: true,
	routed: true,
	scenario: "",
};
const output = { text: "abcdefghij", reasoning: "klmno", toolCalls: [] };

it("counts tokens as the provider did, from the first chunk on", () => {
	const run = { call: CALL, output, firstChunkMs: 500, tookMs: 2500, usage: { completionTokens: 100 } };
	expect(toRunRates(run)).toEqual({ tokensPerSecond: 50 });
});

it("counts characters where the provider counts nothing", () => {
	expect(toRunRates({ call: CALL, output, firstChunkMs: 0, tookMs: 1000 })).toEqual({
		charactersPerSecond: 15,
	});
	const generated = { generated_text: "abcd" };
	expect(toRunRates({ call: CALL, output: generated, firstChunkMs: 0, tookMs: 500 })).toEqual({
		charactersPerSecond: 8,
	});
});

it("gives no speed of an answer in one chunk, one that goes on, or one too short to measure", () => {
	const usage = { completionTokens: 5 };
	expect(
		toRunRates({ call: { ...CALL, stream: false }, output, firstChunkMs: 0, tookMs: 900, usage }),
	).toEqual({});
	expect(toRunRates({ call: CALL, output, firstChunkMs: 10, usage })).toEqual({});
	expect(toRunRates({ call: CALL, output, firstChunkMs: 10, tookMs: 20, usage })).toEqual({});
	expect(toRunRates({ call: CALL, output: [0.5], firstChunkMs: 10, tookMs: 900 })).toEqual({});
});

const RAN = { model: "m", device: "wasm", loadMs: 700, runMs: 2000 } as const;

it("leaves the reader's consent and the wait for another model out of the times of a model on this device", () => {
	const run = { call: CALL, output, firstChunkMs: 60_500, tookMs: 62_000, ran: RAN };
	expect(toRunTimes(run)).toEqual({ firstMs: 500, loadMs: 700, runMs: 2000 });
	expect(toRunTimes({ ...run, call: { ...CALL, stream: false } })).toEqual({ loadMs: 700, runMs: 2000 });
	expect(toRunTimes({ call: CALL, firstChunkMs: 10, tookMs: 90 })).toEqual({ firstMs: 10, runMs: 90 });
});

it("counts the tokens of a model on this device over its own time, streamed or not", () => {
	const run = { call: { ...CALL, stream: false }, output, tookMs: 62_000, ran: RAN };
	expect(toRunRates({ ...run, usage: { completionTokens: 100 } })).toEqual({ tokensPerSecond: 50 });
});
