import { expect, it } from "vitest";
import { playgroundTools } from "../../../../../messages/en/playground-tools.ts";
import { buildCatalogue } from "../build-catalogue.ts";
import { printContact } from "./print-contact.ts";

const catalogue = buildCatalogue("en", {});

it.each([
	["conversational", true],
	["text-to-image", false],
])("names the router where it lists the prices of the task: %s", (task, isPriced) => {
	const text = printContact(playgroundTools.contact, catalogue, { task, provider: "together" });
	expect(text).toContain("huggingface.co,");
	expect(text.includes(catalogue.routerHost)).toBe(isPriced);
	expect(text).not.toContain("{");
});
