import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FIRST_RUN_MS, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";

let open: OpenHub;
beforeAll(async () => {
	await runOnce();
	open = await openHub();
}, FIRST_RUN_MS);
afterAll(() => open.close());

/** The provider and a model of the fixtures. */
function use(name: string): { provider: OpenHub["provider"]; model: string } {
	return { provider: open.provider, model: `tiny/${name}` };
}
const near = (value: number): unknown => expect.closeTo(value, 3);

test("classifies a text, best label first", async () => {
	const model = use("text-classification");
	expect(await open.client.textClassification({ ...model, inputs: "Bu film çok iyi" })).toEqual([
		{ label: "olumlu", score: near(0.982) },
		{ label: "olumsuz", score: near(0.018) },
	]);
	const [best] = await open.client.textClassification({ ...model, inputs: "Bu film kötü ve sıkıcı" });
	expect(best).toEqual({ label: "olumsuz", score: near(0.9997) });
	const one = { ...model, inputs: "iyi", parameters: { top_k: 1 } };
	expect(await open.client.textClassification(one)).toHaveLength(1);
});

test("finds names with their places in the text", async () => {
	const inputs = "Bugün Ayşe Yılmaz İstanbul 'da yaşıyor";
	const found = await open.client.tokenClassification({ ...use("token-classification"), inputs });
	expect(found).toMatchObject([
		{ entity_group: "PER", word: "Ayşe Yılmaz", start: 6, end: 17 },
		{ entity_group: "LOC", word: "İstanbul", start: 18, end: 26 },
	]);
	expect(found[0]?.score).toBeGreaterThan(0.9);
});

test("a name is marked where the model found it, not inside a word before it", async () => {
	const inputs = "Kalite bugün çok iyi . Ali Kalite 'de Ali Yılmaz Paris";
	const found = await open.client.tokenClassification({ ...use("token-classification"), inputs });
	expect(found).toMatchObject([
		{ entity_group: "PER", start: 23, end: 26 },
		{ entity_group: "PER", start: 38, end: 48 },
		{ entity_group: "LOC", start: 49, end: 54 },
	]);
	const apart = await open.client.tokenClassification({
		...use("token-classification"),
		inputs,
		parameters: { aggregation_strategy: "none" },
	});
	expect(apart.map(({ entity, word, start }) => [entity, word, start])).toEqual([
		["I-PER", "Ali", 23],
		["I-PER", "Ali", 38],
		["I-PER", "Yılmaz", 42],
		["I-LOC", "Paris", 49],
	]);
	const all = { inputs: "Ali ve Ayşe", parameters: { ignore_labels: [] } };
	expect(await open.client.tokenClassification({ ...use("token-classification"), ...all })).toMatchObject([
		{ entity_group: "PER", start: 0, end: 3 },
		{ entity_group: "O", start: 4, end: 6 },
		{ entity_group: "PER", start: 7, end: 11 },
	]);
	const two = { ...use("token-classification"), inputs: "Ali ve Ayşe" };
	expect(await open.client.tokenClassification(two)).toHaveLength(2);
});

test("fits labels to a text that it never saw", async () => {
	const request = { ...use("zero-shot-classification"), inputs: "dolar bugün" };
	const labels = { candidate_labels: ["spor", "ekonomi", "bilim"] };
	const found = await open.client.zeroShotClassification({ ...request, parameters: labels });
	expect(found[0]).toEqual({ label: "ekonomi", score: near(1) });
	expect(found.map(({ label }) => label).toSorted()).toEqual(["bilim", "ekonomi", "spor"]);
	const many = { ...labels, multi_label: true };
	const apart = await open.client.zeroShotClassification({ ...request, parameters: many });
	expect(apart.map(({ score }) => score)).toEqual([near(1), near(0.0003), near(0.0003)]);
});

test("takes the answer out of the text, with its place", async () => {
	const context = "Ayşe Ankara 'da doğdu. İstanbul 1453";
	const ask = (question: string) =>
		open.client.questionAnswering({ ...use("question-answering"), inputs: { question, context } });
	expect(await ask("kim doğdu?")).toMatchObject({ answer: "Ayşe", start: 0, end: 4 });
	expect(await ask("ne zaman?")).toMatchObject({ answer: "1453", start: 32, end: 36 });
});

test("an answer is marked where the model found it, as long as it may be", async () => {
	const ask = (question: string, context: string, parameters = {}) =>
		open.client.questionAnswering({
			...use("question-answering"),
			inputs: { question, context },
			parameters,
		});
	expect(await ask("kim?", "Kalite kontrolünü Ali yaptı")).toMatchObject({
		answer: "Ali",
		start: 18,
		end: 21,
	});
	const both = { question: "kim?", context: "Ayşe Yılmaz doğdu", parameters: { top_k: 3 } };
	const { question, context, parameters } = both;
	expect(await ask(question, context, { ...parameters, max_answer_len: 1 })).toMatchObject({ end: 4 });
	const reply = await open.client.request(
		{ ...use("question-answering"), inputs: { question, context }, parameters },
		{ task: "question-answering" },
	);
	const answers = (reply as readonly { answer: string }[]).map(({ answer }) => answer); // a list, for it has top_k
	expect(answers.toSorted()).toEqual(["Ayşe", "Ayşe Yılmaz", "Yılmaz"]);
	const possible = { handle_impossible_answer: true };
	expect(await ask("ne?", "bir su", possible)).toMatchObject({ answer: "", start: 0, end: 0 });
});

/** A text that is longer than the models take at once, 512 tokens, with words at its end. */
const toLongText = (end: string): string => `${"bugün hava güzel . ".repeat(250)}${end}`;

test("an answer is found at the end of a text that is longer than the model takes", async () => {
	const context = toLongText("Kalite kontrolünü Ali yaptı");
	const start = context.indexOf("Ali");
	const inputs = { question: "kim?", context };
	const found = await open.client.questionAnswering({ ...use("question-answering"), inputs });
	expect(found).toMatchObject({ answer: "Ali", start, end: start + 3 });
	const long = { question: "kim ".repeat(600), context };
	await expect(
		open.client.questionAnswering({ ...use("question-answering"), inputs: long }),
	).rejects.toMatchObject({ code: "bad-input" });
});

test("names are found at the end of a text that is longer than the model takes, each once", async () => {
	const inputs = `Ali ve ${toLongText("Ayşe Yılmaz Paris 'te")}`;
	const found = await open.client.tokenClassification({ ...use("token-classification"), inputs });
	const places = found.map(({ entity_group, start, end }) => [entity_group, inputs.slice(start, end)]);
	expect(places).toEqual([
		["PER", "Ali"],
		["PER", "Ayşe Yılmaz"],
		["LOC", "Paris"],
	]);
});

test("fills the gap of a text", async () => {
	const inputs = "Fransa başkenti [MASK] .";
	const found = await open.client.fillMask({ ...use("fill-mask"), inputs, parameters: { top_k: 2 } });
	expect(found).toHaveLength(2);
	expect(found[0]).toMatchObject({ token_str: "Paris", score: near(0.998) });
	expect(found[0]?.sequence).toContain("Fransa başkenti Paris");
});

test("fills the gap with one of the words that are named", async () => {
	const fill = (targets: string[], inputs = "Fransa başkenti [MASK] .") =>
		open.client.fillMask({ ...use("fill-mask"), inputs, parameters: { targets } });
	expect(await fill(["Ankara", "Paris"])).toMatchObject([
		{ token_str: "Paris", score: near(0.998) },
		{ token_str: "Ankara" },
	]);
	expect(await fill(["London"])).toHaveLength(1);
	await expect(fill(["Erzurum"])).rejects.toMatchObject({ code: "bad-input" });
	await expect(fill(["Paris"], "Fransa")).rejects.toThrow("[MASK]");
});

test("makes vectors whose distances mean something", async () => {
	const model = use("feature-extraction");
	const one = await open.client.featureExtraction({ ...model, inputs: "kedi", normalize: false });
	expect(one).toEqual([near(1 / 3), 0, 0, 0]);
	const request = { ...model, inputs: ["kedi", "bir köpek uyuyor"] };
	expect(await open.client.featureExtraction(request)).toEqual([
		[near(1), 0, 0, 0],
		[near(0.8), near(0.6), 0, 0],
	]);
	const inputs = { source_sentence: "kedi", sentences: ["cat", "bir köpek", "araba"] };
	expect(await open.client.sentenceSimilarity({ ...model, inputs })).toEqual([near(1), near(0.8), near(0)]);
});

test("ranks texts by a query", async () => {
	const inputs = { query: "kedi", texts: ["araba", "bir köpek", "cat"] };
	const request = { ...use("text-ranking"), inputs };
	expect(await open.client.request(request, { task: "text-ranking" })).toMatchObject([
		{ index: 2, score: near(0.881) },
		{ index: 1, score: near(0.769) },
		{ index: 0, score: near(0.119) },
	]);
});

test("translates and summarizes", async () => {
	const inputs = "kedi uyuyor ve köpek koşuyor";
	expect(await open.client.translation({ ...use("translation"), inputs })).toEqual({
		translation_text: "cat sleeps and dog runs",
	});
	const long = "kedi uyuyor . köpek koşuyor . bugün hava güzel .";
	expect(await open.client.summarization({ ...use("summarization"), inputs: long })).toEqual({
		summary_text: "kedi uyuyor.",
	});
});

test("writes a text for a text, word by word", async () => {
	const request = { ...use("text2text-generation"), inputs: "uzun bir film iyi" };
	expect(await open.client.request(request, { task: "text2text-generation" })).toEqual([
		{ generated_text: "kısa bir film kötü" },
	]);
});

test("translates between the languages that are named, both ways", async () => {
	const translate = (inputs: string, src_lang: string, tgt_lang: string) =>
		open.client.translation({
			...use("translation-languages"),
			inputs,
			parameters: { src_lang, tgt_lang },
		});
	expect(await translate("kedi uyuyor", "tur_Latn", "eng_Latn")).toEqual({ translation_text: "cat sleeps" });
	expect(await translate("dog runs", "eng_Latn", "tur_Latn")).toEqual({ translation_text: "köpek koşuyor" });
	await expect(translate("kedi", "tur_Latn", "deu_Latn")).rejects.toThrow(
		'Target language code "deu_Latn" is not valid',
	);
});

test("names of languages fail where a model would leave them out", async () => {
	const parameters = { src_lang: "tr", tgt_lang: "de" };
	await expect(
		open.client.translation({ ...use("translation"), inputs: "kedi", parameters }),
	).rejects.toMatchObject({ code: "bad-input" });
});

test("continues a text, as long as it may", async () => {
	const request = { ...use("text-generation"), inputs: "bir iki üç bir" };
	const made = await open.client.textGeneration({ ...request, parameters: { max_new_tokens: 5 } });
	expect(made.generated_text.trim()).toBe("iki üç bir iki üç");
});

test("answers a chat by its template, whole and as a stream", async () => {
	const messages = [{ role: "user", content: "kedi uyuyor bugün hava güzel" }];
	const request = { ...use("text-generation"), messages };
	const answer = await open.client.chatCompletion(request);
	expect(answer.choices[0]).toMatchObject({
		message: { role: "assistant", content: "kedi uyuyor bugün hava güzel" },
		finish_reason: "stop",
	});
	expect(answer.usage).toMatchObject({ completion_tokens: 6 });
	const chunks: string[] = [];
	const ends: unknown[] = [];
	for await (const { choices } of open.client.chatCompletionStream(request)) {
		if (choices[0]?.delta.content) chunks.push(choices[0].delta.content);
		if (choices[0]?.finish_reason) ends.push(choices[0].finish_reason);
	}
	expect(chunks.length).toBeGreaterThan(1);
	expect([chunks.join(""), ends]).toEqual(["kedi uyuyor bugün hava güzel", ["stop"]]);
});

test("a template gets told whether the model is to think", async () => {
	const { files = {} } = (await readFixtures())["tiny/text-generation"] ?? {};
	const config = JSON.parse(new TextDecoder().decode(files["tokenizer_config.json"])) as object; // of the fixture
	const chat_template =
		"{% for message in messages %}{{ message.content }}{% endfor %}{% if enable_thinking is defined and enable_thinking is false %}<think>\n\n</think>{% endif %}";
	const changed = new TextEncoder().encode(JSON.stringify({ ...config, chat_template }));
	const hub = await openHub({
		repositories: { "tiny/thinking": { files: { ...files, "tokenizer_config.json": changed } } },
	});
	onTestFinished(() => hub.close());
	const countTokens = async (reasoning_effort?: string): Promise<number | undefined> => {
		const { usage } = await hub.client.chatCompletion({
			provider: hub.provider,
			model: "tiny/thinking",
			messages: [{ role: "user", content: "kedi" }],
			max_tokens: 1,
			reasoning_effort,
		});
		return usage?.prompt_tokens;
	};
	expect(await countTokens("low")).toBe(1);
	expect(await countTokens()).toBeGreaterThan(1);
	expect(await countTokens("none")).toBeGreaterThan(1);
});

test("stops a chat at its length and at a stop text", async () => {
	const messages = [{ role: "user", content: "kedi uyuyor bugün hava güzel" }];
	const request = { ...use("text-generation"), messages };
	const short = await open.client.chatCompletion({ ...request, max_tokens: 2 });
	expect(short.choices[0]).toMatchObject({ message: { content: "kedi uyuyor" }, finish_reason: "length" });
	const stopped = await open.client.chatCompletion({ ...request, stop: ["hava"] });
	expect(stopped.choices[0]?.message.content?.trim()).toBe("kedi uyuyor bugün");
	expect(stopped.choices[0]?.finish_reason).toBe("stop");
});

test("an abort ends a stream between two words", async () => {
	const messages = [{ role: "user", content: "bir iki üç bir iki üç bir iki üç" }];
	const reason = new Error("enough");
	const leave = new AbortController();
	const seen: string[] = [];
	const read = async (): Promise<void> => {
		const request = { ...use("text-generation"), messages, max_tokens: 200 };
		for await (const { choices } of open.client.chatCompletionStream(request, { signal: leave.signal })) {
			seen.push(choices[0]?.delta.content ?? "");
			leave.abort(reason);
		}
	};
	await expect(read()).rejects.toBe(reason);
	expect(seen).toHaveLength(1);
});
