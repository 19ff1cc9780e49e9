import { toMessages } from "../../../form/chat/messages.ts";
import type { AssistantTurn, Turn } from "../../../form/chat/turns.ts";
import { listPaths } from "../../compare/own-answers.ts";

/** A message of the reader with what the first model has answered to it. */
export interface Row {
	/** Key of the message and those before it, under which the other models keep their answers. */
	readonly path: string;
	/** Index of the message; absent before the first one. */
	readonly question?: number | undefined;
	/** Indexes of the first model's messages, and of the results of its tools. */
	readonly answers: readonly number[];
}

/** The messages of a chat in rows: each message of the reader begins one. */
export function listRows(turns: readonly Turn[]): readonly Row[] {
	const paths = listPaths(readAll(turns));
	return turns.reduce<readonly Row[]>((rows, { role }, index) => {
		const path = paths[index] ?? "";
		if (role === "user") return [...rows, { path, question: index, answers: [] }];
		const last = rows.at(-1) ?? { path, answers: [] };
		return [...rows.slice(0, -1), { ...last, answers: [...last.answers, index] }];
	}, []);
}

/** The messages up to a message of the reader, as a call sends them. */
export function toRequestMessages(
	system: string,
	turns: readonly Turn[],
	{ question = -1 }: Row,
): readonly object[] {
	return readAll(turns.slice(0, question + 1), system);
}

/** Those that a model goes on with: up to the message, then its own calls of tools with their results. */
export function toMessagesWith(
	before: readonly object[],
	answer: AssistantTurn,
	results: Iterable<readonly [string, string]>,
): readonly object[] {
	const turns = [...results].map(([callId, text]) => ({ role: "tool", callId, text }) as const);
	return [...before, ...readAll([answer, ...turns])];
}

function readAll(turns: readonly Turn[], system = ""): readonly object[] {
	return JSON.parse(toMessages({ system, turns })) as readonly object[]; // written there
}
