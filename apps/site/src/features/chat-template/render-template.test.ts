import { describe, expect, it } from "vitest";
import { renderTemplate, type TemplateInput } from "./render-template.ts";
import { SAMPLE_TEMPLATES } from "./sample-templates.ts";

const MESSAGES = [
	{ role: "user", content: "Merhaba" },
	{ role: "assistant", content: "Buyurun" },
	{ role: "user", content: "İstanbul nerede?" },
];
const INPUT: TemplateInput = {
	template: "",
	messages: MESSAGES,
	addGenerationPrompt: true,
	startSign: "<s>",
	endSign: "</s>",
};
const render = (template: string, rest: Partial<TemplateInput> = {}) =>
	renderTemplate({ ...INPUT, template, ...rest });

describe("the sample templates", () => {
	it.each(SAMPLE_TEMPLATES.map((sample) => [sample.id, sample] as const))(
		"print every message of a conversation (%s)",
		(_id, { template, startSign, endSign }) => {
			const result = render(template, { startSign, endSign });
			expect(result).toMatchObject({ kind: "prompt", isCut: false });
			for (const { content } of MESSAGES) expect(JSON.stringify(result)).toContain(content);
		},
	);

	it("write ChatML exactly", () => {
		expect(render(SAMPLE_TEMPLATES[0]?.template ?? "", { messages: MESSAGES.slice(0, 1) })).toEqual({
			kind: "prompt",
			prompt: "<|im_start|>user\nMerhaba<|im_end|>\n<|im_start|>assistant\n",
			isCut: false,
		});
	});

	it("refuse what the form refuses, in the template's own words, at the tag that did it", () => {
		const inst = SAMPLE_TEMPLATES.find(({ id }) => id === "inst")?.template ?? "";
		const result = render(inst, {
			messages: [...MESSAGES, { role: "user", content: "Hâlâ orada mısınız?" }],
		});
		expect(result).toMatchObject({
			kind: "error",
			stage: "raised",
			words: "Roles must alternate: user, assistant, user …",
			place: { line: 11, column: 1 },
		});
	});
});

describe("a template with a fault", () => {
	it.each([
		["a\n{% if x %}b", { fault: "unclosedBlock", word: "if", place: { line: 2, column: 1 } }],
		["a {% endfor %}", { fault: "strayEnd", word: "endfor", place: { line: 1, column: 3 } }],
		["{% if x %}\n {% endfor %}", { fault: "wrongEnd", word: "endfor", place: { line: 2, column: 2 } }],
		["{% foo %}", { fault: "unknownStatement", word: "foo", place: { line: 1, column: 1 } }],
		["ab\n\ncd {{ 'x }}", { fault: "unclosedTag", word: "{{", place: { line: 3, column: 4 } }],
	])("in its blocks says which and where: %j", (template, problem) => {
		expect(render(template)).toEqual({ kind: "block", problem });
	});

	it.each([
		["{{ 1 }}\n{{ 1 + }}", { line: 2, column: 1 }],
		["{% for m in %}{% endfor %}", { line: 1, column: 1 }],
		["{% if a %}x{% elif %}y{% endif %}", { line: 1, column: 12 }],
	])("that cannot be read says where: %j", (template, place) => {
		expect(render(template)).toMatchObject({ kind: "error", stage: "read", place });
	});

	it("that fails while it runs says which tag it had reached", () => {
		const template =
			"{{ messages[0].role }}\n{% for m in messages %}{{ m.role }}\n  {{ nothing(m) }}{% endfor %}";
		expect(render(template)).toMatchObject({ kind: "error", stage: "run", place: { line: 3, column: 3 } });
	});
});

describe("a prompt beyond the limit", () => {
	it("is cut, and says so", () => {
		const result = render("{% for m in messages %}{{ m.content }}{% endfor %}", {
			messages: [{ role: "user", content: "a".repeat(300_000) }],
		});
		expect(result).toMatchObject({ kind: "prompt", isCut: true });
	});
});
