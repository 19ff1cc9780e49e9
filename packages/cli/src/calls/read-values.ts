import { existsSync } from "node:fs";
import {
	buildArgs,
	FieldError,
	type InputField,
	listFields,
	mainField,
	readFieldText,
} from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { OptionName } from "../args/options.ts";
import type { ParsedArgs } from "../args/parse.ts";
import { toValueWord } from "../args/value-words.ts";
import type { Context } from "../terminal/context.ts";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";
import { readBlob, readBytesAsText, readInput, readTextFile } from "./read-files.ts";

/**
 * The task's own arguments, from INPUT, `--field` and `--param`. INPUT is the main field: a text, a path, or `-`.
 * @throws CliError for an unknown field, a missing one, a file that cannot be read, and text that should be JSON
 */
export async function readCallArgs(
	task: CallableTaskId,
	input: string | undefined,
	args: ParsedArgs,
	context: Context,
): Promise<Record<string, unknown>> {
	const { words, io } = context;
	const values: Record<string, unknown> = {};
	const main = mainField(task);
	if (input !== undefined)
		values[main.name] =
			input === "-"
				? fromInput(main, await readInput(io.stdin, words), context)
				: await fromArgument(main, input, context);
	for (const [name, text] of pairs(args.list("field"), "field", words)) {
		const field = resolveField(task, name, words);
		const path = text.startsWith("@") ? text.slice(1) : undefined;
		if (field.kind === "file") values[name] = await readBlob(path ?? text, words);
		else values[name] = toValue(field, path === undefined ? text : await readTextFile(path, context), words);
	}
	return toArgs(task, { ...values, ...readParams(args, words) }, words);
}

/** The settings of `--param`: JSON where they are JSON, else text. */
export function readParams(args: ParsedArgs, words: Messages): Record<string, unknown> {
	return Object.fromEntries(
		pairs(args.list("param"), "param", words).map(([name, text]) => [name, parseLoosely(text)]),
	);
}

/** `buildArgs` with its errors as sentences of the program. */
export function toArgs(
	task: CallableTaskId,
	values: Readonly<Record<string, unknown>>,
	words: Messages,
): Record<string, unknown> {
	try {
		return buildArgs(task, values);
	} catch (error) {
		if (!(error instanceof FieldError)) throw error;
		if (error.field === mainField(task).name) throw new CliError(words.usage.missing(words.operands.INPUT));
		throw new CliError(words.usage.needsField(error.field, task));
	}
}

/** The value of a field from its text. Throws a `CliError` for text that should be JSON. */
export function toValue(field: InputField, text: string, words: Messages): unknown {
	try {
		return readFieldText(field, text);
	} catch (error) {
		if (error instanceof FieldError) throw new CliError(words.usage.notJson(error.field, error.message));
		throw error;
	}
}

/** `NAME=VALUE` arguments as pairs. Throws a `CliError` for one without a name. */
export function pairs(
	given: readonly string[],
	option: OptionName,
	words: Messages,
): readonly (readonly [name: string, text: string])[] {
	return given.map((text) => {
		const place = text.indexOf("=");
		if (place < 1) throw new CliError(words.usage.notAPair(option, text, toValueWord(option, words)));
		return [text.slice(0, place), text.slice(place + 1)];
	});
}

/** The field of a task by its name; `system` is one of a conversation. */
export function resolveField(task: CallableTaskId, name: string, words: Messages): InputField {
	const fields = listFields(task);
	const known = fields.filter(
		({ path }) => path[0] === "inputs" || path[0] === "messages" || path[0] === "parameters",
	);
	const found = fields.find((field) => field.name === name);
	if (found) return found;
	if (name === "system" && mainField(task).kind === "turns")
		return { name, path: [name], kind: "text", isNeeded: false, schema: {} };
	throw new CliError(
		words.usage.unknownField(
			name,
			task,
			known.map((field) => field.name),
		),
	);
}

async function fromArgument(field: InputField, text: string, context: Context): Promise<unknown> {
	const { words } = context;
	if (field.kind === "file") {
		if (!existsSync(text)) throw new CliError(words.run.fileNeeded(text));
		return readBlob(text, words);
	}
	const isPath = !text.includes("\n") && text.length < 1024 && existsSync(text);
	return toValue(field, isPath ? await readTextFile(text, context) : text, words);
}

function fromInput(field: InputField, bytes: Buffer<ArrayBuffer>, context: Context): unknown {
	if (field.kind === "file") return new Blob([bytes]);
	const { words } = context;
	return toValue(field, readBytesAsText(bytes, words.run.stdin, context).replace(/\r?\n$/, ""), words);
}

function parseLoosely(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
