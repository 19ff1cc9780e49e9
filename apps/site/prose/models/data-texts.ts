import type { ProseCode } from "../prose.ts";
import { listStrings } from "./code-strings.ts";

/**
 * The texts in the data files that a block's commands name: those that a block before, or the block itself, writes to the file
 * (`cat > rows.csv <<END`), and those of the nearest block before that shows data of the same format.
 */
export function listDataTexts(blocks: readonly ProseCode[], place: number): readonly string[] {
	const block = blocks[place];
	if (!block) return [];
	const before = blocks.slice(0, place + 1).toReversed();
	const names = new Set([...block.text.matchAll(DATA_FILE)].map(([name]) => name));
	return [...names].flatMap((name) => {
		const format = name.split(".").at(-1) ?? "";
		const written = before.map(({ text }) => findWritten(text, name)).find((data) => data !== undefined);
		const shown = before.find(({ language }) => language.split(" ")[0] === format)?.text;
		const data = written ?? shown;
		return data === undefined ? [] : listCells(data, format);
	});
}

/** Names of files with rows. */
const DATA_FILE = /[\w./-]+\.(?:csv|jsonl|tsv|txt)\b/g;

/** What a block of a shell writes to a file. */
function findWritten(source: string, name: string): string | undefined {
	const pattern = name.replaceAll(".", "\\.");
	const written = new RegExp(`> ?${pattern} <<-?['"]?(?<end>\\w+)['"]?\\n(?<data>[^]*?)\\n\\k<end>\\b`);
	return written.exec(source)?.groups?.["data"];
}

/** The texts of a file: its lines, strings or cells. */
function listCells(data: string, format: string): readonly string[] {
	if (format === "jsonl")
		return data.split("\n").flatMap((line) => listStrings(line).map(({ text }) => text));
	if (format === "txt") return data.split("\n");
	return [...data.matchAll(CELL)].map(({ groups = {} }) => groups["quoted"] ?? groups["plain"] ?? "");
}

const CELL = /"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,;\t\n"]+)/g;
