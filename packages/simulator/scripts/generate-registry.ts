/**
 * Writes the list of all providers' dialects from their files. `--check` writes nothing and exits 1 when it differs.
 * Run: npm run generate --workspace packages/simulator
 */
import { printImports, writeRegistry } from "@pusula/tools/registry";

writeRegistry(
	{
		file: new URL("../src/generated/dialects.ts", import.meta.url).pathname,
		folder: new URL("../src/dialects", import.meta.url).pathname,
		type: "Dialect",
		print: (values) => `import type { Dialect } from "../dialect.ts";
${printImports(values, "../dialects")}

/** Every provider's dialect, in alphabetical order. */
export const DIALECTS: readonly Dialect[] = [
${values.map(({ name }) => `\t${name},`).join("\n")}
];
`,
	},
	process.argv.includes("--check"),
);
