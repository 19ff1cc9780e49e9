import type { FileMark } from "./run-data.ts";

/** Arguments with the files themselves in place of their marks. */
export async function loadFiles(
	args: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
	const entries = Object.entries(args).map(async ([name, value]) => [name, await load(value)] as const);
	return Object.fromEntries(await Promise.all(entries));
}

async function load(value: unknown): Promise<unknown> {
	if (isMark(value)) return (await fetch(value.$file)).blob();
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return loadFiles(value as Readonly<Record<string, unknown>>); // neither null nor a list
}

function isMark(value: unknown): value is FileMark {
	return typeof value === "object" && value !== null && "$file" in value && typeof value.$file === "string";
}
