import { expect, test } from "vitest";
import { printLink, readLink, type SharedForm } from "./share-link.ts";

const TASKS = ["conversational"];
const FORM: SharedForm = {
	target: { task: "conversational", provider: "groq", model: "a/b", scenario: "", connection: "key" },
	texts: { messages: '[{"role":"user","content":"İyi günler & <b>"}]', "parameters.seed": "7" },
	compared: ["groq:a/c"],
};
const PAGE = "https://pusula.example/playground/?task=fill-mask&fields=secret#top";
const hashOf = async (form: object): Promise<string> =>
	new URL(await printLink(form as SharedForm, PAGE)).hash;

test("a form comes back from its link, which holds nothing of the page's own URL", async () => {
	const link = await printLink(FORM, PAGE);
	expect(link).toMatch(/^https:\/\/pusula\.example\/playground\/#form=1\.[\w-]+$/);
	expect(await readLink(new URL(link).hash, TASKS)).toEqual(FORM);
});

test("an answer goes along as text, and nothing else is taken for one", async () => {
	expect(await readLink(await hashOf({ ...FORM, answer: "<b>İyi</b>" }), TASKS)).toEqual({
		...FORM,
		answer: "<b>İyi</b>",
	});
	for (const answer of [{ text: "a" }, ["a"], 7, ""])
		expect(await readLink(await hashOf({ ...FORM, answer }), TASKS)).toEqual(FORM);
});

test("a broken, cut or newer link is refused with its reason", async () => {
	const hash = await hashOf(FORM);
	expect(await readLink("#form=", TASKS)).toBe("broken");
	expect(await readLink("#form=1.%%%", TASKS)).toBe("broken");
	expect(await readLink(hash.slice(0, -12), TASKS)).toBe("broken");
	expect(await readLink(hash.replace("=1.", "=2."), TASKS)).toBe("newer");
	expect(await readLink(hash, ["fill-mask"])).toBe("unknownTask");
	expect(await readLink(await hashOf({ target: { ...FORM.target, connection: "evil" } }), TASKS)).toBe(
		"broken",
	);
});

test("what is no field is left out of a link that someone else has made", async () => {
	const texts = JSON.parse('{"__proto__":"x","a":1,"b":"c"}') as object;
	const read = await readLink(await hashOf({ ...FORM, texts, compared: [1, "groq:a"] }), TASKS);
	expect(read).toEqual({ ...FORM, texts: { b: "c" }, compared: ["groq:a"] });
});

test("a link that unpacks to more than a form can hold is refused", async () => {
	const hash = await hashOf({ ...FORM, texts: { a: "0".repeat(2_000_000) } });
	expect(hash.length).toBeLessThan(5000);
	expect(await readLink(hash, TASKS)).toBe("broken");
	expect(await readLink(await hashOf({ ...FORM, texts: { a: "0".repeat(900_000) } }), TASKS)).toHaveProperty(
		"texts.a.length",
		900_000,
	);
});
