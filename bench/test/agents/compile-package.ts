import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "@pusula/tools/root";
import ts from "typescript";

const SOURCES: Readonly<Record<string, readonly string[]>> = {
	"@huggingface/inference": [join(ROOT, "packages/inference/src/index.ts")],
	"@pusula/tasks": [join(ROOT, "packages/tasks/src/index.ts")],
	"@pusula/tasks/shapes": [join(ROOT, "packages/tasks/src/generated/shapes.ts")],
	"@pusula/tasks/tasks/*": [join(ROOT, "packages/tasks/src/tasks/*/facts.ts")],
};

/** Folder of an installed package. */
export function folderOf(name: string): string {
	const entry = fileURLToPath(import.meta.resolve(name));
	return entry.slice(0, entry.indexOf(name) + name.length);
}

/**
 * What the compiler finds in the sources that an installed package ships, under the package's own settings: file, line
 * and message. `isOurs` puts this package's client in the place of `@huggingface/inference`.
 */
export function compilePackage(name: string, isOurs: boolean): readonly string[] {
	const folder = folderOf(name);
	const { options, fileNames } = readSettings(folder, isOurs);
	const program = ts.createProgram([...fileNames], options);
	return program
		.getSourceFiles()
		.filter(({ fileName }) => dirname(fileName).startsWith(join(folder, "src")))
		.flatMap((source) => ts.getPreEmitDiagnostics(program, source))
		.map(({ file, start = 0, messageText }) => {
			const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
			return `${file?.fileName.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
		});
}

/** The package's settings, for a compiler that no longer knows how its `moduleResolution` finds what a package exports. */
function readSettings(folder: string, isOurs: boolean): ts.ParsedCommandLine {
	const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile.bind(ts.sys)) as {
		config: { compilerOptions: object };
	}; // the file is the package's own
	const compilerOptions = {
		...config.compilerOptions,
		// The sources of this repository are written for a newer library and name their files with the ending.
		lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
		allowImportingTsExtensions: true,
		ignoreDeprecations: "6.0",
		types: ["node"],
		noEmit: true,
		...(isOurs && { paths: SOURCES }),
	};
	return ts.parseJsonConfigFileContent({ compilerOptions, include: ["src"], exclude: [] }, ts.sys, folder);
}
