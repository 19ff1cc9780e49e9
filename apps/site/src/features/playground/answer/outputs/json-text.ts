import { toVisible } from "../../parts/text-chunks.ts";

/**
 * Any value as indented JSON. Files are replaced by their type and size, characters that turn the direction of
 * reading by their numbers. Undefined when the value is nested too deep.
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
