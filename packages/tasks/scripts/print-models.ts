import { toCamelCase } from "./print-value.ts";

/** Prints the index of the model table from the names of its files, without their ending. */
export function printModels(files: readonly string[]): string {
	const imports = files.map((name) => `import { models as ${toName(name)} } from "../models/${name}.ts";\n`);
	return `${imports.join("")}import type { Model } from "../types/model.ts";

/** Every model that the site names, in no order. */
export const MODELS: readonly Model[] = [
${files.map((name) => `\t...${toName(name)},\n`).join("")}];
`;
}

/** Prints the index of published results from the names of its files: the ids of their tasks. */
export function printResults(files: readonly string[]): string {
	const imports = files.map(
		(name) => `import { results as ${toCamelCase(name)}Results } from "../results/${name}.ts";\n`,
	);
	return `${imports.join("")}import type { TaskResults } from "../types/results.ts";
import type { TaskId } from "../types/generated/task-ids.ts";

/** Published results of models, for the tasks that have some. */
export const RESULTS: { readonly [T in TaskId]?: TaskResults } = {
${files.map((name) => `\t"${name}": ${toCamelCase(name)}Results,\n`).join("")}};
`;
}

/** The constant of a file: `fillMaskModels`. */
function toName(file: string): string {
	return `${toCamelCase(file)}Models`;
}
