import { TASK_SCHEMAS } from "@pusula/tasks";
import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

test("keeps what values mean in one language, and a field that is called as an annotation", () => {
	const schema = {
		title: "A",
		description: "An input.",
		"x-tr": "Bir girdi.",
		properties: {
			title: { type: "string", description: "A title.", "x-tr": "Bir başlık." },
			sizes: { items: { type: "number", description: "A size.", "x-tr": "Bir boy." } },
			either: { anyOf: [{ type: "null" }, { type: "string", description: "A text.", "x-tr": "Bir metin." }] },
		},
	} as const;
	expect(inLanguage(schema, "tr")).toEqual({
		"x-tr": "Bir girdi.",
		properties: {
			title: { type: "string", "x-tr": "Bir başlık." },
			sizes: { items: { type: "number", "x-tr": "Bir boy." } },
			either: { anyOf: [{ type: "null" }, { type: "string", "x-tr": "Bir metin." }] },
		},
	});
});

test("leaves no other language in the schema of a task", () => {
	const { input } = TASK_SCHEMAS["chat-completion"];
	expect(JSON.stringify(inLanguage(input, "en"))).not.toContain("x-tr");
});
