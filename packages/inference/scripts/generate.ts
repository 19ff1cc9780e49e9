/**
 * Writes functions and types of every task, the list of providers, then the README's table of them. `--check` writes
 * nothing and exits 1 on a difference.
 * Run: npm run generate --workspace packages/inference
 */
import { writeProviders } from "./write-providers.ts";
import { writeTasks } from "./write-tasks.ts";

const isCheck = process.argv.includes("--check");
writeTasks(isCheck);
writeProviders(isCheck);
await import("./generate-readme.ts"); // loaded last: it reads the lists that were just written
