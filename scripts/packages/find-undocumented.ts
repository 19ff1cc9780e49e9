import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "@pusula/tools/root";
import ts from "typescript";

/** Docstrings that say nothing beside a name: of one or two words, or only pointing at their neighbour. */
const EMPTY =
	/^(?:\S+(?: \S+)?|(?:(?:one|all|some) of (?:it|those|them|these).*)|true for such a .*|(?:the same|likewise|as above)\b(?!.*,).*)?$/i;

/** Docstrings that leave arguments or errors to another one: a reader of the API sees each alone. */
const ELSEWHERE =
	/\bthrows the same\b|\b(?:arguments|errors) (?:and \w+ )?are the same\b|\bin the same form\b/i;

/** Words that every sentence may have. */
const GRAMMAR = new Set(
	"a an the of or and in on at to by for with from as is are was be it its this that those these what how which who where when whether one any all here".split(
		" ",
	),
);

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

/**
 * What these entries export without a docstring that says something, as `file: name`: the exports themselves, and the
 * numbers and functions among the members of exported types, which have units, defaults and errors.
 */
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
		if (file.includes("/node_modules/")) return [];
		const isGenerated = file.includes("/generated/"); // its words are those of the schemas
		const bare = saysNothing(wordsOf(symbol, checker), isGenerated ? 1 : 3) ? [symbol.name] : [];
		const members = isGenerated ? [] : listMeasures(symbol);
		const bareMembers = members
			.filter((member) => saysNothing(wordsOf(member, checker), 2))
			.map(({ name }) => `${symbol.name}.${name}`);
		return [...bare, ...bareMembers].map((name) => `${relative(ROOT, file)}: ${name}`);
	});
}

function wordsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
	return ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
}

/** True for a docstring with fewer words than that beside those of grammar, or with such as point at a neighbour. */
function saysNothing(words: string, fewest: number): boolean {
	const said = words.toLowerCase().match(/[\p{L}\d`'-]+/gu) ?? [];
	if (ELSEWHERE.test(words)) return true;
	return EMPTY.test(words.replace(/\.$/, "")) || said.filter((word) => !GRAMMAR.has(word)).length < fewest;
}

const MEASURES = new Set([ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.FunctionType]);

/** The members of an exported interface, class or object type that are numbers or functions. */
function listMeasures(symbol: ts.Symbol): readonly ts.Symbol[] {
	return [...(symbol.members?.values() ?? [])].filter(({ valueDeclaration: member }) => {
		if (!member || !(ts.isClassElement(member) || ts.isTypeElement(member))) return false;
		if (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
			return false;
		if (!member.name || ts.isComputedPropertyName(member.name)) return false;
		if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return true;
		if (!ts.isPropertySignature(member) && !ts.isPropertyDeclaration(member)) return false;
		const types = member.type && ts.isUnionTypeNode(member.type) ? member.type.types : [member.type];
		return types.some(
			(type) => type && MEASURES.has((ts.isParenthesizedTypeNode(type) ? type.type : type).kind),
		);
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
