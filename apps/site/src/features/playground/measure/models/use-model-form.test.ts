import { expect, test } from "vitest";
import { readPrice } from "../parts/measurement.ts";
import { findListedPrice } from "./use-model-form.ts";

const offers = new Map([["acme/fox", new Map([["groq", { price: { input: 0.05, output: 0.08 } }]])]]);
const list = {
	hub: {
		query: { hubUrl: "", provider: "groq", page: "text-generation" },
		models: new Map(),
		offers,
	},
};

test("the price that the router lists for a model is one that the field reads", () => {
	const listed = findListedPrice(list, { model: "acme/fox ", provider: "groq" });
	expect(listed).toBe("0.05 / 0.08");
	expect(readPrice(listed ?? "")).toEqual({ input: 0.05 / 1e6, output: 0.08 / 1e6 });
});

test("a model without a listed price leaves the field to the reader", () => {
	expect(findListedPrice(list, { model: "acme/fox", provider: "together" })).toBeUndefined();
	expect(findListedPrice(list, { model: "acme/den", provider: "groq" })).toBeUndefined();
	expect(findListedPrice({ hub: undefined }, { model: "acme/fox", provider: "groq" })).toBeUndefined();
});
