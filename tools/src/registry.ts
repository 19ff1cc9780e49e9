import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writeGenerated } from "./generated-file.ts";
import { ROOT } from "./root.ts";

/** A generated module that lists what the files of a folder export. */
export interface Registry {
	/** Absolute path of the module. */
	readonly file: string;
	/** Absolute path of the folder with the listed files. */
	readonly folder: string;
	/** Type of the listed values, by which they are found: `export const groq: Provider = {`. */
	readonly type: string;
	/** The module's text around the values, which are in the order of their files. */
	readonly print: (values: readonly RegistryValue[]) => string;
}

/** One exported value and the file that exports it. */
export interface RegistryValue {
	readonly name: string;
	/** Name of the file without its ending: the id. */
	readonly id: string;
}

/** Writes a registry; with `isCheck` writes nothing, and the exit code is 1 when the file on disk differs. */
export function writeRegistry({ file, folder, type, print }: Registry, isCheck: boolean): void {
	const from = `the files of ${relative(ROOT, folder)}`;
	writeGenerated({ file, from, text: print(listValues(folder, type)) }, isCheck);
}

/** The lines that import values from their files in `folder`, a path relative to the module. */
export function printImports(values: readonly RegistryValue[], folder: string): string {
	return values.map(({ name, id }) => `import { ${name} } from "${folder}/${id}.ts";`).join("\n");
}

/** The values of a type that the files of a folder export, in the order of the files' names. */
function listValues(folder: string, type: string): readonly RegistryValue[] {
	const declaration = new RegExp(String.raw`^export const (\w+): ${type} = `, "gm");
	return readdirSync(folder)
		.filter((file) => /^[\w-]+\.ts$/.test(file))
		.toSorted()
		.flatMap((file) =>
			[...readFileSync(join(folder, file), "utf8").matchAll(declaration)].map(([, name = ""]) => ({
				name,
				id: file.replace(/\.ts$/, ""),
			})),
		);
}
