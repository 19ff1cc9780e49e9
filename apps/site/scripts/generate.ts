/**
 * Writes the tables of the languages, lists the calculators, records what changed in the data, and writes the configuration for nginx and the
 * widths of letters for the drawings.
 * `--check` writes nothing and exits 1 where any of them differs from what is kept.
 * Run: npm run generate --workspace apps/site
 */
await import("./write-languages.ts"); // first, since the others read the tables
await import("./write-calculators.ts");
await import("./changes/record-changes.ts");
await import("./write-nginx.ts");
await import("./write-letter-widths.ts");

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes a module of this file, so that it may wait
export {};
