import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { GuideRecord } from "../src/features/guides/guide-record.ts";
import { listFiles } from "./list-files.ts";

/** What the cells of guides printed in the recorded runs, by the name of the page and the cell's id: `docs/transformers/onnx#export`. */
export async function readOutputs(root: string): Promise<ReadonlyMap<string, string>> {
	const files = await listFiles(root, "apps/site/generated/guides", /guides\/[^/]+\.json$/);
	const lists = files.map(async (path) => {
		const { cells } = JSON.parse(await readFile(join(root, path), "utf8")) as GuideRecord; // a file of the guides' runner
		return cells.map(
			({ id, output }) => [`docs/transformers/${basename(path, ".json")}#${id}`, output] as const,
		);
	});
	return new Map((await Promise.all(lists)).flat());
}
