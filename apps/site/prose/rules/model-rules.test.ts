import { type Model, type ModelField, MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/lib/locale.ts";
import { findTextLanguage } from "../models/text-language.ts";
import type { ModelExample, ModelNote, Prose } from "../prose.ts";
import { readMdx } from "../read-mdx.ts";
import { RULES } from "./index.ts";

const TURKISH_ONLY = "savasy/bert-base-turkish-sentiment-cased";
const ENGLISH_ONLY = "facebook/bart-large-mnli";

const MODEL_TABLE: readonly Model[] = MODELS;

/** Id of a model of the table with a field for which no source was seen. */
function findUnseen(field: ModelField): string {
	const found = MODEL_TABLE.find(({ unverified }) => unverified?.includes(field));
	if (!found)
		throw new Error(`Every model has a source for its ${field}: the rule has nothing left to find.`);
	return found.id;
}

/** The findings of a rule in one page, or in the examples of the catalogue. */
function findingsOf(
	rule: string,
	{
		text = "",
		locale = "tr",
		examples = [],
		modelNotes = [],
		guide = "",
	}: {
		text?: string;
		locale?: Locale;
		examples?: ModelExample[];
		modelNotes?: ModelNote[];
		guide?: string;
	},
): readonly string[] {
	const page = readMdx("a.mdx", locale, "tasks/a", text);
	const prose: Prose = {
		pages: [page],
		guides: [readMdx("README.md", "en", "README.md", guide)],
		examples,
		modelNotes,
		outputs: new Map(),
		linkedNotes: new Set(),
		bibliography: [],
		passages: page.passages,
		isRoute: () => true,
		anchorsOf: () => undefined,
	};
	return RULES[rule]?.(prose).map(({ line, message }) => `${line} ${message}`) ?? [];
}

function toExample(model: string, input: object): ModelExample {
	return { path: "facts.ts", page: "tasks/a", locale: "tr", provider: "groq", model, input };
}

/** A block of code that calls a model with fields. */
function toCode(model: string, fields: string): string {
	return `\`\`\`ts\nawait client.call({\n\tmodel: "${model}",\n\t${fields}\n});\n\`\`\``;
}

describe("findTextLanguage", () => {
	it.each([
		["Kargo geç geldi ama ürün çok iyi.", "tr"],
		["Toplam tutar ne kadar?", "tr"],
		["Yemekler lezzetli, servis harika", "tr"],
		["Yolculuk boyunca telefonlar kapatacak", "tr"],
		["The parcel came late.", "en"],
		["A little battle on the conveyor belt", "en"],
		["What is the total?", "en"],
		["Ankara", undefined],
	])("%s", (text, language) => {
		expect(findTextLanguage(text)).toBe(language);
	});
});

describe("model-table", () => {
	it.each([
		["[x](https://huggingface.co/acme-labs/Fox-7B)", "acme-labs/Fox-7B"],
		["Modelin adı `acme-labs/Fox-7B` olsun.", "acme-labs/Fox-7B"],
		["Modelin adı `facebook/fox-base` olsun.", "facebook/fox-base"],
		[toCode("acme-labs/fox", 'inputs: "x",'), "acme-labs/fox"],
		[toCode("tesseract/fra", 'inputs: "x",'), "tesseract/fra"],
		['```py\nmodel = AutoModel.from_pretrained("acme-labs/fox")\n```', "acme-labs/fox"],
		['```py\npipe = pipeline("fill-mask", model="acme-labs/fox")\n```', "acme-labs/fox"],
	])("misses the row of a model: %s", (text, id) => {
		expect(findingsOf("model-table", { text })).toEqual([expect.stringContaining(`“${id}”`)]);
	});

	it.each([
		`[x](https://huggingface.co/${ENGLISH_ONLY})`,
		"[x](https://huggingface.co/datasets/acme-labs/Fox)",
		"[x](https://huggingface.co/docs/hub)",
		"`v1/completions`, `image/png`",
		toCode("acme/fox", 'inputs: "x",'),
		toCode("tesseract/tur", 'inputs: "x",'),
		toCode(`${ENGLISH_ONLY}:groq`, 'inputs: "x",'),
	])("leaves %s", (text) => {
		expect(findingsOf("model-table", { text })).toEqual([]);
	});

	it("misses the rows of examples", () => {
		expect(findingsOf("model-table", { examples: [toExample("acme-labs/fox", {})] })).toHaveLength(1);
	});
});

describe("model-input", () => {
	it.each([
		[ENGLISH_ONLY, 'inputs: "Kulaklık bir haftada bozuldu.",', "was not made for"],
		[TURKISH_ONLY, 'inputs: "The parcel came late.",', "was not made for"],
		[TURKISH_ONLY, 'inputs: "Delivery took three weeks",', "was not made for"],
		[ENGLISH_ONLY, 'inputs: "Teslimat gecikti",', "was not made for"],
		["openai/gpt-4o-mini", 'inputs: "Kulaklık bir haftada bozuldu.",', "is not known to know"],
		["distilbert/distilroberta-base", 'inputs: "I drank [MASK].",', "write “<mask>”"],
		["dbmdz/bert-base-turkish-cased", 'inputs: "Bir bardak <mask> içtim.",', "write “[MASK]”"],
		["intfloat/multilingual-e5-large", 'inputs: "iade süresi nedir",', "query: "],
		["black-forest-labs/FLUX.1-schnell", 'negative_prompt: "cat",', "negative_prompt"],
		["black-forest-labs/FLUX.1-dev", 'negative_prompt: "cat",', "true_cfg_scale"],
		["Qwen/Qwen3-32B", 'provider: "groq", json_schema: { strict: true },', "strict: true at groq"],
		["openai/gpt-oss-20b", 'provider: "together", json_schema: { strict: true },', "at together"],
		["Qwen/Qwen3-32B", 'provider: "groq", json_schema: {"strict": True},', "strict: true at groq"],
	])("%s with %s", (model, fields, message) => {
		expect(findingsOf("model-input", { text: `Önce.\n\n${toCode(model, fields)}` })).toEqual([
			expect.stringMatching(new RegExp(`^5 .*${message.replaceAll(/[[\]]/g, "\\$&")}`)),
		]);
	});

	it.each([
		[TURKISH_ONLY, 'inputs: "Kargo geç geldi.",'],
		[ENGLISH_ONLY, 'inputs: "The parcel came late.",'],
		["google/vit-base-patch16-224", 'inputs: "Kedi ile köpek.",'],
		["intfloat/multilingual-e5-large", 'inputs: "query: iade süresi nedir",'],
		["black-forest-labs/FLUX.1-dev", 'negative_prompt: "cat", true_cfg_scale: 4,'],
		["stabilityai/stable-diffusion-xl-base-1.0", 'negative_prompt: "cat",'],
		["openai/gpt-oss-20b", 'provider: "groq", json_schema: { strict: true },'],
	])("leaves %s with %s", (model, fields) => {
		expect(findingsOf("model-input", { text: toCode(model, fields) })).toEqual([]);
	});

	it("leaves a model of which the page says that it was not made for the language", () => {
		const code = toCode(ENGLISH_ONLY, 'inputs: "Kulaklık bir haftada bozuldu.",');
		const marked = `<OtherLanguage model="${ENGLISH_ONLY}" />\n\n${code}`;
		expect(findingsOf("model-input", { text: marked })).toEqual([]);
		const other = marked.replace(ENGLISH_ONLY, TURKISH_ONLY);
		expect(findingsOf("model-input", { text: other })).toEqual([
			expect.stringContaining("was not made for"),
			expect.stringContaining("no code of the page uses it"),
		]);
	});

	it("finds such a word about a model that knows the page's language", () => {
		const code = toCode(TURKISH_ONLY, 'inputs: "Kargo geç geldi.",');
		const marked = `<OtherLanguage model="${TURKISH_ONLY}" />\n\n${code}`;
		expect(findingsOf("model-input", { text: marked })).toEqual([
			expect.stringContaining("it knows the page's language"),
		]);
		expect(findingsOf("model-input", { text: marked, locale: "en" })).toEqual([]);
	});

	it("reads no comments, no printed words, and only the call that the model stands in", () => {
		const fields = 'inputs: "The parcel came late.", // Türkçe değil\n\t// bu bir açıklama ve uzun';
		const printed = toCode(ENGLISH_ONLY, fields).replace(
			"\n```",
			'\nconsole.log("bu çok iyi bir sonuç");\n```',
		);
		expect(findingsOf("model-input", { text: printed })).toEqual([]);
		const two = `\`\`\`ts\nf({ model: "${TURKISH_ONLY}", inputs: "bu çok iyi" });\nf({ model: "${ENGLISH_ONLY}", inputs: "this is good" });\n\`\`\``;
		expect(findingsOf("model-input", { text: two })).toEqual([]);
		expect(findingsOf("model-input", { text: two.replace("this is", "bu daha çok") })).toHaveLength(1);
	});

	it.each([
		[
			"ts",
			`const text = "bu çok iyi";\nf({ model: "${TURKISH_ONLY}", inputs: text });\ng({ model: "${ENGLISH_ONLY}", inputs: text });`,
		],
		[
			"ts",
			`const text = "bu çok iyi";\nconst inputs = [text];\nf({ model: "${TURKISH_ONLY}" });\ng({ model: "${ENGLISH_ONLY}", inputs });`,
		],
		[
			"ts",
			`const text =\n\t"bu çok iyi";\nf({ model: "${TURKISH_ONLY}" });\ng({ model: "${ENGLISH_ONLY}", inputs: text });`,
		],
		[
			"py",
			`a = pipeline("x", model="${TURKISH_ONLY}")\nb = pipeline("y", model="${ENGLISH_ONLY}")\nb("bu çok iyi")`,
		],
		["py", `a = A("${TURKISH_ONLY}")\nb = B("${ENGLISH_ONLY}")\ntexts = ["bu çok iyi"]\nb.rank(texts)`],
	])("follows names where a block has two models: %s %s", (language, code) => {
		const findings = findingsOf("model-input", { text: `\`\`\`${language}\n${code}\n\`\`\`` });
		expect(findings).toEqual([expect.stringContaining(ENGLISH_ONLY)]);
	});

	it("does not take the input of one model for that of the next", () => {
		const code = `const { text } = await f({ model: "${TURKISH_ONLY}", inputs: "bu çok iyi" });\ng({ model: "${ENGLISH_ONLY}", inputs: text });\nconst other = f({ model: "${TURKISH_ONLY}", inputs: "bu çok iyi" });\nh({ model: "${ENGLISH_ONLY}", inputs: other });`;
		expect(findingsOf("model-input", { text: `\`\`\`ts\n${code}\n\`\`\`` })).toEqual([]);
	});

	it.each([
		["ts", `f({ inputs: "Ankara'da bugün hava güzel", model: "${ENGLISH_ONLY}" });`],
		["ts", `console.log(await f({ model: "${ENGLISH_ONLY}", inputs: "bu çok iyi" }));`],
		["py", `print(pipeline("fill-mask", model="${ENGLISH_ONLY}")("bu çok iyi"))`],
		["sh", `curl https://a.test -d '{"model": "${ENGLISH_ONLY}", "inputs": "bu çok iyi"}'`],
		["ts", `f("to the end of it", { model: "${ENGLISH_ONLY}", inputs: "bu çok iyi" });`],
	])("finds the text wherever it stands in a line: %s %s", (language, code) => {
		expect(findingsOf("model-input", { text: `\`\`\`${language}\n${code}\n\`\`\`` })).toHaveLength(1);
	});

	it("reads the examples of the catalogue", () => {
		const examples = [
			toExample(ENGLISH_ONLY, { inputs: "Bu ürün çok iyi.", parameters: {} }),
			toExample("distilbert/distilroberta-base", { inputs: "A cup of [MASK]." }),
			toExample(TURKISH_ONLY, { inputs: "Bu ürün çok iyi." }),
		];
		expect(findingsOf("model-input", { examples })).toHaveLength(2);
	});
});

describe("model-advice", () => {
	const advice = `\`${ENGLISH_ONLY}\` modelini Türkçe metinde kullanmayın.`;

	it("finds advice against a model that the page uses, in its own code or the catalogue's", () => {
		const code = toCode(ENGLISH_ONLY, 'inputs: "x",');
		expect(findingsOf("model-advice", { text: `${advice}\n\n${code}` })).toEqual([
			expect.stringContaining("1 the page advises against"),
		]);
		expect(
			findingsOf("model-advice", { text: advice, examples: [toExample(ENGLISH_ONLY, {})] }),
		).toHaveLength(1);
	});

	it("leaves advice against a model that the page does not use, and advice for another language", () => {
		expect(findingsOf("model-advice", { text: `${advice}\n\n${toCode(TURKISH_ONLY, "")}` })).toEqual([]);
		const text = `Do not use \`${ENGLISH_ONLY}\` on Turkish text.\n\n${toCode(ENGLISH_ONLY, "")}`;
		expect(findingsOf("model-advice", { text, locale: "en" })).toEqual([]);
	});

	it("finds a field that no model of the page heeds, unless the page says so", () => {
		const field = "İstemediğinizi `negative_prompt` alanına yazın.";
		const code = toCode("black-forest-labs/FLUX.1-schnell", 'inputs: "a fox",');
		expect(findingsOf("model-advice", { text: `${field}\n\n${code}` })).toHaveLength(1);
		const row = `| Alan | Denemek için |\n| --- | --- |\n| \`negative_prompt\` | \`letters\` |`;
		expect(findingsOf("model-advice", { text: `${row}\n\n${code}` })).toHaveLength(1);
		const kontext = toCode("black-forest-labs/FLUX.1-Kontext-dev", "");
		const settles = "`negative_prompt` istenmeyenleri belirler.";
		expect(findingsOf("model-advice", { text: `${settles}\n\n${kontext}` })).toHaveLength(1);
		const guided = `${settles} FLUX.1-Kontext-dev onu \`true_cfg_scale\` ile okur.`;
		expect(findingsOf("model-advice", { text: `${guided}\n\n${kontext}` })).toEqual([]);
		const other = `SDXL Turbo bu alanı okumaz. ${field}`;
		expect(findingsOf("model-advice", { text: `${other}\n\n${code}` })).toHaveLength(1);
		const warned = `FLUX.1 \`negative_prompt\` alanını okumaz. ${field}`;
		expect(findingsOf("model-advice", { text: `${warned}\n\n${code}` })).toEqual([]);
	});

	it("finds a model that is gone", () => {
		const text = toCode("stabilityai/stable-diffusion-2-inpainting", 'inputs: "a fox",');
		expect(findingsOf("model-advice", { text })).toEqual([expect.stringContaining("no longer on the hub")]);
	});
});

describe("model-claims", () => {
	it.each([
		["tr", "`openai/gpt-oss-20b` MIT lisanslıdır.", "“MIT”"],
		["en", "`facebook/mms-tts-tur` is under Apache 2.0.", "“Apache 2.0”"],
		["tr", "`openai/whisper-large-v3` ticari kullanıma kapalıdır.", "“ticari kullanıma kapalı”"],
		["en", "`Qwen/Qwen3-32B` has 14 billion parameters.", "“14 billion”"],
		["tr", "`Qwen/Qwen3-32B` 32,8 milyon parametrelidir.", "“32,8 milyon”"],
		["tr", "`Qwen/Qwen3-32B` 14B parametreyle gelir.", "“14B”"],
		["en", "`Qwen/Qwen3-32B` is a 14B-parameter model.", "“14B”"],
		["en", "`Qwen3-32B` has 14 billion parameters.", "“14 billion”"],
		["tr", "`facebook/mms-tts-tur` ticari kullanıma açıktır.", "“ticari kullanıma açık”"],
		["tr", "`mms-tts-tur` ticari olarak kullanılabilir.", "“ticari olarak kullanılabil”"],
		["en", "`facebook/mms-tts-tur` is free for commercial use.", "“free for commercial use”"],
		["en", "`facebook/mms-tts-tur` may be used commercially.", "“may be used commercially”"],
		["tr", "`hexgrad/Kokoro-82M` Türkçe konuşur.", "“Türkçe konuşur”"],
		["tr", "`Kokoro-82M` Türkçeyi destekler.", "“Türkçeyi destekler”"],
		["tr", "`hexgrad/Kokoro-82M` Türkçe metni doğal okur.", "“Türkçe metni doğal okur”"],
		["tr", "`hexgrad/Kokoro-82M` Türkçede de başarılıdır.", "“Türkçede de başarılıdır”"],
		["tr", "`Kokoro-82M` ile Türkçe anons üretebilirsiniz.", "“Türkçe anons üretebilirsiniz”"],
		["en", "`Kokoro-82M` is good in Turkish.", "“is good in Turkish”"],
		["tr", "`facebook/mms-tts-tur` modelini ürününüzde serbestçe kullanabilirsiniz.", "kullanabil"],
		["tr", "`facebook/mms-tts-tur` şirketler için uygundur.", "“şirketler için uygundur”"],
		["en", "`facebook/mms-tts-tur` is suitable for companies.", "“suitable for companies”"],
		["en", "`hexgrad/Kokoro-82M` speaks Turkish.", "“speaks Turkish”"],
		["tr", "`facebook/mms-tts-tur` Türkçe bilmez.", "“Türkçe bilmez”"],
		["en", "`facebook/mms-tts-tur` does not speak Turkish.", "“does not speak Turkish”"],
	] as const)("%s: %s", (locale, text, found) => {
		const [finding, ...others] = findingsOf("model-claims", { text, locale });
		expect(finding).toContain(found);
		expect(others).toEqual([]);
	});

	it.each([
		["tr", "`openai/gpt-oss-20b` Apache 2.0 lisanslıdır."],
		["tr", "`facebook/mms-tts-tur` ticari kullanıma kapalıdır."],
		["tr", "`mms-tts-tur` Türkçe konuşur."],
		["en", "The licence of `mms-tts-tur` does not allow commercial use."],
		["tr", "`Kokoro-82M` Türkçe konuşmaz."],
		["tr", "`Kokoro-82M` Türkçe metni okuyamaz."],
		["tr", "`Kokoro-82M` Türkçede iyi değildir."],
		["tr", "`facebook/mms-tts-tur` şirketler için uygun değildir."],
		["en", "`openai/gpt-oss-20b` is free for commercial use."],
		["en", "`Qwen/Qwen3-32B` has 33 billion parameters."],
		["en", "`MIT/ast-finetuned-audioset-10-10-0.4593` knows 527 classes."],
		["en", "`Qwen/Qwen3-32B` is open; `facebook/mms-tts-tur` is under CC BY-NC 4.0."],
	] as const)("%s: lets “%s” stand", (locale, text) => {
		expect(findingsOf("model-claims", { text, locale })).toEqual([]);
	});

	it("reads what the catalogue says of a model", () => {
		const note = {
			path: "facts.ts",
			line: 1,
			locale: "tr",
			model: "Qwen/Qwen3-32B",
			text: "MIT lisanslı.",
		} as const;
		expect(findingsOf("model-claims", { modelNotes: [note] })).toHaveLength(1);
	});
});

describe("guides", () => {
	it.each([
		["model-table", "`acme-labs/Fox-7B` is a fox.", "is not in the model table"],
		["model-input", toCode(ENGLISH_ONLY, 'inputs: "Kargo geç geldi.",'), "was not made for"],
		["model-advice", `Avoid \`${ENGLISH_ONLY}\`.\n\n${toCode(ENGLISH_ONLY, "")}`, "advises against"],
		["model-claims", "`facebook/mms-tts-tur` is under Apache 2.0.", "“Apache 2.0”"],
		["unverified-claims", `\`${findUnseen("licence")}\` is under MIT.`, "seen for its licence"],
	])("are read by %s", (rule, guide, message) => {
		expect(findingsOf(rule, { guide })).toEqual([expect.stringContaining(message)]);
	});
});

describe("unverified-claims", () => {
	/** Fields of models, and words that state them. */
	const CASES = [
		["licence", "tr", "MIT lisanslıdır."],
		["languages", "en", "knows 101 languages."],
		["parameters", "en", "has 200 million parameters."],
		["contextLength", "tr", "512 belirteç okur."],
		["released", "tr", "2024'te yayımlandı."],
	] as const;

	it.each(CASES)("%s, %s: %s", (field, locale, words) => {
		const model = findUnseen(field);
		const expected = [expect.stringContaining(`seen for its ${field}`)];
		expect(findingsOf("unverified-claims", { text: `\`${model}\` ${words}`, locale })).toEqual(expected);
		const note = { path: "facts.ts", line: 1, locale, model, text: `${model} ${words}` };
		expect(findingsOf("unverified-claims", { modelNotes: [note] })).toEqual(expected);
	});

	it("reads each half of a sentence with two models", () => {
		const text = `\`Qwen/Qwen3-32B\` is large; \`${findUnseen("licence")}\` is under MIT.`;
		expect(findingsOf("unverified-claims", { text, locale: "en" })).toHaveLength(1);
	});

	it.each([
		"`Qwen/Qwen3-32B` Apache 2.0 lisanslıdır.",
		`\`${findUnseen("parameters")}\` küçük bir tabandır.`,
		`\`${findUnseen("contextLength")}\` için 512 belirteç sınırı burada doğrulanmadı.`,
	])("lets “%s” stand", (text) => {
		expect(findingsOf("unverified-claims", { text })).toEqual([]);
	});
});

describe("model-claims about use and date", () => {
	it.each([
		[`Türkçe metin için \`${ENGLISH_ONLY}\` kullanın.`, "knows Turkish"],
		["`facebook/nllb-200-1.3B` ticari projelerde serbestçe kullanılır.", "commercial use: no"],
		["`openai/whisper-large-v3` 2015'te yayımlandı.", "released in “2015”"],
		["`openai/whisper-large-v3` was released in 2015.", "released in “2015”"],
	])("%s", (text, message) => {
		expect(findingsOf("model-claims", { text })).toEqual([expect.stringContaining(message)]);
	});

	it.each([
		`Türkçe metin için \`${TURKISH_ONLY}\` kullanın.`,
		`Türkçe metin için \`${ENGLISH_ONLY}\` kullanmayın.`,
		"`facebook/nllb-200-1.3B` ticari projelerde kullanılmaz.",
		"`openai/whisper-large-v3` 2023'te yayımlandı.",
	])("lets “%s” stand", (text) => {
		expect(findingsOf("model-claims", { text })).toEqual([]);
	});
});
