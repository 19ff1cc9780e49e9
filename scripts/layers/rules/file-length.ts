import { ANY_LENGTH, MAX_LINES } from "../layer-tables.ts";
import type { Finding, Module } from "../module.ts";

/** No file is longer than the limit, but for generated files, data and words. */
export function fileLength(modules: readonly Module[]): Finding[] {
	return modules
		.filter(({ path, lineCount }) => lineCount > MAX_LINES && !ANY_LENGTH.test(path))
		.map(({ path, lineCount }) => ({
			path,
			message: `Has ${lineCount} lines, the limit is ${MAX_LINES}; look for a second subject.`,
		}));
}
