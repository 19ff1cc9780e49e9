import { expect, it } from "vitest";
import {
	type ChosenModel,
	countCalls,
	currencyOf,
	estimatePrice,
	joinArgs,
	priceOf,
	readPrice,
} from "./measurement.ts";

const rows = [{ number: 1, args: { inputs: "1234567890123456789012345" }, input: "", expected: "a" }];
const model = (connection: ChosenModel["connection"], price?: ChosenModel["price"]): ChosenModel => ({
	name: connection,
	connection,
	provider: "groq",
	model: "m",
	...(price && { price }),
});
const item = { row: 1, candidate: "key", ms: 1, answer: "a", inputTokens: 10, outputTokens: 2 };

it.each([
	["0,5 / 0,25", { input: 5e-7, output: 2.5e-7 }],
	["1/2.5", { input: 1e-6, output: 2.5e-6 }],
	["1", undefined],
	["1/2/3", undefined],
	["a / b", undefined],
	["-1 / 2", undefined],
	["", undefined],
])("the price %j is read", (text, price) => {
	expect(readPrice(text)).toEqual(price);
});

it("counts calls, and estimates their price where every paid model has one", () => {
	const price = { input: 1, output: 2 };
	expect(countCalls({ rows, models: [model("key"), model("local")] })).toBe(2);
	expect(estimatePrice({ rows, models: [model("key", price), model("local")] })).toBe(9.5);
	expect(estimatePrice({ rows, models: [model("key")] })).toBeUndefined();
	expect(estimatePrice({ rows, models: [model("endpoint", price)] })).toBe(9.5);
	expect(estimatePrice({ rows, models: [model("key", price), model("endpoint")] })).toBeUndefined();
	const pictures = [
		{ number: 1, args: { inputs: { image: new Blob(), question: "a" } }, input: "", expected: "a" },
	];
	expect(estimatePrice({ rows: pictures, models: [model("key", price)] })).toBeUndefined();
	expect(estimatePrice({ rows, models: [model("simulated"), model("local")] })).toBeUndefined();
});

it("takes the reader's price before what the provider said", () => {
	const models = [model("key", { input: 1, output: 2 })];
	expect(priceOf({ models }, item)).toBe(14);
	expect(priceOf({ models: [model("key")] }, { ...item, price: 3 })).toBe(3);
	expect(priceOf({ models: [model("key")] }, item)).toBeUndefined();
});

it("names a currency unless a provider said a price, in a unit of its own", () => {
	const priced = [model("key", { input: 1, output: 2 })];
	expect(currencyOf({ models: priced }, [{ ...item, price: 3 }])).toBe("USD");
	expect(currencyOf({ models: [model("key")] }, [item])).toBe("USD");
	expect(currencyOf({ models: [model("key")] }, [{ ...item, price: 3 }])).toBeUndefined();
	expect(
		currencyOf({ models: priced }, [{ row: 1, candidate: "key", ms: 1, answer: "a", price: 3 }]),
	).toBeUndefined();
});

it("a call has the settings of its model, and what the row holds comes first", () => {
	const row = { inputs: "a", parameters: { candidate_labels: ["b", "c"] } };
	expect(joinArgs({ parameters: { multi_label: true, candidate_labels: ["x"] } }, row)).toEqual({
		inputs: "a",
		parameters: { multi_label: true, candidate_labels: ["b", "c"] },
	});
	expect(joinArgs({ temperature: 0 }, { messages: [] })).toEqual({ temperature: 0, messages: [] });
	expect(joinArgs(undefined, { inputs: "a" })).toEqual({ inputs: "a" });
});
