import { printJavaScript } from "../literals/javascript.ts";
import { Code } from "../literals/text.ts";
import { replaceFiles, type SampleFile } from "../args/sample-file.ts";
import type { ProviderMaker, SnippetCall } from "../types/snippet.ts";

/** What a program with a client is put together from. */
interface ProgramParts {
	/** Package of the client. */
	readonly from: string;
	/** What the client is made with, as code; empty for nothing. */
	readonly key: string;
	readonly madeBy: ProviderMaker | undefined;
	/** The arguments of its call, as code. */
	readonly args: string;
	/** File that the program writes. */
	readonly writes?: string | undefined;
	/** The call, and what becomes of its result, as code. */
	readonly call: string;
}

/** A whole program: its imports, its client and its call. */
export function joinProgram({ from, key, madeBy, args, writes, call }: ProgramParts): string {
	const imports = [
		args.includes("await openAsBlob(") && 'import { openAsBlob } from "node:fs";\n',
		writes !== undefined && 'import { writeFile } from "node:fs/promises";\n',
		`import { InferenceClient } from "${from}";\n`,
		madeBy && `import { ${madeBy.name} } from "${madeBy.from}";\n`,
	].filter(Boolean);
	return `${imports.join("")}\nconst client = new InferenceClient(${key});\n\n${call}`;
}

/** The arguments of a call: its target, its model and the task's own fields in one object. */
export function printArgs({ provider, madeBy, model, endpointUrl, args }: Omit<SnippetCall, "task">): string {
	const id = typeof provider === "object" ? provider.id : provider;
	const named = madeBy ? new Code(printMaker(madeBy)) : id;
	const target = endpointUrl === undefined ? { provider: named } : { endpointUrl };
	const open = madeBy?.isForPages ? printFetch : printOpen;
	const fields = replaceFiles({ model, ...args }, (file) => new Code(open(file))) as object; // a record stays one
	return printJavaScript({ ...target, ...fields });
}

/** What is installed for a program whose provider the caller makes. */
export function printInstall(from: string, { from: maker, beside }: ProviderMaker): string {
	return `npm install ${[from, maker, ...beside].join(" ")}`;
}

function printOpen({ fileName, type }: SampleFile): string {
	return `await openAsBlob(${printJavaScript(fileName)}, { type: ${printJavaScript(type)} })`;
}

function printFetch({ fileName }: SampleFile): string {
	return `await fetch(${printJavaScript(fileName)}).then((response) => response.blob())`;
}

/** `local()`, or with its options. */
function printMaker({ name, options }: ProviderMaker): string {
	if (!options) return `${name}()`;
	return `${name}(${printJavaScript(options)})`;
}
