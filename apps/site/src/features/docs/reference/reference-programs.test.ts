import { describe, expect, it } from "vitest";
import { findProgram, listPrograms } from "./reference-programs.ts";

const PAGE = { href: "/docs/how-to/errors/", title: "Hatalar" } as const;

function toPage(...programs: readonly string[]) {
	return { ...PAGE, body: programs.join("\n\n") };
}

const IMPORT = 'import { describeRequest } from "@pusula/inference";\n\ndescribeRequest(call);';
const CALL = 'import { InferenceClient } from "@pusula/inference";\n\nawait client.fillMask({ inputs });';

describe("the program that uses an export", () => {
	const programs = listPrograms([
		toPage(`\`\`\`ts\n${CALL}\n\`\`\``, `\`\`\`ts run {2,4}\n${IMPORT}\nconsole.log(1);\n\`\`\``),
	]);

	it("imports it", () => {
		const found = findProgram({ name: "describeRequest", kind: "functions" }, "@pusula/inference", programs);
		expect(found).toEqual({ code: `${IMPORT}\nconsole.log(1);`, page: PAGE, isRun: true });
	});

	it("imports a constant, which is never called on the client", () => {
		const read = (name: string) => findProgram({ name, kind: "constants" }, "@pusula/inference", programs);
		expect(read("describeRequest")?.page).toEqual(PAGE);
		expect(read("fillMask")).toBeUndefined();
	});

	it("may call a task's function on the client", () => {
		const found = findProgram({ name: "fillMask", kind: "functions" }, "@pusula/inference", programs);
		expect(found?.code).toBe(CALL);
	});

	it("is none of another package's name, and none for a type", () => {
		expect(findProgram({ name: "fillMask", kind: "functions" }, "@pusula/local", programs)).toBeUndefined();
		expect(
			findProgram({ name: "describeRequest", kind: "types" }, "@pusula/inference", programs),
		).toBeUndefined();
	});
});

it("prefers programs that are run, then short ones", () => {
	const programs = listPrograms([toPage("```ts\na\n```", "```ts run\nlonger\n```", "```ts run\nshort\n```")]);
	expect(programs.map(({ code }) => code)).toEqual(["short", "longer", "a"]);
});
