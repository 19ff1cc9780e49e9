import { SampleFile } from "@pusula/snippets";

/** True when a value holds a file that the reader has to provide. */
export function needsFile(value: unknown): boolean {
	if (value instanceof SampleFile) return true;
	return typeof value === "object" && value !== null && Object.values(value).some(needsFile);
}
