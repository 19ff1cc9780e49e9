import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/** What the checks need of one workspace's package.json. */
export interface Manifest {
	/** The workspace's folder from the root, with forward slashes. */
	readonly folder: string;
	readonly name: string;
	readonly isPrivate: boolean;
	/** Names of the npm scripts. */
	readonly scripts: readonly string[];
	/** Keys of `exports`, for example "." and "./core". */
	readonly entries: readonly string[];
}

/** The manifests of all workspaces, in the order of their folders. */
export async function readManifests(root: string = ROOT): Promise<Manifest[]> {
	const nested = await Promise.all(
		["packages", "apps"].map(async (parent) => {
			const entries = await readdir(join(root, parent), { withFileTypes: true });
			return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${parent}/${name}`);
		}),
	);
	const folders = [...nested.flat().toSorted(), "bench"];
	return Promise.all(
		folders.map(async (folder) =>
			toManifest(folder, await readFile(join(root, folder, "package.json"), "utf8")),
		),
	);
}

/**
 * One manifest from the text of a package.json.
 * @throws Error where it has no name.
 */
export function toManifest(folder: string, text: string): Manifest {
	const json: unknown = JSON.parse(text);
	const name = fieldOf(json, "name");
	if (typeof name !== "string") throw new Error(`${folder}/package.json has no name.`);
	return {
		folder,
		name,
		isPrivate: fieldOf(json, "private") === true,
		scripts: keysOf(fieldOf(json, "scripts")),
		entries: keysOf(fieldOf(json, "exports")),
	};
}

function fieldOf(value: unknown, key: string): unknown {
	return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function keysOf(value: unknown): string[] {
	return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
