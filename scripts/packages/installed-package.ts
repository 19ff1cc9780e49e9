import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A new folder in which a package named "tried" lies as npm would install it, with these files. */
export async function writeInstalled(files: Readonly<Record<string, string>>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-installed-"));
	for (const [path, text] of Object.entries(files)) {
		const file = join(folder, "node_modules/tried", path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
	return folder;
}

/** The manifest of an ESM package with these entries, or with one. */
export function printManifest(exports: object | string): string {
	return JSON.stringify({ name: "tried", version: "1.0.0", type: "module", exports });
}
