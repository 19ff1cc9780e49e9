import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Settings that a program may have beyond the ordinary strict ones. */
type Settings = Pick<ts.CompilerOptions, "exactOptionalPropertyTypes">;

/** The compiler's findings in each text: the line, and the message. */
export function compile(
	texts: ReadonlyMap<string, string>,
	settings: Settings = {},
): readonly { line: string; message: string }[] {
	const program = createProgram(texts, settings);
	return [...texts.keys()].flatMap((name) => {
		const source = program.getSourceFile(fileURLToPath(new URL(name, import.meta.url)));
		return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
			const line = source ? source.getLineAndCharacterOfPosition(start).line : 0;
			return {
				line: source?.text.split("\n")[line]?.trim() ?? "",
				message: ts.flattenDiagnosticMessageText(messageText, "\n"),
			};
		});
	});
}

/** Names of the types that a package exports. */
export function typeNamesOf(packageName: string): readonly string[] {
	const program = createProgram(new Map([["names.ts", `export type * from "${packageName}";\n`]]));
	const source = program.getSourceFile(fileURLToPath(new URL("names.ts", import.meta.url)));
	const checker = program.getTypeChecker();
	const module = source && checker.getSymbolAtLocation(source);
	if (!module) throw new Error(`${packageName} exports nothing.`);
	return checker
		.getExportsOfModule(module)
		.filter((symbol) => {
			const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
			return (target.flags & ts.SymbolFlags.Type) !== 0;
		})
		.map(({ name }) => name);
}

/** A program over texts that need not exist as files; their names count as files of this folder. */
function createProgram(texts: ReadonlyMap<string, string>, settings: Settings = {}): ts.Program {
	const options = { ...readOptions(), ...settings };
	const host = ts.createCompilerHost(options);
	const files = ts.createCompilerHost(options);
	const textOf = (path: string): string | undefined => texts.get(path.split("/").at(-1) ?? "");
	host.fileExists = (path) => textOf(path) !== undefined || files.fileExists(path);
	host.getSourceFile = (path, version, ...others) => {
		const text = textOf(path);
		return text === undefined
			? files.getSourceFile(path, version, ...others)
			: ts.createSourceFile(path, text, version);
	};
	const names = [...texts.keys()].map((name) => fileURLToPath(new URL(name, import.meta.url)));
	return ts.createProgram(names, options, host);
}

/** Compiler settings of an ordinary strict program for Node and pages. */
function readOptions(): ts.CompilerOptions {
	const base = ts.parseConfigFileTextToJson("base", readFileSync(`${ROOT}tsconfig.base.json`, "utf8"));
	const { compilerOptions } = base.config as { compilerOptions: object }; // a file of this repository
	const config = {
		compilerOptions: {
			...compilerOptions,
			lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
			types: ["node"],
			exactOptionalPropertyTypes: false,
			noUnusedLocals: false,
		},
		files: ["none.ts"],
	};
	return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
}
