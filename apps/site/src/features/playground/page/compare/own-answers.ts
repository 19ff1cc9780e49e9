import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { Column, OwnAnswer } from "../state/shown-comparison.ts";

/** The columns by the ids of their models. */
export type Columns = ReadonlyMap<number, Column>;

type Args = PlaygroundCall["args"];

/**
 * The arguments of a chat with a model's own answers in place of the first model's, so that each goes on with what it said
 * itself. Where it has none to the same messages of the reader, the first model's stay. Other arguments stay as they are.
 */
export function toOwnArgs(args: Args, own: readonly OwnAnswer[]): Args {
	const messages = readMessages(args);
	if (!messages) return args;
	const paths = listPaths(messages);
	const replaced = messages.flatMap((message, index): readonly Message[] => {
		const path = paths[index];
		const text = path === paths.at(-1) ? "" : toText(findOwn(own, path));
		if (message.role === "system" || text === "") return [message];
		if (message.role !== "user") return [];
		return [message, ...listToolSteps(findOwn(own, path)), { role: "assistant", content: text }];
	});
	return { ...args, messages: replaced };
}

/** The calls of tools and their results behind the last message of the reader that a run went on with. */
export function listToolSteps(run: RunState | undefined): readonly Message[] {
	const messages = run?.call && readMessages(run.call.args);
	return messages?.slice(messages.findLastIndex(({ role }) => role === "user") + 1) ?? [];
}

/** The messages of the reader up to each message of a chat, as a key; empty before the first. */
export function listPaths(messages: readonly Message[]): readonly string[] {
	let path = "";
	return messages.map(({ role, content }) => {
		if (role === "user") path += `/${JSON.stringify(content)}`;
		return path;
	});
}

/** The messages of the reader that a call sends, as a key; undefined for what is no chat. */
export function toMessagePath(args: Args): string | undefined {
	const messages = readMessages(args);
	return messages && (listPaths(messages).at(-1) ?? "");
}

/**
 * The answers with the present state of a run: of one that has just begun as a new version, in place of what has failed, and of
 * the shown one where it goes on with the results of its tools.
 */
export function putRun(own: readonly OwnAnswer[], path: string, run: RunState): readonly OwnAnswer[] {
	const others = own.filter((one) => one.path !== path);
	const { runs = [], shown = 0 } = own.find((one) => one.path === path) ?? {};
	const continued = listToolSteps(run).length > listToolSteps(runs[shown]).length ? runs[shown] : undefined;
	const kept = runs.filter(
		(one) => one.startedAt !== run.startedAt && one !== continued && one.output !== undefined,
	);
	return [...others, { path, runs: [...kept, run], shown: kept.length }];
}

/** The shown run of an answer. */
export function findOwn(own: readonly OwnAnswer[], path: string | undefined): RunState | undefined {
	const answer = own.find((one) => one.path === path);
	return answer?.runs[answer.shown];
}

/** The text of a run that has ended. */
function toText(run: RunState | undefined): string {
	const { text } = Object(run?.output) as { readonly text?: unknown }; // fields of any object are unknown
	return typeof text === "string" ? text : "";
}

/** A message of a call. */
export interface Message {
	readonly role?: unknown;
	readonly content?: unknown;
}

function readMessages({ messages }: Args): readonly Message[] | undefined {
	return Array.isArray(messages) ? messages.map((one) => Object(one) as Message) : undefined; // as above
}
