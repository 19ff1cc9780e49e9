import { randomId } from "../lib/random.ts";
import type { KeptFile, ModelStore } from "../types/public.ts";
import { loadFileSystem } from "./load-file-system.ts";

/** Ending of the file that says what lies beside it. */
const FACTS = ".pusula.json";
/** Ending of a file that is still being written. */
const PART = ".part";

/**
 * Keeps files of models in a folder of the disk, for Node: `local({ store: folderStore("models") })`. The folder is made with the
 * first file, and each file lies below the host and the path of its URL. Several processes may share one.
 * @param folder Path of the folder; relative ones begin at the working directory.
 * @example
 * const provider = local({ store: folderStore("models") });
 */
export function folderStore(folder: string): ModelStore {
	const pathOf = (url: string): string => {
		const { host, pathname, search } = new URL(url);
		const parts = [host || "files", ...(pathname + search).split("/")].filter((part) => part !== "");
		return [folder, ...parts.map(toFileName)].join("/");
	};

	async function keep(
		url: string,
		bytes: Uint8Array<ArrayBuffer>,
		model: string,
		isNote = false,
	): Promise<void> {
		const { mkdir, rename, rm, writeFile } = await loadFileSystem();
		const path = pathOf(url);
		await mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
		await writeFile(path + FACTS, JSON.stringify({ url, model, isNote }));
		const part = `${path}.${randomId()}${PART}`;
		try {
			await writeFile(part, bytes);
			await rename(part, path);
		} catch (error) {
			await rm(part, { force: true }); // a disk that is full would stay so
			throw error;
		}
	}

	async function list(): Promise<readonly KeptFile[]> {
		const { readdir, readFile, stat } = await loadFileSystem();
		const names = await readdir(folder, { recursive: true }).catch(missing);
		const found = (names ?? []).filter((name) => name.endsWith(FACTS));
		const files = found.map(async (name) => {
			const path = `${folder}/${name}`;
			const { size } = (await stat(path.slice(0, -FACTS.length)).catch(missing)) ?? {};
			const facts = parse(await readFile(path).catch(missing));
			return size === undefined || !facts ? [] : [{ ...facts, bytes: size }];
		});
		return (await Promise.all(files)).flat();
	}

	return {
		keep,
		list,
		async read(url) {
			const { readFile } = await loadFileSystem();
			const bytes = await readFile(pathOf(url)).catch(missing);
			return bytes && new Uint8Array(bytes);
		},
		async sizeOf(url) {
			const { stat } = await loadFileSystem();
			return (await stat(pathOf(url)).catch(missing))?.size;
		},
		async remove(url) {
			const { rm } = await loadFileSystem();
			const path = pathOf(url);
			await rm(path, { force: true });
			await rm(path + FACTS, { force: true });
		},
	};
}

/** What `keep` wrote beside a file; nothing where a process ended while it wrote, or another one has deleted it since. */
function parse(bytes: Uint8Array | undefined): Omit<KeptFile, "bytes"> | undefined {
	try {
		return JSON.parse(new TextDecoder().decode(bytes)) as Omit<KeptFile, "bytes">; // written by keep
	} catch {
		return undefined;
	}
}

/** One part of a URL, as file systems take it. */
function toFileName(part: string): string {
	return part.replaceAll(/[^\w.%+~@-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Nothing, for a file that is not there. */
function missing(error: unknown): undefined {
	if ((error as { code?: string }).code !== "ENOENT") throw error; // an error of the file system has one
}
