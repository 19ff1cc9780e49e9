import { describe, expect, it } from "vitest";
import type { Body } from "../types/wire.ts";
import { toRedacted } from "./redact.ts";

const PROMPT = 'Bir tilki\nve "kargası" anlat';
const json = (value: object): Body => ({ kind: "json", value });

describe("toRedacted", () => {
	it("takes out every occurrence of the key", () => {
		expect(toRedacted("bad hf_abc, really hf_abc", "hf_abc", undefined)).toBe("bad [key], really [key]");
	});

	it("takes out the caller's text, plain and as JSON writes it", () => {
		const text = `got ${PROMPT} and ${JSON.stringify({ inputs: PROMPT })}`;
		expect(toRedacted(text, undefined, json({ inputs: PROMPT }))).toBe(
			'got [input] and {"inputs":"[input]"}',
		);
	});

	it("finds texts deep in messages and parameters", () => {
		const body = json({ messages: [{ role: "user", content: [{ type: "text", text: PROMPT }] }] });
		expect(toRedacted(PROMPT, undefined, body)).toBe("[input]");
	});

	it("finds texts in a form", () => {
		const body: Body = {
			kind: "form",
			fields: { prompt: PROMPT, file: { file: new Blob(["x"]), name: "a.wav" } },
		};
		expect(toRedacted(`no: ${PROMPT}`, undefined, body)).toBe("no: [input]");
	});

	it("leaves the model's name, settings and parts of words, which stand in every message", () => {
		const body = json({
			model: "acme/very-long-model-name",
			inputs: "art",
			voice: "nova",
			role: "user-of-the-call",
		});
		const text = "acme/very-long-model-name of the user-of-the-call starts no nova";
		expect(toRedacted(text, undefined, body)).toBe(text);
	});

	it("takes out a short prompt that stands for itself, also one that reads as a pattern", () => {
		expect(toRedacted("cannot paint tilki.", undefined, json({ prompt: "tilki" }))).toBe(
			"cannot paint [input].",
		);
		expect(toRedacted("bad: a+(b)", undefined, json({ inputs: "a+(b)" }))).toBe("bad: [input]");
	});

	it("leaves everything as it is without a key and without texts", () => {
		expect(toRedacted("busy", undefined, { kind: "file", file: new Blob(["abc"]) })).toBe("busy");
	});
});
