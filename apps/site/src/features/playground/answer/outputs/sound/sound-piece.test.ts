import { expect, it } from "vitest";
import { findPieceAt, readPieces } from "./sound-piece.ts";

it("reads pieces with their times, an open end too, and leaves out what is none", () => {
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
	expect(readPieces(output)).toEqual([
		{ text: "a", from: 0, to: 1.5 },
		{ text: "b", from: 1.5, to: undefined },
	]);
	expect(readPieces("text")).toEqual([]);
	expect(readPieces({ text: "no times" })).toEqual([]);
});

it("finds the piece that is heard", () => {
	const pieces = readPieces({
		chunks: [
			{ text: "a", timestamp: [0, 1] },
			{ text: "b", timestamp: [2, null] },
		],
	});
	expect([0.5, 1, 1.5, 2, 99].map((time) => findPieceAt(pieces, time))).toEqual([0, -1, -1, 1, 1]);
});
