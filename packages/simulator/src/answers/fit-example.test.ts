import { expect, it } from "vitest";
import { toOwnInput } from "./fit-example.ts";

const MASK = { maskToken: "<mask>" };
const PREFIXES = { prefixes: ["query: ", "passage: "] };

it.each([
	["a mask", MASK, "Bir bardak <mask> içtim.", "Bir bardak [MASK] içtim."],
	["prefixes", PREFIXES, "query: Kedi nerede?", "Kedi nerede?"],
	["both", { ...MASK, ...PREFIXES }, "query: Kedi <mask> yok.", "Kedi [MASK] yok."],
	["both, in a list", { ...MASK, ...PREFIXES }, ["query: Kedi?", "passage: Köpek."], ["Kedi?", "Köpek."]],
])("knows an example again that is written for a model with %s", (_model, facts, inputs, own) => {
	expect(toOwnInput("fill-mask", { inputs }, facts)).toEqual({ inputs: own });
});
