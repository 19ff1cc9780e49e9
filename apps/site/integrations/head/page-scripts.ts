import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A name is looked for at its beginning only: from every letter of a page's long words it would take 17 seconds of a build. */
const SCRIPT_NAME = /(?<![\w.-])[\w.-]+\.js\b/g;

/** Returns the text of every script that a text names, and of all that these name in turn. */
export type ReadScripts = (text: string) => readonly string[];

/** Reads the built scripts of a folder once. */
export async function readScripts(folder: string): Promise<ReadScripts> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
	const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
	return followScripts(new Map(names.map((name, index) => [name, texts[index] ?? ""])));
}

/** As `readScripts`, with the texts of the scripts by their names. */
export function followScripts(files: ReadonlyMap<string, string>): ReadScripts {
	const named = (text: string) =>
		[...text.matchAll(SCRIPT_NAME)].map(([name]) => name).filter((name) => files.has(name));
	const next = new Map([...files].map(([name, text]) => [name, named(text)]));
	return (text) => {
		const found = new Set<string>();
		const open = named(text);
		for (let name = open.pop(); name !== undefined; name = open.pop()) {
			if (found.has(name)) continue;
			found.add(name);
			open.push(...(next.get(name) ?? []));
		}
		return [...found].map((name) => files.get(name) ?? "");
	};
}
