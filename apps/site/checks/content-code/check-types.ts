import ts from "typescript";
import type { CodeBlockSource } from "./read-blocks.ts";

const ROOT = new URL("../../../../", import.meta.url).pathname;
/** Where blocks are put for the compiler: a folder that finds the packages of the workspace. Nothing is written. */
const FOLDER = `${ROOT}apps/site/content-code/`;

/** What the compiler says against blocks of TypeScript, with page and line; each is a module of its own, checked strictly. */
export function listTypeProblems(blocks: readonly CodeBlockSource[]): readonly string[] {
	const files = new Map(blocks.map((block, index) => [`${FOLDER}${index}.ts`, block]));
	const options = readOptions();
	const plain = ts.createCompilerHost(options);
	const host: ts.CompilerHost = {
		...plain,
		fileExists: (name) => files.has(name) || plain.fileExists(name),
		readFile: (name) => files.get(name)?.code ?? plain.readFile(name),
		getSourceFile: (name, language) => {
			const block = files.get(name);
			return block ? ts.createSourceFile(name, block.code, language) : plain.getSourceFile(name, language);
		},
	};
	const program = ts.createProgram([...files.keys()], options, host);
	return [...files].flatMap(([name, block]) => {
		const file = program.getSourceFile(name);
		if (!file) return [];
		const problems = ts.getPreEmitDiagnostics(program, file);
		return problems
			.filter(({ code }) => !(block.isPart && code === NEVER_READ))
			.map((problem) => toSentence(problem, block));
	});
}

/** The compiler's code for a name that nothing reads. */
const NEVER_READ = 6133;

/** The newest published client, which the guide to moving shows programs of. */
const PUBLISHED = `${ROOT}node_modules/@huggingface/inference-newest/dist/esm/index.d.ts`;

/** The options of the packages, with the browser's types beside Node's. */
function readOptions(): ts.CompilerOptions {
	const { config } = ts.readConfigFile(`${ROOT}tsconfig.base.json`, (path) => ts.sys.readFile(path)) as {
		config: { compilerOptions: object };
	}; // the file is the compiler's own configuration
	const lib = ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"];
	const paths = { "@huggingface/inference": [PUBLISHED] };
	const json = { ...config.compilerOptions, lib, paths, types: ["node"], moduleDetection: "force" };
	return ts.convertCompilerOptionsFromJson(json, ROOT).options;
}

function toSentence({ messageText, start = 0 }: ts.Diagnostic, { place, code }: CodeBlockSource): string {
	const line = code.slice(0, start).split("\n").length;
	return `${place}+${line}  ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
}
