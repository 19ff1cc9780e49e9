import { describe, expect, it } from "vitest";
import { findExample, listExamples } from "./reference-examples.ts";

const PAGE = { href: "/docs/how-to/errors/", title: "Hatalar" } as const;

function toPage(...programs: readonly string[]) {
	return { ...PAGE, body: programs.join("\n\n") };
}

const IMPORT = 'import { describeRequest } from "@pusula/inference";\n\ndescribeRequest(call);';
const CALL = 'import { InferenceClient } from "@pusula/inference";\n\nawait client.fillMask({ inputs });';

describe("the example of an export", () => {
	const examples = listExamples([
		toPage(`\`\`\`ts\n${CALL}\n\`\`\``, `\`\`\`ts run {2,4}\n${IMPORT}\nconsole.log(1);\n\`\`\``),
	]);

	it("is a program that imports it", () => {
		const found = findExample({ name: "describeRequest", kind: "functions" }, "@pusula/inference", examples);
		expect(found).toEqual({ code: `${IMPORT}\nconsole.log(1);`, page: PAGE, isRun: true });
	});

	it("may call a task's function on the client", () => {
		const found = findExample({ name: "fillMask", kind: "functions" }, "@pusula/inference", examples);
		expect(found?.code).toBe(CALL);
	});

	it("is none of another package's name, and none for a type", () => {
		expect(findExample({ name: "fillMask", kind: "functions" }, "@pusula/local", examples)).toBeUndefined();
		expect(
			findExample({ name: "describeRequest", kind: "types" }, "@pusula/inference", examples),
		).toBeUndefined();
	});
});

it("prefers programs that are run, then short ones", () => {
	const examples = listExamples([toPage("```ts\na\n```", "```ts run\nlonger\n```", "```ts run\nshort\n```")]);
	expect(examples.map(({ code }) => code)).toEqual(["short", "longer", "a"]);
});
