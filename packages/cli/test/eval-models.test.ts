import { writeFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useEvalBench } from "./eval-bench.ts";

const MODEL = "pusula/conversational";

const { path, simulator, evaluate } = useEvalBench();

beforeAll(() => writeFile(path("in.jsonl"), '{"messages":"Merhaba","answer":"Selam"}\n'));
beforeEach(() => simulator().simulator.clear());

const measure = (...more: readonly string[]) =>
	evaluate(["conversational", path("in.jsonl"), "--expected", "answer", "--json", ...more]);
const providers = (): readonly string[] =>
	simulator().simulator.requests.flatMap(({ method, provider }) => (method === "POST" ? [provider] : []));

interface Measured {
	readonly name: string;
	readonly inputTokens: number;
	readonly outputTokens: number;
	readonly price: number;
}
const readModels = (out: string): readonly Measured[] => (JSON.parse(out) as { models: Measured[] }).models;

describe("models of pusula eval", () => {
	it("have each its provider and its price, in their order", async () => {
		const models = ["-m", MODEL, "-m", MODEL, "-p", "groq", "-p", "together"];
		const { code, out } = await measure(...models, "--price", "3", "--price", "1000000/2000000");
		expect(code).toBe(0);
		const [first, second] = readModels(out);
		expect([first, second]).toMatchObject([
			{ name: `${MODEL}:groq`, price: 3 },
			{ name: `${MODEL}:together`, price: (second?.inputTokens ?? 0) + 2 * (second?.outputTokens ?? 0) },
		]);
		expect(second?.price).toBeGreaterThan(0);
		expect(providers().toSorted()).toEqual(["groq", "together"]);
	});

	it("share a provider and a price that are given once", async () => {
		const { out } = await measure("-m", MODEL, "-m", "Qwen/Qwen3-32B", "-p", "groq", "--price", "3");
		expect(readModels(out)).toMatchObject([
			{ name: MODEL, price: 3 },
			{ name: "Qwen/Qwen3-32B", price: 3 },
		]);
		expect(providers()).toEqual(["groq", "groq"]);
	});

	it("are bounded together, each by its own price", async () => {
		const models = ["-m", MODEL, "-m", MODEL, "-p", "groq", "-p", "together"];
		const prices = ["--price", "3", "--price", "0.5"];
		const { code, err } = await measure(...models, ...prices, "--max-price", "3.4", "--concurrency", "1");
		expect([code, err]).toEqual([1, expect.stringContaining("could exceed --max-price")]);
		expect(providers()).toEqual(["groq"]);
	});

	it.each([
		[["-p", "groq", "-p", "together"], "en", "--provider is given 2 times, and --model 3 times."],
		[["--price", "1", "--price", "2"], "tr", "--price 2 kez, --model 3 kez verilmiş."],
		[[], "en", "--model a/b is given twice with the same provider"],
	])("are refused with %j in %s", async (more, lang, words) => {
		const { code, err } = await measure("-m", "a/b", "-m", "a/b", "-m", "c/d", ...more, "--lang", lang);
		expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringContaining(words)]);
		expect(providers()).toEqual([]);
	});

	it("keep their answers where another provider joins", async () => {
		const out = ["--out", path("kept.md"), "--price", "1"];
		const stopped = await measure("-m", MODEL, "-m", "c/d", "-p", "groq", "--max-price", "1", ...out);
		expect([stopped.code, providers()]).toEqual([1, ["groq"]]);
		simulator().simulator.clear();
		const models = ["-m", MODEL, "-m", MODEL, "-p", "groq", "-p", "together"];
		expect((await measure(...models, ...out)).code).toBe(0);
		expect(providers()).toEqual(["together"]);
	});
});
