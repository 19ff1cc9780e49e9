import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

const DEPTH = {
	id: "depthcrafter",
	title: "DepthCrafter: Generating Consistent Long Depth Sequences",
	url: "https://papers.example/depth",
	seen: "2026-11-27",
};
const find = (text: string, page = "tr/tasks/depth-estimation") =>
	findingsOf("named-works", { [page]: text }, [DEPTH]);

it.each(["DepthCrafter", "RotatE", "ByT5", "Pix2Struct", "UPerNet", "LLMDet", "umT5"])(
	"finds that an article names %s without a source",
	(name) => {
		expect(find(`${name}'in ölçümü başkadır.`)).toEqual([expect.stringContaining(`“${name}” has no source`)]);
	},
);

it.each([
	"---\nsources:\n  - depthcrafter\n---\n\nDepthCrafter kareleri birlikte ele alır.",
	"[LLMDet](https://huggingface.co/iSEE-Laboratory/llmdet_tiny) ve LLMDet'in büyüğü",
	"[A2C](https://papers.example/1602) kararlıdır. A2C, PPO",
	"IoU ile mAP birlikte verilir. Ses 16 kHz'dir. `camelCase` bir alandır.",
	"COCO, MIT ve GPU büyük harflidir.",
])("lets an article say “%s”", (text) => {
	expect(find(text)).toEqual([]);
});

it("leaves pages that are no articles alone", () => {
	expect(find("DepthCrafter", "tr/docs/a")).toEqual([]);
});
