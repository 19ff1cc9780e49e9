import { expect, it } from "vitest";
import { toFields } from "./to-fields.ts";

const EMPTY = () => Promise.resolve({});
const CHAT = { task: "conversational", path: "messages", kept: EMPTY };
const QUESTION = { role: "user", content: "a" };
const ANSWER = { role: "assistant", content: "A" };
const keeping = (...messages: readonly object[]) => ({
	...CHAT,
	kept: () => Promise.resolve({ temperature: "1", messages: JSON.stringify(messages) }),
});
const printed = (...messages: readonly object[]) => JSON.stringify(messages);

it("fills a field with a text or a file", async () => {
	expect(await toFields({ kind: "text", value: "t" }, { task: "summarization", path: "inputs" })).toEqual({
		inputs: "t",
	});
	const made = new Blob(["x"], { type: "image/png" });
	const fields = await toFields(
		{ kind: "image", value: () => Promise.resolve(made) },
		{ task: "x", path: "inputs" },
	);
	expect(fields).toEqual({ inputs: made });
});

it("begins a chat, or goes on with the one that there is", async () => {
	const carried = { kind: "text", value: "t" } as const;
	const message = { role: "user", content: "t" };
	expect(await toFields(carried, CHAT)).toEqual({ messages: printed(message) });
	expect(await toFields(carried, keeping(QUESTION, ANSWER))).toEqual({
		temperature: "1",
		messages: printed(QUESTION, ANSWER, message),
	});
	expect(await toFields(carried, keeping(ANSWER, QUESTION))).toMatchObject({
		messages: printed(ANSWER, { role: "user", content: "a\n\nt" }),
	});
});

it("makes no empty message of a file that chats do not take", async () => {
	const value = new Blob(["x"], { type: "audio/flac" });
	expect(await toFields({ kind: "audio", value }, CHAT)).toBeUndefined();
});

it("rejects where a part cannot be made", async () => {
	const value = () => Promise.reject(new Error("no picture"));
	await expect(toFields({ kind: "image", value }, CHAT)).rejects.toThrow("no picture");
});
