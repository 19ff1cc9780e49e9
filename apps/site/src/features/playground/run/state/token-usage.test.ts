import { expect, test } from "vitest";
import { toTokenUsage } from "./token-usage.ts";

test("counts are read under either family of names", () => {
	const counts = { promptTokens: 3, completionTokens: 5, totalTokens: 8 };
	expect(toTokenUsage({ prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 })).toEqual(counts);
	expect(toTokenUsage({ input_tokens: 3, output_tokens: 5 })).toEqual({ ...counts, totalTokens: undefined });
});

test("a cost that the provider reports is kept", () => {
	expect(toTokenUsage({ total_tokens: 8, estimated_cost: 0.00002 })).toMatchObject({ cost: 0.00002 });
	expect(toTokenUsage({ cost: 0.5 })).toMatchObject({ cost: 0.5 });
});

test.each([undefined, null, "8", {}, { total_tokens: "8" }])("%j counts nothing", (usage) => {
	expect(toTokenUsage(usage)).toBeUndefined();
});
