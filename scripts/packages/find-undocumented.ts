import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "@pusula/tools/root";
import ts from "typescript";

/** Docstrings that say nothing beside a name: of one or two words, or only pointing at their neighbour. */
const EMPTY = /^(?:\S+(?: \S+)?|(?:(?:one|all|some) of (?:it|those|them|these).*)|true for such a .*)?$/i;

/** Sources of every entry that the package of a folder exports. */
export function listEntrySources(folder: string): readonly string[] {
	const text = readFileSync(join(folder, "package.json"), "utf8");
	const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string | Record<string, string>> }; // npm's format
	const paths = Object.values(exports).map((target) =>
		typeof target === "string" ? target : (target["pusula-source"] ?? ""),
	);
	return paths
		.filter((path) => path.endsWith(".ts"))
		.flatMap((path) => globSync(path, { cwd: folder }).map((file) => join(folder, file)));
}

/** What these entries export without a docstring that says something, as `file: name`. */
export function findUndocumented(entries: readonly string[]): readonly string[] {
	const program = ts.createProgram(entries, readOptions());
	const checker = program.getTypeChecker();
	const exported = entries.flatMap((entry) => {
		const source = program.getSourceFile(entry);
		const module = source && checker.getSymbolAtLocation(source);
		if (!module) throw new Error(`${entry} exports nothing.`);
		return checker.getExportsOfModule(module);
	});
	const symbols = new Set(exported.map((symbol) => resolveAlias(symbol, checker)));
	return [...symbols].flatMap((symbol) => {
		const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
		const words = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
		return file.includes("/node_modules/") || !EMPTY.test(words.replace(/\.$/, ""))
			? []
			: [`${relative(ROOT, file)}: ${symbol.name}`];
	});
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
	const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
	return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

function readOptions(): ts.CompilerOptions {
	const path = join(ROOT, "tsconfig.json");
	const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { config: object }; // the file is under our care
	return ts.parseJsonConfigFileContent({ ...config, include: [], files: ["none.ts"] }, ts.sys, ROOT).options;
}
