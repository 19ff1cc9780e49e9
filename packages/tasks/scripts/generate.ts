import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { printCallableTasks, printCallDocs } from "./print-calls.ts";
import { printLibraries } from "./print-libraries.ts";
import { printLocales } from "./print-locales.ts";
import { printModels, printResults } from "./print-models.ts";
import { listSchemaTasks, printSchemas, printShapes } from "./print-schemas.ts";
import { printExamples, printTaskIds, printTasks } from "./print-tasks.ts";
import { printTypes } from "./print-types.ts";
import {
	listEntries,
	listFiles,
	readLibraries,
	readRegions,
	readSources,
	SOURCE_FOLDER,
	type Sources,
} from "./sources.ts";

const HEADER = "// Made from the task folders by `npm run generate`. Do not edit.\n\n";

/** Makes the text of every generated file, by absolute path. Writes nothing; the same sources give the same text. */
export async function generate(): Promise<Map<string, string>> {
	const sources = await readSources();
	const entries = listEntries(sources);
	const texts = {
		"types/generated/task-ids.ts": printTaskIds(entries, listSchemaTasks(sources)),
		"types/generated/locales.ts": printLocales(sources.files, await readRegions()),
		"generated/tasks.ts": printTasks(sources.folders),
		"generated/examples.ts": printExamples(sources.folders),
		"generated/callable-tasks.ts": printCallableTasks(sources),
		"generated/call-docs.ts": printCallDocs(sources),
		"generated/types.ts": printTypes(sources.files, locateRoots(sources)),
		"generated/schemas.ts": printSchemas(sources),
		"generated/shapes.ts": printShapes(sources),
		"generated/results.ts": printResults(await listFiles("results")),
		"generated/models.ts": printModels(await listFiles("models")),
		"generated/libraries.ts": printLibraries(
			await readLibraries(),
			entries.map(({ id }) => id),
		),
	};
	return new Map(Object.entries(texts).map(([path, text]) => [join(SOURCE_FOLDER, path), HEADER + text]));
}

function locateRoots({ schemas, files }: Sources) {
	return schemas.map(({ path }) => {
		const schema = files.get(path);
		if (schema === undefined) throw new Error(`No schema at ${path}`);
		return { schema, path };
	});
}

/** Names the generated files whose text on disk is not what the sources give. */
async function findDifferences(texts: ReadonlyMap<string, string>): Promise<string[]> {
	const differing: string[] = [];
	for (const [path, text] of texts) {
		const current = await readFile(path, "utf8").catch(() => undefined);
		if (current !== text) differing.push(relative(".", path));
	}
	return differing;
}

async function main(isCheck: boolean): Promise<void> {
	const texts = await generate();
	if (isCheck) {
		const differing = await findDifferences(texts);
		for (const path of differing) process.stderr.write(`differs from its sources: ${path}\n`);
		process.exitCode = differing.length === 0 ? 0 : 1;
		return;
	}
	for (const [path, text] of texts) {
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, text);
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.includes("--check"));
