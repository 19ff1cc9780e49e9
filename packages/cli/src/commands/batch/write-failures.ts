import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import type { RowStore } from "../../batch/store/row-store.ts";
import { toFileReason } from "../../calls/read-files.ts";
import { isOfSystem } from "../../errors/is-of-system.ts";
import type { Messages } from "../../messages/messages.ts";

/** Where the failed rows are. */
export interface WrittenFailures {
	/** Absent where none failed. */
	readonly path?: string;
	/** Why they could not be written, as a sentence: the sums of the run are printed all the same. */
	readonly problem?: string;
}

/** Writes the failed rows with their reasons beside the output, as JSONL; takes the file away where none failed. */
export async function writeFailures(out: string, store: RowStore, words: Messages): Promise<WrittenFailures> {
	const path = `${out}.failed.jsonl`;
	try {
		if (store.counts().failed > 0) {
			await writeAll(path, store);
			return { path };
		}
		const found = await stat(path).catch(() => undefined);
		if (found?.isFile()) await rm(path); // a folder of that name is the user's own
		return {};
	} catch (error) {
		if (!isOfSystem(error)) throw error;
		return { problem: words.run.cannotWrite(path, toFileReason(error, words)) };
	}
}

async function writeAll(path: string, store: RowStore): Promise<void> {
	const stream = createWriteStream(`${path}.part`);
	for (const { row, code, message, status } of store.failures())
		if (!stream.write(`${JSON.stringify({ row, code, status: status ?? undefined, message })}\n`))
			await once(stream, "drain");
	stream.end();
	await once(stream, "finish");
	await rename(`${path}.part`, path);
}
