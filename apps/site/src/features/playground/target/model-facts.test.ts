import { expect, it } from "vitest";
import { buildCatalogue } from "./build-catalogue.ts";

it("gives the line of a model with the megabytes of its first precision, where the table names them", () => {
	const lines = {
		"Xenova/distilbart-cnn-6-6": "English",
		"Xenova/t5-small": "English",
		"acme/reader": "Turkish",
	};
	expect(buildCatalogue("tr", {}, lines).modelFacts).toEqual({
		"Xenova/distilbart-cnn-6-6": ["English", 284],
		"Xenova/t5-small": ["English"],
		"acme/reader": ["Turkish"],
	});
});
