import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runPython } from "./run-python.ts";

const CHECKER = fileURLToPath(new URL("check_code.py", import.meta.url));

async function check(code: string): Promise<unknown> {
	return JSON.parse(await runPython(CHECKER, [code], { python: "python3", folder: tmpdir() }));
}

it("finds nothing in code whose names and arguments are there", async () => {
	expect(
		await check(
			"import json\nfrom os import path\n\n\ndef read(name):\n    return json.loads(name, strict=False)\n\n\nprint(path.join(read('1')))",
		),
	).toEqual([]);
});

it.each([
	["a = (", "line 1: '(' was never closed"],
	["from json import nothing", "line 1: module 'json' has no attribute 'nothing'"],
	["import json\njson.nothing()", "line 2: json.nothing is not there"],
	["print(text)", "line 1: text is not defined"],
	[
		"from json import JSONDecoder\nJSONDecoder(wrong=1)",
		"line 2: JSONDecoder: got an unexpected keyword argument 'wrong'",
	],
])("names what is wrong with %j", async (code, problem) => {
	expect(await check(code)).toEqual([problem]);
});
