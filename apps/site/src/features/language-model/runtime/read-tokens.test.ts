import { describe, expect, it } from "vitest";
import type { OpenModel } from "./open-model.ts";
import { createReader } from "./read-tokens.ts";

/** A model whose score is the token itself, and that computes only what is new, as the true one does. */
function createModel(): OpenModel & { readonly runs: number[] } {
	let known: readonly number[] = [];
	const runs: number[] = [];
	return {
		runs,
		run: (ids) => {
			const isLonger = ids.length > known.length && known.every((id, place) => ids[place] === id);
			const start = isLonger ? known.length : 0;
			known = ids;
			runs.push(ids.length - start);
			const rows = ids
				.slice(start)
				.map((id) => ({ scores: Float32Array.of(id), attention: new Float32Array() }));
			return Promise.resolve({ start, rows });
		},
	};
}

const idsOf = ({ rows }: { readonly rows: readonly { readonly scores: Float32Array }[] }): unknown[] =>
	rows.map(({ scores }) => scores[0]);

describe("reading with the model", () => {
	it("has a row for every token, of which only the new ones are computed", async () => {
		const model = createModel();
		const read = createReader(model, 10);
		await read([1, 2]);
		expect(idsOf(await read([1, 2, 3]))).toEqual([1, 2, 3]);
		expect(model.runs).toEqual([2, 1]);
	});

	it("reads the end of a text that is longer than the context", async () => {
		const read = createReader(createModel(), 3);
		await read([1, 2, 3]);
		const seen = await read([1, 2, 3, 4]);
		expect(seen.ids).toEqual([2, 3, 4]);
		expect(idsOf(seen)).toEqual([2, 3, 4]);
	});

	it("keeps apart what is asked at once", async () => {
		const read = createReader(createModel(), 10);
		const [one, other] = await Promise.all([read([1, 2]), read([5])]);
		expect([idsOf(one), idsOf(other)]).toEqual([[1, 2], [5]]);
	});

	it("goes on after a run that failed", async () => {
		const model = createModel();
		let isBroken = true;
		const read = createReader(
			{ run: (ids) => (isBroken ? Promise.reject(new Error("broken")) : model.run(ids)) },
			10,
		);
		await expect(read([1])).rejects.toThrow("broken");
		isBroken = false;
		expect(idsOf(await read([1]))).toEqual([1]);
	});
});
