import type { Model } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { toFactsText } from "./facts-text.ts";

test("says in one line what is known of a model, what is not, and what no source was seen for", () => {
	const model: Model = {
		id: "acme/fox",
		tasks: ["fill-mask"],
		languages: { tags: ["tr"] },
		licence: { name: "MIT", commercial: "yes" },
		parameters: 110_000_000,
		contextLength: 8192,
		gated: false,
		confidence: "card",
		unverified: ["parameters"],
		lookedUp: "2026-11",
		sources: [],
	};
	expect(toFactsText(model, "tr")).toBe(
		"Türkçe · 110 M parametre · 8.192 belirteç · MIT · koşul onayı istemez · tarihi bilinmiyor · doğrulanmadı: boyut",
	);
});
