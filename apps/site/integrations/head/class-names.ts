import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The name of a CSS module's class on built pages, by its own name and its file. */
export type NameClass = (name: string, file: string) => string;

/** Built pages carry short names of classes; the names of the sources stay while developing. */
export function shortClasses(): AstroIntegration {
	return {
		name: "short-classes",
		hooks: {
			"astro:config:setup": ({ command, config, updateConfig }) => {
				if (command !== "build") return;
				const generateScopedName = shortClassNames(fileURLToPath(config.srcDir));
				updateConfig({ vite: { css: { modules: { generateScopedName } } } });
			},
		},
	};
}

/**
 * Short names for the classes of all CSS modules below a folder: pages repeat them often. The same files give the same
 * names in every build.
 * @throws Error for a class that no file below the folder holds
 */
export function shortClassNames(folder: string): NameClass {
	const files = globSync("**/*.module.css", { cwd: folder }).toSorted();
	const keys = files.flatMap((file) =>
		listClasses(readFileSync(join(folder, file), "utf8")).map((name) => toKey(name, join(folder, file))),
	);
	const names = new Map(keys.map((key, index) => [key, `_${index.toString(36)}`]));
	return (name, file) => {
		const short = names.get(toKey(name, file.split("?", 1)[0] ?? file));
		if (short === undefined) throw new Error(`No class ${name} is known in ${file}.`);
		return short;
	};
}

/** The classes that a style sheet names, each once, in the order of the alphabet. */
export function listClasses(css: string): readonly string[] {
	const text = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/"[^"]*"/g, "");
	const names = [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
	return [...new Set(names)].toSorted();
}

function toKey(name: string, file: string): string {
	return `${file}:${name}`;
}
