import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import expected from "../../../../language-model/expected.json" with { type: "json" };
import { SMALL_MODEL, SMALL_MODEL_FOLDER } from "../../../facts/local/small-model.ts";
import { startText } from "../lab/lab-text.ts";
import { writeOn } from "../lab/write-on.ts";
import type { ModelShape, OpenModel, TokenRow } from "../runtime/open-model.ts";
import { createReader } from "../runtime/read-tokens.ts";
import type { TokenCodec } from "../tokens/token-codec.ts";
import { openShippedModel, readShippedFile, SHIPPED_FOLDER } from "./open-shipped-model.ts";

const LARGEST_BYTES = 6_000_000;
/** Decimal places to which scores agree with PyTorch's; they lie between about -15 and 15. */
const PLACES = 3;
const TEXTS = Object.values(expected);

let model: OpenModel;
let codec: TokenCodec;
let config: ModelShape;

beforeAll(async () => {
	({ model, codec, shape: config } = await openShippedModel());
});

describe("the files of the small model", () => {
	it("are those that its record names, byte for byte", () => {
		const names = readdirSync(SHIPPED_FOLDER, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) =>
				`${parentPath}/${name}`.slice(SHIPPED_FOLDER.pathname.length).replace(/^\//, ""),
			);
		expect(names.toSorted()).toEqual(Object.keys(SMALL_MODEL.files).toSorted());
		for (const [path, { bytes, sha256 }] of Object.entries(SMALL_MODEL.files)) {
			const content = readShippedFile(path);
			const found = { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
			expect({ path, ...found }).toEqual({ path, bytes, sha256 });
		}
	});

	it("lie in a folder whose name changes with any of them", () => {
		const lines = Object.entries(SMALL_MODEL.files).map(([path, { sha256 }]) => `${path} ${sha256}\n`);
		const version = createHash("sha256").update(lines.toSorted().join("")).digest("hex").slice(0, 12);
		expect(SMALL_MODEL_FOLDER).toBe(`/models/${SMALL_MODEL.id}/${version}/`);
	});

	it("hold weights of at most six megabytes, and no path of the machine that made them", () => {
		const graph = readShippedFile("onnx/model.onnx");
		expect(graph.length).toBeLessThanOrEqual(LARGEST_BYTES);
		expect(Buffer.from(graph).toString("latin1")).not.toMatch(/\.py\b|\/home\/|\/work\//);
	});

	it("have a record that says where the text lies that they were trained on", () => {
		expect(SMALL_MODEL.commit).toMatch(/^[\da-f]{40}$/);
		expect(SMALL_MODEL.corpusSha256).toMatch(/^[\da-f]{64}$/);
	});

	it("have the sizes that the record and PyTorch agreed on", () => {
		const { vocabulary, context, width, heads, layers } = SMALL_MODEL.config;
		expect(config).toMatchObject({
			vocab_size: vocabulary,
			n_positions: context,
			n_embd: width,
			n_head: heads,
			n_layer: layers,
		});
		expect(SMALL_MODEL.graphDifference).toBeLessThan(1e-4);
		expect(SMALL_MODEL.perplexity).toBeCloseTo(Math.exp(SMALL_MODEL.heldOutLoss), 6);
	});
});

describe.each(TEXTS)("$text", ({ text, ids, bestIds, bestScores, logSums, lastScores, lastOnFirst }) => {
	it("is cut into the tokens that training cut", () => {
		expect(codec.encode(text)).toEqual(ids);
		expect(codec.decode(ids)).toBe(text);
	});

	it("gets the scores and the attention that PyTorch computed", async () => {
		const rows = await run(ids);
		for (const [place, { scores }] of rows.entries()) {
			const best = scores.indexOf(scores.reduce((most, score) => Math.max(most, score), -Infinity));
			expect(best).toBe(bestIds[place]);
			expect(scores[best]).toBeCloseTo(bestScores[place] ?? NaN, PLACES);
			expect(toLogSum(scores)).toBeCloseTo(logSums[place] ?? NaN, PLACES);
		}
		const last = rows.at(-1);
		lastScores.forEach((score, index) => expect(last?.scores[index * 64]).toBeCloseTo(score, PLACES));
		lastOnFirst.flat().forEach((weight, head) => {
			expect(last?.attention[head * ids.length]).toBeCloseTo(weight, PLACES);
		});
	});

	it("is read token by token as in one pass", async () => {
		const whole = await run(ids);
		await model.run([codec.endId, codec.endId]);
		const steps: TokenRow[] = [];
		for (let count = 1; count <= ids.length; count++) {
			const { start, rows } = await model.run(ids.slice(0, count));
			expect(start).toBe(count - 1);
			steps.push(...rows);
		}
		for (const [place, { scores, attention }] of steps.entries()) {
			expect(findLargestGap(scores, whole[place]?.scores)).toBeLessThan(1e-3);
			expect(findLargestGap(attention, whole[place]?.attention)).toBeLessThan(1e-3);
		}
	});

	it("has attention that sums to 1 in every head", async () => {
		for (const [place, { attention }] of (await run(ids)).entries()) {
			const count = place + 1;
			for (let from = 0; from < attention.length; from += count) {
				const sum = attention.subarray(from, from + count).reduce((total, weight) => total + weight, 0);
				expect(sum).toBeCloseTo(1, 4);
			}
		}
	});
});

describe("what the page says of the model", () => {
	it.each([
		[" model", 1],
		["ler", 1],
		["ing", 1],
		["ğ", 1],
		["Ğ", 2],
		["ñ", 2],
	])("%j is %i token(s)", (text, count) => expect(codec.encode(text).slice(1)).toHaveLength(count));

	it("shows a capital Ğ as its two bytes", () => {
		const parts = codec.encode("Ğ").slice(1).map(codec.partsOf);
		expect(parts).toEqual([[{ kind: "byte", byte: 0xc4 }], [{ kind: "byte", byte: 0x9e }]]);
	});

	it("runs into a loop when it always takes the best token", async () => {
		const settings = { temperature: 0, topK: Infinity, topP: 1, penalty: 1 };
		const read = createReader(model, config.n_positions);
		const given = startText(codec.encode("Bir dil modeli, sıradaki"));
		let { ids } = given;
		for await (const text of writeOn(given, { read, settings, seed: 1, endId: codec.endId })) {
			({ ids } = text);
			if (ids.length >= given.ids.length + 80) break;
		}
		const written = codec.decode(ids.slice(given.ids.length));
		expect(written).toMatch(/(.{3,40})\1{4}/u);
	});

	it("gives the start of a text many times its equal share in some heads of the last layers", () => {
		const { ids, lastOnFirst } = expected.tr;
		const largest = Math.max(...lastOnFirst.slice(-2).flat());
		expect(largest * ids.length).toBeGreaterThan(3);
	});
});

describe("a text as long as the context", () => {
	it("is read, and a longer one is refused by the graph", async () => {
		const ids = Array.from({ length: config.n_positions }, () => 300);
		await expect(run(ids)).resolves.toHaveLength(config.n_positions);
		await expect(run([...ids, 300])).rejects.toThrow("out of data bounds");
	});
});

/** All rows of a text, computed in one pass whatever was read before. */
async function run(ids: readonly number[]): Promise<readonly TokenRow[]> {
	await model.run([1, 2, 3]);
	const { start, rows } = await model.run(ids);
	expect(start).toBe(0);
	return rows;
}

function toLogSum(scores: Float32Array): number {
	return Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
}

function findLargestGap(one: Float32Array, other: Float32Array | undefined): number {
	return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other?.[index] ?? NaN))), 0);
}
