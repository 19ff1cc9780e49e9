/**
 * Writes the list of providers, then what the README says of them. `--check` writes nothing and exits 1 on a difference.
 * Run: npm run generate --workspace packages/inference
 */
import { writeProviders } from "./write-providers.ts";

writeProviders(process.argv.includes("--check"));
await import("./generate-readme.ts"); // loaded last: it reads the list that was just written
