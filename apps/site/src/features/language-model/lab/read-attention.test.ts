import { describe, expect, it } from "vitest";
import { findTopLooks, readLooks } from "./read-attention.ts";

const SHAPE = { layers: 2, heads: 2 };
/** Of the second token: two weights for each head of each layer. */
const ROW = { scores: new Float32Array(), attention: Float32Array.of(0, 1, 0.25, 0.75, 0.5, 0.5, 1, 0) };

describe("attention", () => {
	it.each([
		[{ layer: 0, head: 1 }, [0.25, 0.75]],
		[{ layer: 1, head: 0 }, [0.5, 0.5]],
		[{ layer: 1, head: 1 }, [1, 0]],
	])("of %o is its own part of the row", (place, looks) => {
		expect([...readLooks(ROW, place, SHAPE)]).toEqual(looks);
	});

	it("names what is looked at most, of equals the nearer first", () => {
		expect(findTopLooks(Float32Array.of(0.25, 0.5, 0.25), 2)).toEqual([
			{ place: 1, weight: 0.5 },
			{ place: 2, weight: 0.25 },
		]);
	});
});
