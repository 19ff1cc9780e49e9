import { toCamelCase } from "./print-value.ts";

/** Prints the index of the model table from the names of its files, without their ending. */
export function printModels(files: readonly string[]): string {
	const imports = files.map((name) => `import { models as ${toName(name)} } from "../models/${name}.ts";\n`);
	return `${imports.join("")}import type { Model } from "../model.ts";

/** Every model that the site names, in no order. */
export const MODELS: readonly Model[] = [
${files.map((name) => `\t...${toName(name)},\n`).join("")}];
`;
}

/** The constant of a file: `fillMaskModels`. */
function toName(file: string): string {
	return `${toCamelCase(file)}Models`;
}
