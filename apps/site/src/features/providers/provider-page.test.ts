import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listSources } from "../../../content/sources/index.ts";
import { wordsIn } from "../../../messages/words.ts";
import { listProviders } from "../../facts/providers/provider-facts.ts";
import { LOCALES } from "../../lib/locale.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { ProviderPage } from "./provider-page.tsx";

const [provider] = listProviders();

test.each(LOCALES)("%s: lists what the page's claims rest on, and no empty section", (locale) => {
	if (!provider) throw new Error("There is no provider.");
	const print = (sources: Parameters<typeof listSources>[0]) =>
		renderToStaticMarkup(
			createElement(ProviderPage, {
				provider,
				locale,
				lead: "A.",
				sections: [],
				models: [],
				sources: listSources(sources),
			}),
		);
	const { title } = wordsIn(locale).sources;
	const url = "https://huggingface.co/docs/inference-providers/providers/groq";
	expect(print(["provider-groq"])).toContain(`href="${url}"`);
	expect(print(["provider-groq"])).toContain(title);
	expect(print([])).not.toContain(`id="${toAnchor(title)}"`);
});
