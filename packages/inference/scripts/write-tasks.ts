import { readFileSync } from "node:fs";
import { writeGenerated } from "@pusula/tools/generated-file";
import { printFunctions } from "./print-functions.ts";
import { printSchemaTypes } from "./print-schema-types.ts";
import { printTaskArgs } from "./print-task-args.ts";
import { printTaskTable } from "./print-task-table.ts";
import { readOwnTypes } from "./read-own-types.ts";
import { printTaskMethods, printTaskResults } from "./print-task-tables.ts";
import { listTaskRows } from "./task-rows.ts";

/** Writes functions and types of every task from the rows of the catalogue. With `isCheck` nothing is written, and a difference sets exit code 1. */
export function writeTasks(isCheck: boolean): void {
	const rows = listTaskRows();
	const table = printTaskTable(rows);
	const texts = {
		"types/generated/task-table": table,
		"types/generated/task-results": printTaskResults(rows),
		"types/generated/schema-types": printSchemaTypes(readCatalogueTypes(), [table, readOwnTypes()]),
		"generated/task-args": printTaskArgs(rows),
		"generated/task-methods": printTaskMethods(rows),
		"generated/functions": printFunctions(rows, "main"),
		"generated/core-functions": printFunctions(rows, "core"),
	};
	for (const [name, text] of Object.entries(texts)) {
		const file = new URL(`../src/${name}.ts`, import.meta.url).pathname;
		writeGenerated({ file, from: "the rows of the task catalogue", text }, isCheck);
	}
}

/** The types that the catalogue makes from its schemas. */
function readCatalogueTypes(): string {
	const catalogue = import.meta.resolve("@pusula/tasks"); // `src/index.ts`, under the condition `pusula-source`
	return readFileSync(new URL("generated/types.ts", catalogue), "utf8");
}
