import type { OutputKind } from "@pusula/tasks";
import { readMessages } from "../../form/chat/messages.ts";
import {
	findOwn,
	listPaths,
	listToolSteps,
	type Message,
	toMessagePath,
	toOwnArgs,
} from "../compare/own-answers.ts";
import type { Column } from "../state/shown-comparison.ts";
import { listItems } from "../state/chat-state.ts";
import { printMarks } from "../state/simulated-marks.ts";
import type { ShownRun } from "../state/use-opened-form.ts";
import { readSharedAnswer, type SharedRun } from "./shared-answer.ts";
import { readSent, toTarget } from "./shared-chat.ts";

/** The runs of compared models that have ended and answer the form as it is; of a chat, each with its own conversation. */
export async function listComparedRuns(kind: OutputKind, shown: ShownRun): Promise<readonly SharedRun[]> {
	const { comparedModels, columnOf } = shown.comparison;
	const found = comparedModels.map(async (one): Promise<readonly SharedRun[]> => {
		if (kind === "chat") return toOwnChat(columnOf(one), shown);
		const { provider } = isProviderless(shown) ? shown.call : one;
		const call = { ...shown.call, provider, model: one.model };
		const { run } = await readSharedAnswer(kind, { ...shown, run: columnOf(one).run, call });
		return run ? [{ run }] : [];
	});
	return (await Promise.all(found)).flat();
}

/** True where calls name no provider: on the reader's own device, and to a server of the reader's own. */
function isProviderless({ connection }: ShownRun): boolean {
	return connection === "local" || connection === "endpoint";
}

/** The conversation that a model has had itself, with its shown answer to the last message of the reader. */
function toOwnChat({ answers }: Column, { call, chat }: ShownRun): readonly SharedRun[] {
	// A message being typed is in the form's arguments, but not among what was sent.
	const all = chat ? readSent(chat) : call.args["messages"];
	if (!Array.isArray(all)) return [];
	const sent = all.slice(
		0,
		all.findLastIndex((one) => Object(one).role === "user") + 1,
	) as readonly Message[]; // as the form writes them
	const args = { ...call.args, messages: sent };
	const run = findOwn(answers, toMessagePath(args));
	if (run?.status !== "done" || run.output === undefined || !run.call) return [];
	const own = toOwnArgs(args, answers);
	const messages = [...(own["messages"] as readonly Message[]), ...listToolSteps(run)]; // a list, as above
	const made = { ...call, ...toTarget(run.call), args: { ...own, messages }, versions: undefined };
	return [{ run: { ...run, call: made }, simulated: markOwn(messages, answers, chat) }];
}

/** Which answers of a model's own conversation are simulated; where it has none itself, it goes on with those of the first model. */
function markOwn(messages: readonly Message[], own: Column["answers"], chat: ShownRun["chat"]): string {
	const said = messages.filter(({ role }) => role !== "system");
	const paths = listPaths(said);
	const first = chat ? listItems(chat).map(({ item }) => item) : [];
	const { turns } = readMessages(JSON.stringify(said));
	return printMarks(
		turns.map((turn, index) => {
			const other = first.find((item) => JSON.stringify(item.turn) === JSON.stringify(turn));
			return { turn, run: findOwn(own, paths[index]) ?? other?.run };
		}),
	);
}
