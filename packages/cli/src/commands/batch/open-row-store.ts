import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type LineOptions, printHead } from "../../batch/print-line.ts";
import type { RowStore } from "../../batch/store/row-store.ts";
import { openSqliteRowStore, RowStoreError } from "../../batch/store/sqlite-row-store.ts";
import type { CallPlan } from "../../batch/rows/row-args.ts";
import type { Target } from "../../calls/open-target.ts";
import { prepareOutput } from "../../calls/make-folder-of.ts";
import { toFileReason } from "../../calls/read-files.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import type { Context } from "../../terminal/context.ts";

/** Where the words for each reason are. */
const WORDS = {
	"other-settings": "otherSettings",
	"missing-output": "missingOutput",
	"other-output": "otherOutput",
} as const satisfies Record<RowStoreError["reason"], keyof Messages["batch"]>;

interface RowStoreOptions {
	readonly out: string;
	readonly line: LineOptions;
	readonly plan: CallPlan;
	readonly target: Target;
}

/** Opens what a run has kept beside its output. @throws CliError where that belongs to another run, or another process holds it */
export async function openRowStore(
	{ out, line, plan, target }: RowStoreOptions,
	{ words }: Context,
): Promise<RowStore> {
	const path = `${out}.state`;
	if (existsSync(out) && !existsSync(path)) throw new CliError(words.batch.outExists(out));
	const { model, provider, endpointUrl } = target.args;
	const { isSimulated } = target;
	const settings = JSON.stringify({
		task: plan.task,
		model,
		provider: typeof provider === "object" ? provider.id : provider,
		endpointUrl,
		isSimulated,
		head: printHead(line),
	});
	await prepareOutput(path, words); // it knows what the system says, and SQLite only that it cannot open the file
	try {
		return await openSqliteRowStore({ path, out: resolve(out), head: printHead(line), settings });
	} catch (error) {
		if (error instanceof RowStoreError) throw new CliError(words.batch[WORDS[error.reason]](out, path));
		const reason = error instanceof Error ? error.message : String(error);
		if (reason.includes("locked")) throw new CliError(words.batch.locked(out));
		throw new CliError(words.run.cannotWrite(path, toFileReason(error, words)));
	}
}
