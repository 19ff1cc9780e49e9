import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/lib/locale.ts";
import { readMdx } from "../read-mdx.ts";
import { explainedOutput } from "./explained-output.ts";
import { findingsOf } from "./findings-of.ts";

describe("explained-output", () => {
	function page(output: string, below: string, locale: Locale = "tr"): readonly string[] {
		const source = `Önce.\n\n\`\`\`text\n${output}\n\`\`\`\n\n${below}`;
		const pages = [readMdx("a.mdx", locale, "docs/a", source)];
		return explainedOutput({ pages, outputs: new Map() }).map(({ line, message }) => `${line} ${message}`);
	}
	const ERROR = "timeout The answer did not come within 200 ms.";

	it.each(["Sonra başka bir şey.", "## Başlık", "Sonra.\n\nMesaj “yanıt gelmedi” der."])(
		"finds English output in a Turkish page above %s",
		(below) => {
			const [finding, ...others] = page(ERROR, below);
			expect(finding).toMatch(/^4 /);
			expect(others).toEqual([]);
		},
	);

	it("finds an error that is the message of a JSON body", () => {
		expect(page('404 {"error": {"message": "this server has the small model"}}', "Sonra.")).toHaveLength(1);
	});

	it.each([
		'InputError: "inputs" is missing',
		"TimeoutError: timed out after 10 s",
		"openai.APIError: rate limit reached",
	])("finds an error however short it is: %s", (error) => {
		expect(page(error, "Sonra.")).toHaveLength(1);
		expect(page(error, "Mesaj “alan eksik” der.")).toEqual([]);
		const shell = [
			readMdx("a.mdx", "tr", "docs/a", `Önce.\n\n\`\`\`sh\npusula run x\n${error}\n\`\`\`\n\nSonra.`),
		];
		expect(explainedOutput({ pages: shell, outputs: new Map() })).toHaveLength(1);
	});

	it.each([
		[ERROR, "Mesaj “yanıt gelmedi” der."],
		["Fransa'nın başkenti Paris'tir.", "Sonra."],
		["{ text: 'Where does the ferry leave from?' }", "Sonra."],
		[
			'404 {"error": {"message": "this server has the small model"}}',
			"Mesaj “yalnızca küçük model var” der.",
		],
		["stop\ncomplete prompt_tokens, total_tokens", "Sonra."],
	])("lets %s stand above %s", (output, below) => {
		expect(page(output, below)).toEqual([]);
	});

	it("lets English stand in an English page", () => {
		expect(page(ERROR, "Then.", "en")).toEqual([]);
	});
});

it("asks for the meaning of an error that a paragraph quotes", () => {
	const find = (text: string) => findingsOf("explained-output", { "tr/docs/a": text });
	const error = "`Model acme/fox is not supported by this provider`";
	expect(find(`Sunucu ${error} der.`)).toEqual([expect.stringContaining("beside it")]);
	expect(find(`Sunucu ${error} der: “bu sağlayıcı modeli sunmuyor”.`)).toEqual([]);
	expect(find("İstem `a red tram in the rain at night` olsun.")).toEqual([]);
});

it.each([
	"This tokenizer does not have a `response_template` for parsing chat responses!",
	"[ShapeInferenceError] Inferred shape and existing shape differ in dimension 0: (64) vs (3)",
	"Careless.__init__() got an unexpected keyword argument 'num_labels'",
	"number has to be of type string, not 123456789.",
	"The checkpoint you are trying to load has model type `letters`",
	"index 3 is out of bounds for dimension 0 with size 3",
	'404 {"error": {"message": "this server has the small model"}}',
	'{"error": "Broken JSON: Expecting property name enclosed in double quotes: line 1 column 25"}',
])("asks for the meaning of an error that a guide's run printed: %s", (error) => {
	const find = (below: string, output = error) => {
		const pages = [readMdx("a.mdx", "tr", "docs/transformers/a", `Önce.\n\n<Cell id="b" />\n\n${below}`)];
		return explainedOutput({ pages, outputs: new Map([["docs/transformers/a#b", output]]) });
	};
	expect(find("Sonra.")).toMatchObject([{ line: 3 }]);
	expect(find("## Başlık\n\nMesaj “olmadı” der.")).toHaveLength(1);
	expect(find("İleti: “olmadı”.")).toEqual([]);
	expect(find("Sonra.", "The ferry leaves at nine in the morning.")).toEqual([]);
	expect(find("Sonra.", '{"error": "Gövdede bir JSON nesnesi yok"}')).toEqual([]);
	expect(find("Sonra.", '{"content": "The ferry leaves at nine in the morning."}')).toEqual([]);
	expect(find("Sonra.", "self.norm = Norm(dim)  # this does not need a reshape")).toEqual([]);
});
