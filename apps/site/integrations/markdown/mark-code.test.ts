import { mdxToJs } from "satteri";
import { describe, expect, it } from "vitest";
import { markCode } from "./mark-code.ts";

const CALL = 'import { InferenceClient } from "@pusula/inference";\nconsole.log(await client.call());';

/** The blocks of a page, each by its language and `simulated` where it has that. */
function mark(...fences: readonly (readonly [lang: string, code: string])[]): readonly string[] {
	const source = fences.map(([lang, code]) => `\`\`\`${lang}\n${code}\n\`\`\``).join("\n\n");
	const { code } = mdxToJs(source, { mdastPlugins: [markCode], jsx: true });
	return [...code.matchAll(/<Code lang="(\w+)"[^]*?number="\d+"( simulated="")?/g)].map(
		([, lang = "", simulated]) => lang + (simulated ?? ""),
	);
}

describe("markCode", () => {
	it("marks what code printed with replies of the simulator", () => {
		expect(mark(["ts run", CALL], ["text", "Ankara"])).toEqual(["ts", 'text simulated=""']);
	});

	it.each([
		["code that is not run", "ts", CALL],
		["code that calls nobody", "ts run", "console.log(1);"],
		["code that prepares a call only", "ts run", CALL.replace("await ", "")],
		[
			"code that names the simulator",
			"ts run",
			`import { createSimulator } from "@pusula/simulator";\n${CALL}`,
		],
		["code that runs a model here", "ts run", `import { local } from "@pusula/local";\n${CALL}`],
		["code with a fetch of its own", "ts run", `${CALL}\nnew InferenceClient("a", { fetch });`],
	])("leaves the output of %s", (_name, lang, code) => {
		expect(mark([lang, code], ["text", "Ankara"])).toEqual(["ts", "text"]);
	});

	it("reads which lines are marked, and what a difference is written in", () => {
		const source = "```ts run {2,5-7}\na\n```\n\n```diff ts\n- a\n+ b\n```";
		const { code } = mdxToJs(source, { mdastPlugins: [markCode], jsx: true });
		expect(code).toMatch(/lang="ts" lines="2,5-7"/);
		expect(code).toMatch(/lang="ts" difference=""/);
		expect(mark(["ts run {1}", CALL], ["text", "Ankara"])).toEqual(["ts", 'text simulated=""']);
	});

	it("marks the output of a difference whose new code is run", () => {
		const change = `- import { InferenceClient } from "old";\n+ ${CALL.replace("\n", "\n+ ")}`;
		expect(mark(["diff ts run", change], ["text", "Ankara"])).toEqual(["ts", 'text simulated=""']);
	});

	it("reads the name of the file", () => {
		const { code } = mdxToJs('```ts run title="chat.ts" {1}\na\n```', {
			mdastPlugins: [markCode],
			jsx: true,
		});
		expect(code).toMatch(/lang="ts" file="chat.ts" lines="1"/);
	});

	it("leaves text that stands apart from code", () => {
		expect(mark(["text", "Ankara"])).toEqual(["text"]);
	});
});
