import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/** A peer as tables name it, with the version that is installed. `specifier` is what imports it. */
export function namePeer(specifier: string): string {
	const path = findPackageJSON(specifier, import.meta.url);
	if (path === undefined) throw new Error(`${specifier} is not installed.`);
	const { name, version } = JSON.parse(readFileSync(path, "utf8")) as { name: string; version: string }; // npm's form
	return `${name} ${version}`;
}
