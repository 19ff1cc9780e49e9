import { describe, expect, it } from "vitest";
import { cpuCost } from "../../test/cpu-cost.ts";
import type { Body } from "../types/wire.ts";
import { redactorOf } from "./redact.ts";

const PROMPT = 'Bir tilki\nve "kargası" anlat';
const json = (value: object): Body => ({ kind: "json", value });

function redact<T>(value: T, accessToken: string | undefined, body: Body | undefined, url = "https://h/"): T {
	return redactorOf({ accessToken, sent: { url, body } })(value);
}

describe("a redacted text", () => {
	it("takes out every occurrence of the key", () => {
		expect(redact("bad hf_abcdef, really hf_abcdef", "hf_abcdef", undefined)).toBe("bad [key], really [key]");
	});

	it("takes out the values of the URL's query, which may be keys", () => {
		const url = "https://h/v1?api-key=my-secret&version=2";
		expect(redact("no route /v1?api-key=my-secret&version=2", undefined, undefined, url)).toBe(
			"no route /v1?api-key=[key]&version=2",
		);
	});

	it("takes out the caller's text, plain and as JSON writes it", () => {
		const text = `got ${PROMPT} and ${JSON.stringify({ inputs: PROMPT })}`;
		expect(redact(text, undefined, json({ inputs: PROMPT }))).toBe('got [input] and {"inputs":"[input]"}');
	});

	it("finds texts deep in messages and parameters", () => {
		const body = json({ messages: [{ role: "user", content: [{ type: "text", text: PROMPT }] }] });
		expect(redact(PROMPT, undefined, body)).toBe("[input]");
	});

	it("finds what JSON holds of an object that holds itself", () => {
		const secretive: Record<string, unknown> = { toJSON: () => PROMPT };
		secretive["self"] = secretive;
		const plain: Record<string, unknown> = { text: "a fox in the snow", toJSON: () => plain };
		const body = json({ inputs: [secretive, plain, secretive] });
		expect(redact(`${PROMPT}, a fox in the snow`, undefined, body)).toBe("[input], [input]");
	});

	it("takes out the key as it stands in the host of a URL", () => {
		expect(redact("no file at hf_abcdef.internal", "hf_aBcDeF", undefined)).toBe("no file at [key].internal");
	});

	it("finds texts in a form", () => {
		const body: Body = {
			kind: "form",
			fields: { prompt: PROMPT, file: { file: new Blob(["x"]), name: "a.wav" } },
		};
		expect(redact(`no: ${PROMPT}`, undefined, body)).toBe("no: [input]");
	});

	it("leaves the model's name, settings and parts of words, which stand in every message", () => {
		const body = json({
			model: "acme/very-long-model-name",
			inputs: "art",
			voice: "nova",
			role: "user-of-the-call",
		});
		const text = "acme/very-long-model-name of the user-of-the-call starts no nova";
		expect(redact(text, undefined, body)).toBe(text);
	});

	it("takes the key out of names of fields too, and leaves the caller's texts there", () => {
		const value = { hf_abcdef: [{ "for hf_abcdef": 1 }], error_message: "error_message" };
		expect(redact(value, "hf_abcdef", json({ inputs: "error_message" }))).toEqual({
			"[key]": [{ "for [key]": 1 }],
			error_message: "[input]",
		});
	});

	it("keeps the first 65,536 characters of a name", () => {
		expect(Object.keys(redact({ ["x".repeat(70_000)]: 1 }, undefined, undefined))[0]).toHaveLength(65_536);
	});

	it("leaves short texts, which are words of any message and no secrets", () => {
		const text = '{"error":"cannot paint tilki"}';
		expect(redact(text, "k", json({ inputs: "error", prompt: "tilki" }))).toBe(text);
	});

	it("takes out the longest of the texts that begin at a place", () => {
		const body = json({ inputs: ["a fox in the snow", "a fox in the snow at night"] });
		expect(redact("no a fox in the snow at night, please", undefined, body)).toBe("no [input], please");
	});

	it("keeps the first 65,536 characters, and no part of a secret across that border", () => {
		const text = `${"x".repeat(65_530)}hf_abcdef and more`;
		expect(redact(text, "hf_abcdef", undefined)).toBe(`${"x".repeat(65_530)}[key]`);
		expect(redact("y".repeat(100_000), undefined, undefined)).toHaveLength(65_536);
	});

	it("takes out what goes on as a longer text does", () => {
		const body = json({ inputs: ["a fox in the snow", "a fox in the snow at night"] });
		expect(redact("no a fox in the snow at nigh!", undefined, body)).toBe("no [input]!");
	});

	it("searches a page of 1 MiB for 20,000 texts in one pass", () => {
		const inputs = Array.from({ length: 20_000 }, (_none, index) => `${index} has the same end`);
		const page = "has the same end ".repeat(65_000);
		expect(redact(page, undefined, json({ inputs }))).toBe(page.slice(0, 65_536));
	});

	it("takes out what the server has cut off", () => {
		const body = json({ inputs: PROMPT });
		expect(redact("bad hf_abcdefghijk…", "hf_abcdefghijklmn", body)).toBe("bad [key]…");
		expect(redact(`got ${PROMPT.slice(0, 24)}…`, undefined, body)).toBe("got [input]…");
	});

	it("leaves a sentence that begins as a prompt does", () => {
		const body = json({ inputs: "Please provide a summary of this long letter." });
		const words = "Please provide a valid model.";
		expect(redact(words, undefined, body)).toBe(words);
	});

	it("takes out short texts whole, also one that another begins with", () => {
		const body = json({
			inputs: ["a red fox runs", "a red fox runs on", "a red fox runs over the snow at night"],
		});
		expect(redact("a red fox runs over", undefined, body)).toBe("[input] over");
		expect(redact("a red fox run", undefined, body)).toBe("a red fox run");
		expect(redact("a red fox runs over the snow", undefined, body)).toBe("[input]");
	});

	it("takes out a key that an input begins with", () => {
		const body = json({ inputs: "hf_abcde is my token, why does it fail?" });
		expect(redact("no: hf_abcde, sorry", "hf_abcde", body)).toBe("no: [key], sorry");
	});

	it("takes out the caller's text as JSON in ASCII has it, which is Python's default", () => {
		const text = String.raw`detail: {"content": "Bir tilki\nve \"karga\u0131\" i\u00e7in \ud83e\udd8a"}`;
		const body = json({ inputs: 'Bir tilki\nve "kargaı" için 🦊' });
		expect(redact(text, undefined, body)).toBe('detail: {"content": "[input]"}');
	});

	it.each([
		["the server", String.raw`can't encode '\U0001f98a'`, "a fox in the snow"],
		["the prompt", "no", String.raw`a fox \U0001F98A in the snow`],
	])("leaves a capital escape, as Python prints one, in the text of %s", (_name, text, inputs) => {
		expect(redact(`${text}: ${inputs}`, undefined, json({ inputs }))).toBe(`${text}: [input]`);
	});

	it("takes out half a pair of surrogates as it is, as JSON escapes it and as encoders replace it", () => {
		const inputs = "the fox said \uD83E and went away";
		const body = json({ inputs });
		const replaced = "the fox said \uFFFD and went away";
		for (const echo of [inputs, JSON.stringify(inputs).slice(1, -1), replaced, encodeURIComponent(replaced)])
			expect(redact(`no ${echo}.`, undefined, body)).toBe("no [input].");
	});

	it("keeps the texts that it has read where the input cannot be read again", () => {
		const inputs = {
			text: PROMPT,
			rest: {
				toJSON() {
					throw new TypeError("read before");
				},
			},
		};
		expect(redact(`bad hf_abcdef: ${PROMPT}`, "hf_abcdef", json({ inputs }))).toBe("bad [key]: [input]");
	});

	it("gives a toJSON the name of its field, as JSON.stringify does", () => {
		const inputs = { toJSON: (name: string) => `${name} of the fox` };
		expect(redact("no inputs of the fox", undefined, json({ inputs }))).toBe("no [input]");
	});

	it.each([
		"sig=abcd%2Fefgh%3Dijkl",
		"sig=abcd/efgh%3Dijkl",
		"v=1&sig=abcd%2Fefgh=ijkl#x",
		"abcd%2fefgh%3dijkl",
	])("takes out the values of a query (%s) as they are, decoded and encoded", (query) => {
		const url = `https://h/v1?${query}`;
		expect(redact("/v1?sig=abcd/efgh=ijkl", undefined, undefined, url)).not.toContain("efgh");
		expect(redact(`/v1?${query}`, undefined, undefined, url)).not.toMatch(/efgh|ijkl/);
	});

	it("takes out the key as URLs hold it", () => {
		const key = "abcd+eFg/hijk==";
		expect(redact("a?k=abcd%2BeFg%2Fhijk%3D%3D", key, undefined)).toBe("a?k=[key]");
		expect(redact("a?k=abcd%2befg%2fhijk%3d%3d", key, undefined)).toBe("a?k=[key]");
	});

	it.each([
		["encodeURIComponent", "ab~c%2Bd%2Fefgh*%3D"],
		["URLSearchParams", "ab%7Ec%2Bd%2Fefgh*%3D"],
		["quote of Python", "ab~c%2Bd/efgh%2A%3D"],
		["a path of Go", "ab~c+d%2fefgh%2a="],
		["an encoder of every sign", "%61%62%7e%63%2b%64%2f%65%66%67%68%2a%3d"],
	])("takes out the key as %s encodes it", (_name, encoded) => {
		const key = "ab~c+d/efgh*=";
		expect(redact(`/a?k=${encoded}&b=1`, key, undefined)).toBe("/a?k=[key]&b=1");
		expect(
			redact(`/a?k=${encoded}&b=1`, undefined, undefined, `https://h/?k=${encodeURIComponent(key)}`),
		).toBe("/a?k=[key]&b=1");
	});

	it.each([
		["encodeURIComponent", encodeURIComponent],
		["URLSearchParams", toForm],
		["quote_plus of Python", (text) => encodeURIComponent(text).replaceAll("%20", "+")],
		["an encoder in small letters", (text) => encodeURIComponent(text).toLowerCase()],
		["JSON in a URL", (text) => encodeURIComponent(JSON.stringify(text).slice(1, -1))],
		["JSON in a form", (text) => toForm(JSON.stringify(text).slice(1, -1))],
		["JSON with capital escapes", toCapitalEscapes],
	] as const satisfies readonly (readonly [string, (text: string) => string])[])(
		"takes out the caller's Turkish text as %s encodes it",
		(_name, toEncoded) => {
			const inputs = 'yağmur yağıyor mu, "şarkı" söyle:\n2 + 2 = 4? 🦊';
			expect(redact(`no /q=${toEncoded(inputs)}.`, undefined, json({ inputs }))).toBe("no /q=[input].");
		},
	);

	it("takes out what is cut off in the middle of an encoded letter, but for the rest of that letter", () => {
		const inputs = "ışıksız şehirlerde aşık olmaya şaşırmış";
		const cut = encodeURIComponent(inputs).slice(0, -3);
		expect(redact(`q=${cut}`, undefined, json({ inputs }))).toBe("q=[input]%C5");
	});

	it("takes out a key with a percent sign", () => {
		expect(redact("%41%41bcdefgh and %2541bcdefgh", "%41bcdefgh", undefined)).toBe("%41[key] and [key]");
	});

	describe("costs about the same however alike text and secrets are", () => {
		function cost(page: string, inputs: readonly string[]): number {
			return cpuCost(() => redact(page, undefined, json({ inputs })));
		}

		const beginning = "the same long beginning ".repeat(2500);
		const ends = Array.from({ length: 20 }, (_none, index) => `${beginning}and end ${index}`);

		it.each<[string, string, readonly string[]]>([
			["a prompt and a page of dashes", "-".repeat(65_536), [`${"-".repeat(30_000)}\n\nfoo`]],
			["twenty messages that begin alike", beginning, ends],
			["a page that repeats their beginning", beginning.slice(0, 24).repeat(2730), ends],
		])("%s", (_name, page, inputs) => {
			const plain = cost(
				Array.from({ length: 65_536 }, (_none, at) => String.fromCharCode(97 + (at % 26))).join(""),
				inputs.map((input, index) => `${index}${input}`),
			);
			expect(cost(page, inputs) / plain).toBeLessThan(10);
		});
	});

	it("leaves everything as it is without a key and without texts", () => {
		expect(redact("busy", undefined, { kind: "file", file: new Blob(["abc"]) })).toBe("busy");
	});
});

describe("a redacted reply", () => {
	it("takes out texts of values, never keys", () => {
		const body = json({ inputs: "detail of the fox" });
		const reply = { "detail of the fox": ["bad: detail of the fox", 3, null, true] };
		expect(redact(reply, undefined, body)).toEqual({
			"detail of the fox": ["bad: [input]", 3, null, true],
		});
	});

	it("keeps a key named __proto__ as a field of its own", () => {
		const reply: unknown = JSON.parse('{"__proto__": "x"}');
		expect(JSON.stringify(redact(reply, undefined, undefined))).toBe('{"__proto__":"x"}');
	});

	it("ends below 32 levels, so that any reply can be printed", () => {
		const deep: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`);
		const shown = JSON.stringify(redact(deep, undefined, undefined));
		expect(shown).toBe(`${'{"a":'.repeat(32)}"[deep]"${"}".repeat(32)}`);
	});

	it("keeps 65,536 characters of all strings together", () => {
		const reply = Array.from({ length: 3 }, () => "x".repeat(40_000));
		const shown = redact(reply, undefined, undefined);
		expect(shown.map(({ length }) => length)).toEqual([40_000, 25_536, 0]);
	});
});

/** A text as a form has it. */
function toForm(text: string): string {
	return String(new URLSearchParams({ q: text })).slice(2);
}

/** A text as JSON in ASCII has it, with capital letters in its escapes. */
function toCapitalEscapes(text: string): string {
	const toEscape = (unit: string): string =>
		`\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
	return JSON.stringify(text)
		.slice(1, -1)
		.replace(/[^ -~]/g, toEscape);
}
