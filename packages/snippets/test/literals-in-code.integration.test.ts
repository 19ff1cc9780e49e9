import { execFileSync } from "node:child_process";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { SampleFile } from "../src/args/sample-file.ts";
import { snippetsFor } from "../src/print/snippets.ts";
import type { SnippetCall, SnippetLanguage } from "../src/types/snippet.ts";

const HOSTILE = '", "evil": "1\'; process.exit(9); `touch pwned` $(touch pwned) \\';

/** Every text that Python code holds, in the order of the tree; fails where the code does not parse. */
function readPython(code: string): readonly string[] {
	const program =
		"import ast, json, sys\nprint(json.dumps([n.value for n in ast.walk(ast.parse(sys.stdin.read())) if isinstance(n, ast.Constant) and isinstance(n.value, str)]))";
	return JSON.parse(
		execFileSync("python3", ["-c", program], { input: code, encoding: "utf8" }),
	) as readonly string[]; // what the program prints
}

/** Every text that JavaScript code holds; fails where the code does not parse. */
function readJavaScript(code: string): readonly string[] {
	const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
	expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
	const texts: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile("code.mjs", code, ts.ScriptTarget.Latest));
	return texts;
}

/** Every argument that reaches curl, and every string of the JSON in it; curl itself is replaced. */
function readShell(code: string): readonly string[] {
	const curl = `curl() { printf '%s\\0' "$@"; case "$*" in *@-*) cat ;; esac; }\n`;
	const [body = "", ...words] = execFileSync("bash", ["--norc", "-c", curl + code], {
		encoding: "utf8",
		env: { PATH: process.env["PATH"], HF_TOKEN: "key" },
	})
		.split("\0")
		.toReversed();
	const texts: string[] = [...words];
	if (body.trim() !== "")
		JSON.parse(body, (_key, value: unknown) => {
			if (typeof value === "string") texts.push(value);
			return value;
		});
	return texts;
}

/** Here-strings, texts in single quotes and texts in double quotes, as PowerShell reads them from left to right. */
const POWERSHELL_TEXTS = /@'\n(.*?)\n'@|'((?:[^']|'')*)'|"((?:[^"`]|`.)*)"/gs;

/** Every text that PowerShell code holds, and every text of the JSON in its here-strings. */
function readPowerShell(code: string): readonly string[] {
	return [...code.matchAll(POWERSHELL_TEXTS)].flatMap(([, here, single, double = ""]) => {
		if (single !== undefined) return [single.replaceAll("''", "'")];
		if (here === undefined) return [double.replace(/`(.)/gs, "$1")];
		const texts: string[] = [];
		JSON.parse(here, (_key, value: unknown) => {
			if (typeof value === "string") texts.push(value);
			return value;
		});
		return texts;
	});
}

/** A name without the letters no model's name may hold. */
const HOSTILE_MODEL = `acme/"'$(id)\`id\`;`;

const READERS: Readonly<Record<SnippetLanguage, (code: string) => readonly string[]>> = {
	js: readJavaScript,
	python: readPython,
	sh: readShell,
	powershell: readPowerShell,
};

const CALL: SnippetCall = {
	task: "conversational",
	provider: "groq",
	model: "acme/fox",
	args: { messages: [{ role: "user", content: "Merhaba" }] },
};

/** Every place of a call that a caller's text reaches. */
const PLACES: Readonly<Record<string, SnippetCall>> = {
	"the prompt": { ...CALL, args: { messages: [{ role: "user", content: HOSTILE }] } },
	"the name of a parameter": { ...CALL, args: { ...CALL.args, [HOSTILE]: "x" } },
	"the paying organisation": { ...CALL, billTo: HOSTILE },
	"the key": { ...CALL, accessToken: HOSTILE },
	"the model's name": { ...CALL, model: HOSTILE_MODEL, providerModel: HOSTILE_MODEL },
};

describe("a text that would end its literal", () => {
	describe.each(Object.entries(PLACES))("as %s", (_place, call) => {
		const hostile = call.model === HOSTILE_MODEL ? HOSTILE_MODEL : HOSTILE;
		const { snippets } = snippetsFor(call);
		it.each(snippets.map((snippet) => [`${snippet.language} ${snippet.client}`, snippet] as const))(
			"is only a text in %s",
			(_client, { language, code }) => {
				const texts = READERS[language](code);
				const names = code.includes(JSON.stringify(hostile)); // the name of a field is no text of its own
				expect(names || texts.some((text) => text.includes(hostile))).toBe(true);
			},
		);
	});

	it("is only the name of a file, in forms too", () => {
		const inputs = new SampleFile(HOSTILE);
		const task = "automatic-speech-recognition";
		for (const provider of ["deepinfra", "hf-inference"])
			for (const { language, code } of snippetsFor({ task, provider, model: "a/b", args: { inputs } })
				.snippets) {
				const texts = READERS[language](code);
				const inForm = HOSTILE.replaceAll(/["\\]/g, "\\$&");
				expect(texts.some((text) => text.includes(HOSTILE) || text.includes(`@"${inForm}"`))).toBe(true);
			}
	});

	it("cannot leave the URL of an endpoint", () => {
		for (const { language, code } of snippetsFor({
			...CALL,
			provider: undefined,
			endpointUrl: "https://endpoint.example/a'b$(touch pwned)`x`",
		}).snippets) {
			const texts = READERS[language](code);
			expect(texts.some((text) => text.startsWith("https://endpoint.example/a"))).toBe(true);
		}
	});
});
