import { expect, it } from "vitest";
import { findRequested } from "./dataset-files.ts";

it.each([
	["/datasets/sentiment/test.tr.jsonl", "/", "sentiment/test.tr.jsonl"],
	["/pusula/datasets/sentiment/test.tr.jsonl?x", "/pusula/", "sentiment/test.tr.jsonl"],
	["/@fs/src/packages/datasets/data/sentiment/test.tr.jsonl?import&raw", "/", undefined],
	["/datasets/", "/", undefined],
])("the URL %s below %s names the file %s", (url, base, file) => {
	expect(findRequested(url, base)).toBe(file);
});
