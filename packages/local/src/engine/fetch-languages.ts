import type { ModelFiles } from "../files/model-files.ts";
import { loadFiles, loadSystem } from "../files/node-modules.ts";
import { isNode } from "../is-node.ts";

const ENDING = ".traineddata.gz";

/** Languages of tesseract.js, fetched and checked. */
export interface Languages {
	readonly codes: string[];
	/** Where tesseract.js finds them. */
	readonly langPath: string;
	/** Removes what was written for it. */
	readonly remove: () => Promise<void>;
}

/**
 * Fetches languages, so that their bytes are counted, a broken connection is taken up again and an abort ends it. tesseract.js
 * takes no bytes: in Node it reads them from a folder that is written for it, in a page it asks for the same URLs once more
 * and gets them from the browser's cache.
 */
export async function fetchLanguages(
	paths: readonly string[],
	files: ModelFiles,
	folder: string,
): Promise<Languages> {
	const codes = paths.map((path) => path.slice(0, -ENDING.length));
	const fetched: [path: string, bytes: Uint8Array][] = [];
	for (const path of paths) fetched.push([path, (await files.read(path)) ?? new Uint8Array()]); // the plan has found them all
	if (isNode()) return { codes, ...(await writeAll(fetched)) };
	return { codes, langPath: folder.replace(/\/$/, ""), remove: () => Promise.resolve() };
}

/** Writes files to a new folder. */
async function writeAll(
	files: readonly (readonly [path: string, bytes: Uint8Array])[],
): Promise<Pick<Languages, "langPath" | "remove">> {
	const { mkdtemp, rm, writeFile } = await loadFiles();
	const system = await loadSystem();
	const langPath = await mkdtemp(`${system.tmpdir()}/pusula-tesseract-`);
	for (const [path, bytes] of files) await writeFile(`${langPath}/${path}`, bytes);
	return { langPath, remove: () => rm(langPath, { recursive: true, force: true }) };
}
