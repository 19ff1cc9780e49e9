import { readdirSync, readFileSync } from "node:fs";
import type { WorkCopy } from "@pusula/tools/work-copy";

/** A recipe of this folder: the files that it writes, the lines that it adds to files, and its commands, in their order. */
export interface Recipe {
	/** Name of its file without the ending: `provider`. */
	readonly name: string;
	readonly files: readonly RecipeFile[];
	readonly additions: readonly Addition[];
	/** Lines for a shell in the repository's root. */
	readonly commands: readonly string[];
}

/** A whole new file: a code block with `file=` and its path. */
export interface RecipeFile {
	readonly path: string;
	readonly text: string;
	/** Whether the recipe is complete without it: marked `later`. */
	readonly isLater: boolean;
}

/** Lines that go into a file below one of its lines: a code block with `in=` and a path, and `after=` and the line. */
export interface Addition {
	readonly path: string;
	readonly after: string;
	readonly text: string;
	/** Whether the recipe is complete without it: marked `later`. */
	readonly isLater: boolean;
}

/** A fenced block of code: its fence, its language, the words behind it, its text. */
const BLOCK = /^(`{3,})(\w+) ?(.*)\n([\s\S]*?)^\1$/gm;

/** Every recipe of this folder, in the order of their names. @throws for a code block that names no file */
export function readRecipes(): readonly Recipe[] {
	return readdirSync(import.meta.dirname)
		.filter((file) => file.endsWith(".md"))
		.toSorted()
		.map((file) =>
			readRecipe(file.replace(/\.md$/, ""), readFileSync(new URL(file, import.meta.url), "utf8")),
		);
}

/** Writes the files and lines into a copy of the repository that a recipe cannot do without. */
export async function followRecipe(recipe: Recipe, copy: WorkCopy): Promise<void> {
	await writeParts(recipe, copy, false);
}

/** Writes the files and lines that a recipe is complete without, into a copy that has all others. */
export async function followLater(recipe: Recipe, copy: WorkCopy): Promise<void> {
	await writeParts(recipe, copy, true);
}

/**
 * Whether a command looks at the whole repository: it finds the same on a copy with one recipe as on a copy with all, so it
 * is run on that one alone.
 */
export function looksAtAll(command: string): boolean {
	return /^(?:npm run check:|npx tsc )/.test(command);
}

async function writeParts({ files, additions }: Recipe, copy: WorkCopy, later: boolean): Promise<void> {
	for (const { path, text } of files.filter(({ isLater }) => isLater === later)) await copy.write(path, text);
	for (const addition of additions.filter(({ isLater }) => isLater === later))
		await copy.write(addition.path, addLines(await copy.read(addition.path), addition));
}

/** Reads a recipe from its Markdown. @throws for a code block that is neither a file, an addition nor commands */
function readRecipe(name: string, markdown: string): Recipe {
	const files: RecipeFile[] = [];
	const additions: Addition[] = [];
	const commands: string[] = [];
	for (const [, , lang, meta = "", text = ""] of markdown.matchAll(BLOCK)) {
		const { file, in: target, after, later } = readMeta(meta);
		if (file) files.push({ path: file, text, isLater: later !== undefined });
		else if (target && after)
			additions.push({ path: target, after, text: text.trimEnd(), isLater: later !== undefined });
		else if (lang === "sh") commands.push(...text.trimEnd().split("\n"));
		else throw new Error(`A block of the recipe "${name}" names no file: ${text.slice(0, 80)}`);
	}
	return { name, files, additions, commands };
}

/** A file's text with lines below one of its lines, indented like it, or one deeper below a line that opens a block. */
function addLines(source: string, { path, after, text }: Addition): string {
	const lines = source.split("\n");
	const places = lines.flatMap((line, place) => (line.trim() === after ? [place] : []));
	const [place] = places;
	if (place === undefined || places.length > 1) {
		throw new Error(`${path} has ${places.length} lines "${after}"; a recipe needs exactly one.`);
	}
	const line = lines[place] ?? "";
	const indent = `${/^\s*/.exec(line)?.[0] ?? ""}${/[[({]$/.test(line) ? "\t" : ""}`;
	const added = text.split("\n").map((one) => (one === "" ? one : indent + one));
	return lines.toSpliced(place + 1, 0, ...added).join("\n");
}

/** The words of a block's first line after its language: `file=a.ts later` gives `{ file: "a.ts", later: "" }`. */
function readMeta(meta: string): Readonly<Record<string, string | undefined>> {
	const words = meta.matchAll(/(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
	return Object.fromEntries(
		[...words].map(([, key = "", double, single, bare]) => [key, double ?? single ?? bare ?? ""]),
	);
}
