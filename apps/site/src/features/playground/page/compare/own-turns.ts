import type { PlaygroundCall } from "../../form/playground-call.ts";

/** A message of the reader, and what a compared model has answered to it. */
export interface OwnTurn {
	/** Content of the reader's message, as JSON text. */
	readonly question: string;
	readonly answer: string;
}

interface Message {
	readonly role?: unknown;
	readonly content?: unknown;
}

/**
 * The arguments of a chat with a model's own answers in place of the first model's, so that each goes on with what it said
 * itself. Where it has none to the same message of the reader, the first model's stay. Other arguments stay as they are.
 */
export function toOwnArgs(args: PlaygroundCall["args"], own: readonly OwnTurn[]): PlaygroundCall["args"] {
	const messages = readMessages(args);
	if (!messages) return args;
	const questions = countQuestions(messages);
	let index = -1;
	let isReplaced = false;
	const replaced = messages.flatMap((message): readonly Message[] => {
		if (message.role === "user") {
			index += 1;
			const turn = own[index];
			const isKnown = turn?.question === JSON.stringify(message.content) && turn.answer !== "";
			isReplaced = isKnown && index < questions - 1;
			return isReplaced && turn ? [message, { role: "assistant", content: turn.answer }] : [message];
		}
		return isReplaced && message.role !== "system" ? [] : [message];
	});
	return { ...args, messages: replaced };
}

/** A model's turns after it has answered the last message of a chat; those of messages that are gone go too. */
export function addOwnTurn(
	own: readonly OwnTurn[],
	args: PlaygroundCall["args"],
	answer: string,
): readonly OwnTurn[] {
	const questions = (readMessages(args) ?? [])
		.filter(({ role }) => role === "user")
		.map(({ content }) => JSON.stringify(content));
	const last = questions.length - 1;
	const earlier = questions.slice(0, last).map((question, index) => {
		const known = own[index];
		return known?.question === question ? known : { question, answer: "" };
	});
	const question = questions[last];
	return question === undefined ? own : [...earlier, { question, answer }];
}

function countQuestions(messages: readonly Message[]): number {
	return messages.filter(({ role }) => role === "user").length;
}

function readMessages(args: PlaygroundCall["args"]): readonly Message[] | undefined {
	const { messages } = args;
	return Array.isArray(messages) ? messages.map((one) => Object(one) as Message) : undefined; // fields of any object are unknown
}
