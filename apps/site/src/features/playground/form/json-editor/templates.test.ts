import { expect, it } from "vitest";
import { playgroundEditors as en } from "../../../../../messages/en/playground-editors.ts";
import { playgroundEditors as tr } from "../../../../../messages/tr/playground-editors.ts";
import { buildTaskData } from "../../target/build-task-data.ts";
import { withoutNull } from "../draft/field-kind.ts";
import { checkText } from "./check-text.ts";
import { listTemplates } from "./templates.ts";

const { properties = {} } = buildTaskData("conversational", "tr").input;

it.each(["tools", "response_format"])(
	"has templates for %s that its schema takes, in every language",
	(field) => {
		for (const { templates } of [tr, en]) {
			const listed = listTemplates(field, templates);
			expect(listed.length).toBeGreaterThan(1);
			for (const { text } of listed)
				expect(checkText(text, withoutNull(properties[field] ?? {}))).toEqual([]);
		}
	},
);

it("has none for other fields", () => {
	expect(listTemplates("tool_choice", tr.templates)).toEqual([]);
});
