import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildCodeFile } from "../code/code-file.ts";
import { findProviderCall } from "../code/example-call.ts";
import { ProviderCall } from "./provider-call.tsx";

test.each(["openai", "zai-org", "fal-ai", "wavespeed", "replicate"])(
	"the call to %s says why its prompt is not in the page's language",
	async (provider) => {
		const task = ["openai", "zai-org"].includes(provider) ? "conversational" : "text-to-image";
		const found = findProviderCall(provider, task, "tr");
		if (!found) throw new Error(`${provider} has no call.`);
		const { call, page, example } = found;
		expect(call.inputLocale).toBe("en");
		const file = await buildCodeFile(call, page, "tr");
		const html = renderToStaticMarkup(
			createElement(ProviderCall, { example: example.id, call, file, locale: "tr" }),
		);
		expect(html).toMatch(/Türkçe.*bu yüzden örnek girdi İngilizcedir/);
	},
);
