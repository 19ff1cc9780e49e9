import { expect, test } from "vitest";
import { toTokenUsage } from "./token-usage.ts";

test("counts are read under either family of names", () => {
	const counts = { promptTokens: 3, completionTokens: 5, totalTokens: 8 };
	expect(toTokenUsage({ prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 })).toEqual(counts);
	expect(toTokenUsage({ input_tokens: 3, output_tokens: 5 })).toEqual({ ...counts, totalTokens: undefined });
});

test.each([undefined, null, "8", {}, { total_tokens: "8" }])("%j counts nothing", (usage) => {
	expect(toTokenUsage(usage)).toBeUndefined();
});
