import { SampleFile } from "@pusula/snippets";

/** Whether a value holds a file that a reader has to have. */
export function needsFile(value: unknown): boolean {
	if (value instanceof SampleFile) return true;
	return typeof value === "object" && value !== null && Object.values(value).some(needsFile);
}
