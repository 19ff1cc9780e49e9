import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildCodeFile } from "../code/code-file.ts";
import { findProviderCall } from "../code/example-call.ts";
import { ProviderCall } from "./provider-call.tsx";

test("the bar of the code names its file and its language", async () => {
	expect(await show("openai", "conversational")).toMatch(/>conversational\.mjs<.*?>JavaScript</);
});

test.each(["openai", "zai-org", "fal-ai", "wavespeed", "replicate"])(
	"the call to %s says why its prompt is not in the page's language",
	async (provider) => {
		const task = ["openai", "zai-org"].includes(provider) ? "conversational" : "text-to-image";
		expect(await show(provider, task)).toMatch(/Türkçe.*bu yüzden örnek girdi İngilizcedir/);
	},
);

async function show(provider: string, task: string): Promise<string> {
	const found = findProviderCall(provider, task, "tr");
	if (!found) throw new Error(`${provider} has no call.`);
	const { call, page, example } = found;
	const file = await buildCodeFile(call, page, "tr");
	return renderToStaticMarkup(createElement(ProviderCall, { example: example.id, call, file, locale: "tr" }));
}
