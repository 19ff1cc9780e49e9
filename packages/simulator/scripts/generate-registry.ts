/**
 * Writes the list of all providers' dialects from their files, the marks of the catalogue's example files, and facts of models. `--check` writes nothing and exits 1 when it differs.
 * Run: npm run generate --workspace packages/simulator
 */
import { printImports, writeRegistry } from "@pusula/tools/registry";
import { writeExampleFiles } from "./generate-example-files.ts";
import { writeModelFacts } from "./generate-model-facts.ts";

const isCheck = process.argv.includes("--check");

writeRegistry(
	{
		file: new URL("../src/generated/dialects.ts", import.meta.url).pathname,
		folder: new URL("../src/dialects", import.meta.url).pathname,
		type: "Dialect",
		print: (values) => `import type { Dialect } from "../rules/dialect.ts";
${printImports(values, "../dialects")}

/** Every provider's dialect, in alphabetical order. */
export const DIALECTS: readonly Dialect[] = [
${values.map(({ name }) => `\t${name},`).join("\n")}
];
`,
	},
	isCheck,
);
writeExampleFiles(isCheck);
writeModelFacts(isCheck);
