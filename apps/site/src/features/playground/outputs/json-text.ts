import { toVisible } from "./visible-controls.ts";

/**
 * Any value as indented JSON. Files stand as their type and size; characters that turn the direction of reading stand
 * as numbers. Nothing when the value is nested too deep to be written.
 */
export function toJsonText(value: unknown): string | undefined {
	try {
		return toVisible(JSON.stringify(value, nameFiles, 2) ?? "");
	} catch {
		return undefined;
	}
}

function nameFiles(_name: string, value: unknown): unknown {
	return value instanceof Blob ? `Blob (${value.type || "?"}, ${String(value.size)} B)` : value;
}
