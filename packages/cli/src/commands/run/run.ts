import { writeFile } from "node:fs/promises";
import { call, callStream } from "@pusula/inference";
import { CALLABLE_TASKS, type CallableTask, type CallableTaskId } from "@pusula/tasks";
import { readChunkText } from "@pusula/measure";
import type { ParsedArgs } from "../../args/parse.ts";
import { resolveTask } from "../../calls/find-names.ts";
import { prepareOutput } from "../../calls/make-folder-of.ts";
import { openTarget, readTargetSettings, type Target } from "../../calls/open-target.ts";
import { toFileReason } from "../../calls/read-files.ts";
import { readCallArgs } from "../../calls/read-values.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { hideControls } from "../../errors/print-error.ts";
import { formatBytes } from "../../terminal/format.ts";
import { printResult } from "./print-result.ts";

/** `pusula run TASK INPUT`: makes one call. Text comes as it is made; files go where `--out` says. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { io, words } = context;
	const [name = "", input] = args.operands;
	const task = resolveTask(name, words);
	const row: CallableTask = CALLABLE_TASKS[task];
	const out = args.text("out");
	if (row.file !== undefined && out === undefined) throw new CliError(words.run.needsOut(row.file));
	const given = input ?? (io.stdin.isTTY === true || hasFields(args) ? undefined : "-");
	const fields = await readCallArgs(task, given, args, context);
	if (out !== undefined && out !== "-") await prepareOutput(out, words);
	const target = await openTarget(readTargetSettings(args), context);
	if (target.isSimulated) io.stderr.write(`${words.run.simulated}\n`);
	try {
		await makeCall({ task, callArgs: { ...fields, ...target.args }, options: target.options }, args, context);
	} finally {
		await target.close();
	}
	return EXIT.done;
}

interface OneCall {
	readonly task: CallableTaskId;
	readonly callArgs: Record<string, unknown>;
	readonly options: Target["options"];
}

/** Makes the call and writes its result: text as it comes, everything else at the end. */
async function makeCall(
	{ task, callArgs, options }: OneCall,
	args: ParsedArgs,
	context: Context,
): Promise<void> {
	const { io } = context;
	const row: CallableTask = CALLABLE_TASKS[task];
	const out = args.text("out");
	const isJson = args.flag("json");
	if (row.streams && !isJson && out === undefined) {
		for await (const chunk of callStream<string>(task, callArgs, options))
			io.stdout.write(hideControls(readChunkText(chunk)));
		io.stdout.write("\n");
		return;
	}
	const output: unknown = await call<string>(task, callArgs, options);
	if (out === undefined) io.stdout.write(isJson ? toJson(output) : printResult(output, row, context));
	else await writeResult({ output, out, isJson, row }, context);
}

function hasFields(args: ParsedArgs): boolean {
	return args.list("field").length > 0;
}

interface Result {
	readonly output: unknown;
	readonly out: string;
	readonly isJson: boolean;
	readonly row: CallableTask;
}

async function writeResult({ output, out, isJson, row }: Result, context: Context): Promise<void> {
	const { io, words } = context;
	const plain = { ...context, style: (_tone: unknown, text: string) => text };
	const bytes =
		output instanceof Blob
			? Buffer.from(await output.arrayBuffer())
			: Buffer.from(isJson ? toJson(output) : printResult(output, row, plain));
	if (out === "-") {
		io.stdout.write(bytes);
		return;
	}
	try {
		await writeFile(out, bytes);
	} catch (error) {
		throw new CliError(words.run.cannotWrite(out, toFileReason(error, words)), EXIT.failed);
	}
	if (isJson && output instanceof Blob)
		io.stdout.write(toJson({ file: out, sizeBytes: bytes.length, type: output.type }));
	else io.stderr.write(`${words.run.wrote(out, formatBytes(bytes.length, context.locale))}\n`);
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}
