import { expect, it } from "vitest";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { toAnswerText } from "./answer-text.ts";

const done = (output: unknown): RunState => ({ ...IDLE, status: "done", output });

it("gives what was written", () => {
	expect(toAnswerText("chat", done({ text: "Merhaba" }), "tr")).toBe("Merhaba");
	expect(toAnswerText("text", done([{ summary_text: "Kısa." }]), "tr")).toBe("Kısa.");
});

it("writes labels and answers as lines, best first, with their scores as the page shows them", () => {
	const labels = [
		{ label: "olumsuz", score: 0.02 },
		{ label: "olumlu", score: 0.9812 },
	];
	expect(toAnswerText("labels", done(labels), "tr")).toBe("olumlu %98,1\nolumsuz %2");
	expect(toAnswerText("labels", done(labels), "en")).toBe("olumlu 98.1%\nolumsuz 2%");
	expect(toAnswerText("fillings", done([{ sequence: "Hava güzel.", score: 0.5 }]), "tr")).toBe(
		"Hava güzel. %50",
	);
	expect(toAnswerText("answers", done({ answer: "Ankara", score: 0.75 }), "tr")).toBe("Ankara %75");
	expect(toAnswerText("answers", done({ answer: "Ankara" }), "tr")).toBe("Ankara");
});

it("gives nothing for an answer that goes on, that is empty, or that is no text", () => {
	expect(toAnswerText("text", { ...done("Yarı"), status: "streaming" }, "tr")).toBeUndefined();
	expect(toAnswerText("text", done(""), "tr")).toBeUndefined();
	expect(toAnswerText("labels", done([]), "tr")).toBeUndefined();
	expect(toAnswerText("labels", { ...IDLE, status: "stopped" }, "tr")).toBeUndefined();
	expect(toAnswerText("media", done(new Blob()), "tr")).toBeUndefined();
});
