import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

const COMMIT = "e416b2c7c64ec19e62335aa4ddb74fea6137c28c";

it.each([
	"https://github.com/openai/whisper/blob/main/README.md",
	"https://github.com/cocodataset/cocoapi/tree/master",
	"https://raw.githubusercontent.com/openai/whisper/main/README.md",
	"https://huggingface.co/docs/transformers/quantization/selecting",
	"https://huggingface.co/docs/transformers/main/en/quantization/gguf",
])("refuses %s, on a page and in the bibliography", (url) => {
	const row = { id: "a", title: "A", url, seen: "2026-11-27" };
	expect(findingsOf("pinned-links", { "tr/docs/a": `[A](${url})` }, [row])).toEqual([
		expect.stringMatching(/^tr\/docs\/a\.mdx:1 .*moves/),
		expect.stringMatching(/^apps\/site\/content\/sources:1 .*moves/),
	]);
});

it.each([
	`https://github.com/openai/whisper/blob/${COMMIT}/README.md`,
	"https://github.com/openai/whisper/blob/v20250625/README.md",
	"https://github.com/openai/whisper",
	"https://huggingface.co/docs/transformers/v5.12.0/main_classes/text_generation",
	"https://huggingface.co/docs/transformers.js/en/custom_usage.md",
	"https://github.com/pusula-ml/pusula/blob/main/README.md",
])("takes %s", (url) => {
	expect(findingsOf("pinned-links", { "tr/docs/a": `[A](${url})` })).toEqual([]);
});
