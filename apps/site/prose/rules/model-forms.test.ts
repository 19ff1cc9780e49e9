import { describe, expect, it } from "vitest";
import { findTextLanguage } from "../models/text-language.ts";
import { findingsOf } from "./findings-of.ts";

const TURKISH_ONLY = "savasy/bert-base-turkish-sentiment-cased";
const ENGLISH_ONLY = "facebook/bart-large-mnli";
const MASKED = "distilbert/distilroberta-base";

/** A page with blocks of code in one language. */
function toPage(language: string, ...blocks: readonly string[]): string {
	return blocks.map((code) => `\`\`\`${language}\n${code}\n\`\`\``).join("\n\nSonra:\n\n");
}

function inputFindings(text: string): readonly string[] {
	return findingsOf("model-input", { "tr/tasks/a": text });
}

/** Ways in which code hands a text to a model: the blocks, and what represents model and text in them. */
const FORMS: Readonly<Record<string, (model: string, text: string) => string>> = {
	"a call inside print": (model, text) =>
		toPage("py", `pipe = pipeline("x", model="${model}")\nprint(pipe("${text}"))`),
	"a call inside console.log, in a template": (model, text) =>
		toPage("ts", `console.log(\`Sonuç: \${await f({ model: "${model}", inputs: "${text}" })}\`);`),
	"a printed call over several lines": (model, text) =>
		toPage("py", `pipe = pipeline("x", model="${model}")\nprint(\n    pipe(\n        "${text}"\n    )\n)`),
	"a string of several lines in a template": (model, text) =>
		toPage("ts", `f({ model: "${model}", inputs: \`\n${text}\n\` });`),
	"a triple-quoted string": (model, text) =>
		toPage("py", `text = """\n${text}\n"""\npipe = pipeline("x", model="${model}")\npipe(text)`),
	"a string in triple single quotes": (model, text) =>
		toPage("py", `pipe = pipeline("x", model="${model}")\npipe('''${text}''')`),
	"a body of several lines in a shell": (model, text) =>
		toPage("sh", `curl https://a.test -d '{\n  "model": "${model}",\n  "inputs": "${text}"\n}'`),
	"a name that an earlier block sets": (model, text) =>
		toPage("ts", `const text = "${text}";`, `f({ model: "${model}", inputs: text });`),
	"a call in a later block": (model, text) =>
		toPage("py", `pipe = pipeline("x", model="${model}")`, `print(pipe("${text}"))`),
	"a method in a later block": (model, text) =>
		toPage("py", `index = Index("${model}")`, `index.search("${text}")`),
	"a model by its name behind the owner": (model, text) =>
		toPage("py", `pipe = pipeline("x", model="${toShort(model)}")\npipe("${text}")`),
	"a model in a URL": (model, text) =>
		toPage("sh", `curl https://a.test/hf-inference/models/${model} -d '{"inputs": "${text}"}'`),
	"a model in a URL with a path behind it": (model, text) =>
		toPage("ts", `fetch("https://a.test/models/${model}/pipeline/x", { body: toBody("${text}") });`),
	"a model without quotes in a shell": (model, text) =>
		toPage("sh", `pusula run x --model ${model} --input "${text}"`),
	"a model behind an equals sign in a shell": (model, text) =>
		toPage("bash", `pusula run x --model=${model}:auto --input='${text}'`),
	"a variable of a shell": (model, text) =>
		toPage("sh", `MODEL=${model}\nTEXT="${text}"\npusula run x --model "$MODEL" "$TEXT"`),
};

function toShort(model: string): string {
	return model.split("/").at(-1) ?? model;
}

describe.each(Object.entries(FORMS))("%s", (_, toText) => {
	it.each(["bu çok iyi", "bu urun cok guzel", "Harika"])("is read: %s", (text) => {
		expect(inputFindings(toText(ENGLISH_ONLY, text)).join()).toContain("was not made for");
		expect(inputFindings(toText(TURKISH_ONLY, text))).toEqual([]);
	});

	it.each(["[MASK]", "[mask]", "<MASK>", "<Mask>"])("is read for a wrong mask: %s", (mask) => {
		expect(inputFindings(toText(MASKED, `A cup of ${mask}`)).join()).toContain("write “<mask>”");
	});

	it("is read for the right mask", () => {
		expect(inputFindings(toText(MASKED, "A cup of <mask>"))).toEqual([]);
	});
});

it.each([
	toPage("py", `pipe = pipeline("x", model="${ENGLISH_ONLY}")\nprint("bu çok iyi", pipe("this is good"))`),
	toPage("ts", `console.log(\`bu çok iyi: \${await f({ model: "${ENGLISH_ONLY}", inputs: "hello" })}\`);`),
	toPage(
		"py",
		`pipe = pipeline("x", model="${ENGLISH_ONLY}")`,
		`pipe = pipeline("x", model="${TURKISH_ONLY}")\npipe("bu çok iyi")`,
	),
	`${toPage("py", `pipe = A("${ENGLISH_ONLY}")`)}\n\n${toPage("ts", 'pipe("bu çok iyi");')}`,
])("does not take printed words, or those of another model, for its text: %#", (text) => {
	expect(inputFindings(text)).toEqual([]);
});

it.each([
	`pusula run x --model ${ENGLISH_ONLY} --input Harika`,
	`pusula run x --model ${ENGLISH_ONLY} bu çok iyi`,
	`echo bu cok guzel | pusula run x --model ${ENGLISH_ONLY}`,
	`curl -F model=${ENGLISH_ONLY} -F inputs=Berbat. https://a.test`,
])("reads words without quotes in a shell: %s", (command) => {
	expect(inputFindings(toPage("sh", command)).join()).toContain("was not made for");
	expect(inputFindings(toPage("sh", command.replace(ENGLISH_ONLY, TURKISH_ONLY)))).toEqual([]);
});

describe("the rows of a data file", () => {
	const command = (model: string, file: string) =>
		toPage("sh", `pusula eval text-classification ${file} --input text --model ${model}`);
	const CSV = 'text,label\n"Kargo geç geldi, kutu ezikti.",negative';

	it.each([
		["shown in a block before", "rows.csv", toPage("csv", CSV)],
		[
			"shown as JSON lines",
			"rows.jsonl",
			toPage("jsonl", '{"text": "Kargo geç geldi.", "label": "negative"}'),
		],
		["written by a block before", "rows.csv", toPage("sh", `cat > rows.csv <<'END'\n${CSV}\nEND`)],
	])("are read where they are %s", (_, file, data) => {
		expect(inputFindings(`${data}\n\n${command(ENGLISH_ONLY, file)}`).join()).toContain("was not made for");
		expect(inputFindings(`${data}\n\n${command(TURKISH_ONLY, file)}`)).toEqual([]);
	});

	it("are read where the same block writes them", () => {
		const own = toPage("sh", `cat > a.csv <<END\n${CSV}\nEND\npusula eval x a.csv --model ${ENGLISH_ONLY}`);
		expect(inputFindings(own)).toHaveLength(1);
	});

	it("are not those of a file of another format", () => {
		expect(inputFindings(`${toPage("csv", CSV)}\n\n${command(ENGLISH_ONLY, "rows.jsonl")}`)).toEqual([]);
	});
});

it.each(["true_cfg_scale: 1", "true_cfg_scale: 1.0", '"true_cfg_scale": 0', "true_cfg_scale=1"])(
	"asks for guidance above 1: %s",
	(field) => {
		const code = `f({ model: "black-forest-labs/FLUX.1-dev", negative_prompt: "cat", ${field} });`;
		expect(inputFindings(toPage("ts", code))).toEqual([expect.stringContaining("above 1")]);
		expect(inputFindings(toPage("ts", code.replace(/[01](?:\.0)?(?= })/, "4")))).toEqual([]);
	},
);

describe("findTextLanguage", () => {
	it.each([
		["cok guzel", "tr"],
		["Kargo gec geldi, urun bozuldu", "tr"],
		["Merhaba", "tr"],
		["güzel", "tr"],
		["Hello!", "en"],
		["iyi", "tr"],
		["Kötü.", "tr"],
		["beğenilmedi", "tr"],
		["ucuzmuş!", "tr"],
		["Harika film", "tr"],
		["Urun bozuk", "tr"],
		["Film berbat", "tr"],
		["Rezalet", "tr"],
		["Good", "en"],
		["Great movie", "en"],
		["Love it", "en"],
		["Işık", undefined],
		["İstanbul", undefined],
		["fill-mask", undefined],
		["text", undefined],
		["once upon a time", "en"],
	])("%s", (text, language) => {
		expect(findTextLanguage(text)).toBe(language);
	});
});

describe("every field of `supports`", () => {
	it.each([
		["hexgrad/Kokoro-82M", 'speaker_wav="ses.wav"', "speaker_wav"],
		["openai/whisper-large-v3-turbo", 'generate_kwargs={"task": "translate"}', "translate"],
		["facebook/w2v-bert-2.0", "return_timestamps=True", "return_timestamps"],
		["black-forest-labs/FLUX.1-schnell", 'negative_prompt="cat"', "negative_prompt"],
		["Qwen/Qwen3-32B", '"strict": true', "strict: true"],
	])("%s with %s", (model, field, words) => {
		const findings = inputFindings(toPage("py", `pipe = pipeline("x", model="${model}")\npipe(x, ${field})`));
		expect(findings).toEqual([expect.stringContaining(words)]);
	});

	it.each([
		["coqui/XTTS-v2", 'speaker_wav="ses.wav"'],
		["openai/whisper-large-v3", 'generate_kwargs={"task": "translate"}'],
		["openai/whisper-large-v3", 'return_timestamps="word"'],
		["facebook/w2v-bert-2.0", "return_timestamps=False"],
	])("leaves %s with %s", (model, field) => {
		expect(inputFindings(toPage("py", `pipe = pipeline("x", model="${model}")\npipe(x, ${field})`))).toEqual(
			[],
		);
	});
});

describe("model-advice", () => {
	const code = toPage("ts", `f({ model: "${ENGLISH_ONLY}", inputs: x });`);
	const advise = (text: string) => findingsOf("model-advice", { "tr/tasks/a": `${text}\n\n${code}` });

	it.each([
		"bart-large-mnli modelini Türkçe metinde kullanmayın.",
		"`bart-large-mnli` Türkçede güvenilmez.",
		`\`${TURKISH_ONLY}\` varken \`${ENGLISH_ONLY}\` modelini kullanmayın.`,
		`bert-base-turkish-sentiment-cased varken bart-large-mnli kullanmayın.`,
		"bart-large-mnli Türkçe metne uygun değildir.",
		"bart-large-mnli modelinden kaçının.",
		"Türkçede bart-large-mnli modelinden uzak durun.",
		"bart-large-mnli iyi bir seçim değildir.",
		"bart-large-mnli tercih edilmez.",
		"Türkçe metinde bart-large-mnli işe yaramaz.",
		"bart-large-mnli modelini önermiyoruz.",
		"bart-large-mnli Türkçede işinizi görmez.",
		"bart-large-mnli modelinden uzak durmanızı öneririz.",
		`bart-large-mnli yerine \`${TURKISH_ONLY}\` kullanın.`,
	])("finds a model by its short name, and the one that is meant of two: %s", (text) => {
		expect(advise(text)).toEqual([expect.stringContaining(`advises against ${ENGLISH_ONLY}`)]);
	});

	it.each([
		"bart-large-mnli should not be used here.",
		"Avoid bart-large-mnli.",
		"bart-large-mnli is unsuitable.",
		"bart-large-mnli can't be trusted.",
		"We advise against bart-large-mnli.",
		"bart-large-mnli is a poor choice.",
		"Stay away from bart-large-mnli.",
		`Use \`${TURKISH_ONLY}\` instead of bart-large-mnli.`,
	])("in English: %s", (text) => {
		expect(findingsOf("model-advice", { "en/tasks/a": `${text}\n\n${code}` })).toHaveLength(1);
	});

	it.each([
		`\`${ENGLISH_ONLY}\` İngilizcedir; Türkçede \`${TURKISH_ONLY}\` modelini kullanmayın.`,
		"bart-large-mnli-v2 modelini kullanmayın.",
	])("leaves advice against another: %s", (text) => {
		expect(advise(text)).toEqual([]);
	});
});
