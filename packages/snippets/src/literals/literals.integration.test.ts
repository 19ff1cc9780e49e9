import { execFileSync } from "node:child_process";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printJavaScript, printTemplateText } from "./javascript.ts";
import { printPython } from "./python.ts";
import { printJson, printWord } from "./shell.ts";

const TEXTS = [
	"Türkiye'nin",
	'"tırnak"',
	"ters\\bölü",
	"satır\nsonu\r\n\t",
	"$(touch x) `touch x` ${HOME} $HOME",
	"%s %d 100%",
	"🧭 İıŞşĞğ",
	"\u2028\u2029\u202e",
	"JSON\nEOF\n",
	"</script><!--",
	"\u0000\u0007\u007f",
	"",
];
const values = fc.jsonValue({ noUnicodeString: false });

/** A value as JSON carries it: without undefined, and with -0 as 0. */
function overJson(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value));
}

/** The value of a JavaScript expression. */
function readJavaScript(source: string): unknown {
	return runInNewContext(`(${source})`);
}

/** The values of Python expressions, read in one process. */
function readPython(sources: readonly string[]): unknown {
	const program =
		"import ast, json, sys\nprint(json.dumps([ast.literal_eval(line) for line in json.load(sys.stdin)]))";
	return JSON.parse(
		execFileSync("python3", ["-c", program], { encoding: "utf8", input: JSON.stringify(sources) }),
	);
}

describe("JavaScript literals", () => {
	it("stand for the value they were printed from", () => {
		fc.assert(
			fc.property(values, (value) => {
				expect(overJson(readJavaScript(printJavaScript(value)))).toEqual(overJson(value));
			}),
		);
	});

	it.each(TEXTS)("keep %j", (text) => {
		expect(readJavaScript(printJavaScript(text))).toBe(text);
		expect(readJavaScript(`\`${printTemplateText(text.replaceAll("\r", ""))}\``)).toBe(
			text.replaceAll("\r", ""),
		);
	});

	it("print __proto__ as a field like any other", () => {
		const value = JSON.parse('{"__proto__": {"polluted": true}}') as object;
		expect(Object.hasOwn(readJavaScript(printJavaScript(value)) as object, "__proto__")).toBe(true);
	});
});

describe("Python literals", () => {
	it("stand for the value they were printed from", () => {
		const samples = [...fc.sample(values, 300), ...TEXTS, { a: [true, false, null, 0, -1.5, 1e21, {}, []] }];
		expect(readPython(samples.map(printPython))).toEqual(samples.map(overJson));
	});
});

describe("shell words", () => {
	it.each(TEXTS.filter((text) => !text.includes("\0")))("give %j back from a shell", (text) => {
		expect(execFileSync("bash", ["-c", `printf %s ${printWord(text)}`], { encoding: "utf8" })).toBe(text);
	});

	it.each(TEXTS)("give the JSON of %j back from a quoted here-document", (text) => {
		const printed = execFileSync("bash", ["-c", `cat <<'JSON'\n${printJson({ text })}\nJSON`], {
			encoding: "utf8",
		});
		expect(JSON.parse(printed)).toEqual({ text });
	});
});

it.each([printJavaScript, printPython, printWord, printJson])(
	"refuses half of a surrogate pair: %o",
	(print) => {
		expect(() => print("\ud83e")).toThrow("surrogate");
	},
);
