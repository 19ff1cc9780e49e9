import { expect, it } from "vitest";
import { toFormText } from "./form-text.ts";

it("joins what the model reads", () => {
	const messages = JSON.stringify([
		{ role: "system", content: "Kısa yaz." },
		{ role: "user", content: "Merhaba" },
	]);
	expect(toFormText({ messages, max_tokens: "5" })).toBe("Kısa yaz.\nMerhaba");
	expect(
		toFormText({ "inputs.question": "Nerede?", "inputs.context": "Ankara", "parameters.top_k": "1" }),
	).toBe("Nerede?\nAnkara");
	expect(toFormText({ inputs: new Blob(["x"]) })).toBe("");
});
