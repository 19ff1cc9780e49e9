import { expect, it } from "vitest";
import { printEntry, type ReferenceEntry } from "./reference.ts";

it("prints whatever an export's page shows: declaration, words, code, parameters and fields", () => {
	const field = (text: string) => ({ name: "name", type: "string", text });
	const entry: ReferenceEntry = {
		name: "MODELS",
		kind: "constants",
		signature: 'const MODELS: readonly ["a/signature"]',
		text: "Like a/text.",
		throws: [],
		parameters: [field("Such as a/parameter.")],
		fields: [field("Such as a/field.")],
		example: 'run("a/example");',
		source: "packages/tasks/src/index.ts#L1",
	};
	expect(printEntry(entry).match(/a\/\w+/g)).toEqual([
		"a/signature",
		"a/text",
		"a/example",
		"a/parameter",
		"a/field",
	]);
});
