import { expect, it } from "vitest";
import { findChunkAt, readSpokenChunks } from "./spoken-chunk.ts";

it("reads chunks with their times, an open end too, and leaves out what is none", () => {
	const output = {
		text: "ab",
		chunks: [
			{ text: " a", timestamp: [0, 1.5] },
			{ text: "b", timestamp: [1.5, null] },
			{ text: "c", timestamp: [null, 2] },
			{ text: 1, timestamp: [0, 2] },
			null,
		],
	};
	expect(readSpokenChunks(output)).toEqual([
		{ text: "a", from: 0, to: 1.5 },
		{ text: "b", from: 1.5, to: undefined },
	]);
	expect(readSpokenChunks("text")).toEqual([]);
	expect(readSpokenChunks({ text: "no times" })).toEqual([]);
});

it("finds the chunk that is heard", () => {
	const chunks = readSpokenChunks({
		chunks: [
			{ text: "a", timestamp: [0, 1] },
			{ text: "b", timestamp: [2, null] },
		],
	});
	expect([0.5, 1, 1.5, 2, 99].map((time) => findChunkAt(chunks, time))).toEqual([0, -1, -1, 1, 1]);
});
