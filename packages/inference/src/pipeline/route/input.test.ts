import { describe, expect, it } from "vitest";
import { toFileInput, toInput } from "./input.ts";

describe("toInput", () => {
	it("leaves out destination and key of the call", () => {
		const args = {
			accessToken: "k",
			provider: "groq",
			model: "m",
			endpointUrl: "u",
			urlTransform: String,
			inputs: "x",
		};
		expect(toInput(args)).toEqual({ inputs: "x" });
	});

	it("leaves out undefined values, and keeps null, false, 0 and empty texts", () => {
		const args = { a: undefined, b: null, c: false, d: 0, e: "" };
		expect(toInput(args)).toEqual({ b: null, c: false, d: 0, e: "" });
	});

	it("leaves the caller's object as it is", () => {
		const args = Object.freeze({ model: "m", parameters: Object.freeze({ top_k: 1 }) });
		expect(toInput(args)["parameters"]).toBe(args.parameters);
	});

	it("keeps a field named __proto__ as a field", () => {
		const input = toInput(JSON.parse('{"__proto__":{"polluted":true}}') as object);
		expect(input).not.toHaveProperty("polluted");
		expect(Object.keys(input)).toEqual(["__proto__"]);
	});
});

describe("toFileInput", () => {
	const bytes = new Uint8Array([1, 2]);

	it.each([
		["inputs", { inputs: bytes }],
		["the older data", { data: bytes }],
		["the older data as a Node Buffer", { data: Buffer.from(bytes) }],
		["the older { image }", { inputs: { image: bytes } }],
	])("takes a file under %s", (_name, args) => {
		expect(toFileInput(args)).toEqual({ inputs: expect.any(Blob) as Blob });
	});

	it("keeps the fields beside a file", () => {
		expect(toFileInput({ data: bytes, parameters: { top_k: 1 } })).toMatchObject({
			parameters: { top_k: 1 },
		});
		expect(toFileInput({ inputs: { image: bytes, question: "what?" } })).toEqual({
			inputs: { image: expect.any(Blob) as Blob, question: "what?" },
		});
	});

	it("prefers inputs where both are passed", () => {
		const inputs = new Blob(["x"]);
		expect(toFileInput({ inputs, data: bytes })).toEqual({ inputs });
	});

	it.each([{ inputs: "a text" }, { inputs: { question: "q" } }, {}])("leaves %j as it is", (args) => {
		expect(toFileInput(args)).toEqual(args);
	});

	it.each(["text", 7, {}])("refuses data of %j", (data) => {
		expect(() => toFileInput({ data })).toThrow("data must be a Blob, an ArrayBuffer or a typed array.");
	});
});
