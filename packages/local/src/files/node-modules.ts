import type * as files from "node:fs/promises";
import type * as system from "node:os";

/** The file system of Node, by a name that bundlers of pages do not follow. */
export function loadFiles(): Promise<typeof files> {
	return load("node:fs/promises") as Promise<typeof files>;
}

/** What Node knows of its machine. */
export function loadSystem(): Promise<typeof system> {
	return load("node:os") as Promise<typeof system>;
}

function load(name: string): Promise<unknown> {
	return import(/* @vite-ignore */ /* webpackIgnore: true */ name);
}
