import { expect, it } from "vitest";
import { readDraft } from "../../form/draft/draft.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { printLink, readLink } from "../../run/saved/share-link.ts";
import { buildTaskData } from "../../target/build-task-data.ts";
import { readFields, toParams } from "../../target/state/playground-state.ts";
import {
	type ChatState,
	listItems,
	printChat,
	readChat,
	sendEdited,
	sendTyped,
	takeAnswer,
} from "./chat-state.ts";
import { printMarks, SIMULATED_FIELD } from "./simulated-marks.ts";

const say = (chat: ChatState, text: string, answer: Partial<RunState>): ChatState =>
	takeAnswer(sendTyped({ ...chat, pending: { role: "user", text, attachments: [] } }), {
		...IDLE,
		status: "done",
		output: { text: text.toUpperCase(), reasoning: "", toolCalls: [] },
		...answer,
	});
const itemsOf = (chat: ChatState) => listItems(chat).map(({ item }) => item);
const sourcesOf = (chat: ChatState) =>
	itemsOf(chat).map(({ run }) => run && [run.connection, run.simulatedFrom]);

const REAL = say(readChat("[]"), "a", { connection: "key" });
const CHAT = say(say(REAL, "b", { connection: "simulated", simulatedFrom: "example" }), "c", {
	connection: "simulated",
});
const DRAFT = { messages: printChat(CHAT), [SIMULATED_FIELD]: printMarks(itemsOf(CHAT)) };
const STATE = {
	task: "conversational",
	provider: "groq",
	model: "acme/fox",
	scenario: "",
	connection: "key",
} as const;

it("the marks of a form say which answers are simulated, and of the others nothing", () => {
	expect(sourcesOf(readChat(DRAFT.messages, DRAFT[SIMULATED_FIELD]))).toEqual([
		undefined,
		undefined,
		undefined,
		["simulated", "example"],
		undefined,
		["simulated", "sample"],
	]);
});

it("an answer that the reader has edited is no simulated one any more", () => {
	expect(printMarks(itemsOf(sendEdited(CHAT, 5, "other")))).toBe("3=example");
});

it.each(["0=sample", "1=key", "9=example", "1", ",,=", "__proto__=sample"])(
	"marks no answer by %j",
	(marks) => {
		expect(sourcesOf(readChat(DRAFT.messages, marks)).filter((one) => one !== undefined)).toEqual([]);
	},
);

it("the marks go along in a URL and in a link, and are never sent", async () => {
	expect(readFields(toParams(STATE, DRAFT))).toEqual(DRAFT);
	const link = await printLink({ target: STATE, texts: DRAFT, compared: [] }, "https://pusula.example/");
	expect(await readLink(new URL(link).hash, ["conversational"])).toMatchObject({ texts: DRAFT });
	const { input } = buildTaskData("conversational", "tr");
	expect(readDraft(input, DRAFT).args).toEqual({ messages: JSON.parse(DRAFT.messages) as unknown });
});
