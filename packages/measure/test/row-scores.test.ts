import type { CallableTaskId } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import {
	type Answer,
	buildReport,
	describeReport,
	type Evaluation,
	resolveEvaluation,
} from "../src/index.ts";

/** A report of one model, from pairs of a right answer and an answer. */
function judge(
	task: CallableTaskId,
	pairs: readonly (readonly [expected: Answer, answer: Answer])[],
	more: { readonly metrics?: readonly string[]; readonly normalization?: Evaluation["normalization"] } = {},
) {
	const { metrics, normalization } = more;
	const rows = pairs.map(([expected], index) => ({ number: index + 1, args: {}, input: "", expected }));
	const report = buildReport({
		task,
		evaluation: { ...resolveEvaluation(task, metrics), ...(normalization && { normalization }) },
		rows,
		items: pairs.map(([, answer], index) => ({ row: index + 1, candidate: "m", ms: 1, answer })),
		candidates: ["m"],
	});
	return { ...report, answers: report.items.flatMap(({ answers }) => answers) };
}

describe("Turkish answers", () => {
	it.each([
		["IŞIK", "ışık"],
		["İstanbul", "istanbul"],
		["Iğdır’da", "ığdır'da"],
		["ısı", "ISI!"],
	])("%s is answered by %s", (expected, answer) => {
		const { normalization, models, answers } = judge("conversational", [
			[expected, answer],
			["ışık", "ışık"],
		]);
		expect(normalization).toBe("turkish");
		expect(models[0]?.scores["exact-match"]?.score).toBe(1);
		expect(answers[0]).toMatchObject({ score: 1, isRight: true });
	});

	it("are compared as the reader wants", () => {
		const pairs = [["IŞIK", "ışık"]] as const;
		expect(judge("conversational", pairs, { normalization: "squad" }).answers[0]?.isRight).toBe(false);
		expect(judge("conversational", pairs, { normalization: "none" }).answers[0]?.isRight).toBe(false);
	});

	it("are compared by the rule of each metric, whichever is named first", () => {
		const pairs = [
			["IŞIK hızı", "ışık hızı!"],
			["Işık Hızı", "Işık hızı"],
		] as const;
		const alone = judge("text-generation", pairs, { metrics: ["bleu"] });
		const behind = judge("text-generation", pairs, { metrics: ["exact-match", "bleu", "accuracy"] });
		const before = judge("text-generation", pairs, { metrics: ["bleu", "exact-match", "accuracy"] });
		expect(before.models[0]?.scores).toEqual(behind.models[0]?.scores);
		expect(behind.models[0]?.scores).toMatchObject({ ...alone.models[0]?.scores });
		expect(behind.models[0]?.scores).toMatchObject({ "exact-match": { score: 1 }, accuracy: { score: 0 } });
		expect(before.models[0]?.confusion).toEqual(behind.models[0]?.confusion);
		expect(behind.normalizations).toEqual({ bleu: "none", "exact-match": "turkish", accuracy: "none" });
		const { lead } = describeReport(behind, "en");
		expect(lead.at(-1)).toMatch(
			/^Exact match: Answers are compared by Turkish rules.+ BLEU, Accuracy: Answers are compared as they are written\.$/,
		);
	});

	it("leave the words of translations and transcripts as they are written", () => {
		expect(judge("translation", [["ışık", "ışık"]]).normalization).toBe("none");
		expect(judge("automatic-speech-recognition", [["ışık", "Işık"]]).answers[0]?.score).toBe(1);
		expect(judge("summarization", [["IŞIK", "ışık"]]).answers[0]).toMatchObject({ score: 1 });
	});
});

describe("other answers", () => {
	it("are compared by the rules of SQuAD where the metric was defined with them", () => {
		const { normalization, answers } = judge("question-answering", [["The sun", "sun."]]);
		expect(normalization).toBe("squad");
		expect(answers[0]?.score).toBe(1);
	});

	it("are compared as they are written with the normalization none, by every metric", () => {
		const { models } = judge("question-answering", [["The sun", "sun."]], { normalization: "none" });
		expect(models[0]?.scores).toMatchObject({ "exact-match": { score: 0 }, "token-f1": { score: 0 } });
	});
});

describe("labels", () => {
	const pairs = [
		["Olumlu", "OLUMLU"],
		["Olumsuz", "olumlu."],
	] as const;

	it("are compared letter by letter unless a normalization is chosen", () => {
		expect(judge("text-classification", pairs).models[0]?.scores.accuracy?.score).toBe(0);
		const { models, answers } = judge("text-classification", pairs, { normalization: "turkish" });
		expect(models[0]?.scores.accuracy?.score).toBe(0.5);
		expect(models[0]?.confusion?.labels).toEqual(["Olumlu", "Olumsuz"]);
		expect(answers.map(({ isRight }) => isRight)).toEqual([true, false]);
	});

	it("stay apart where a normalization leaves nothing of them", () => {
		const { answers } = judge("text-classification", [["A", "the"]], { normalization: "squad" });
		expect(answers[0]?.isRight).toBe(false);
	});

	it("may be one of several", () => {
		const { models } = judge("conversational", [[["evet", "olur"], "olur"]], { metrics: ["accuracy"] });
		expect(models[0]?.scores.accuracy?.score).toBe(1);
	});
});

describe("the verdict of a row", () => {
	const person = { label: "PER", start: 0, end: 3 };
	const place = { label: "LOC", start: 9, end: 15 };

	it("does not depend on the order of entities, and knows texts without any", () => {
		const { answers } = judge("token-classification", [
			[
				[person, place],
				[place, person],
			],
			[[], []],
			[[person], []],
		]);
		expect(answers.map(({ score }) => score)).toEqual([1, 1, 0]);
	});

	it("shows entities by their words", () => {
		const inputs = "Çukurova 🌾 Ankara";
		const report = buildReport({
			task: "token-classification",
			evaluation: resolveEvaluation("token-classification"),
			rows: [{ number: 1, args: { inputs }, input: inputs, expected: [{ label: "LOC", start: 0, end: 8 }] }],
			items: [
				{
					row: 1,
					candidate: "m",
					ms: 1,
					answer: [
						{ label: "LOC", start: 11, end: 17 },
						{ label: "ORG", start: 90, end: 95 },
					],
				},
			],
			candidates: ["m"],
		});
		expect(report.items[0]).toMatchObject({
			expected: "Çukurova (LOC)",
			answers: [{ text: "Ankara (LOC) | ORG 90-95" }],
		});
	});

	it.each([
		["automatic-speech-recognition", "bir iki", "bir üç", 0.5],
		["automatic-speech-recognition", "bir iki", "bir iki", 0],
		["question-answering", "the red fox", "red dog", 0.5],
		["document-question-answering", "kırmızı tilki", "kırmızı tilkı", 12 / 13],
	] as const)("is no “wrong” for an answer of %s that is right in part", (task, expected, answer, score) => {
		const [judged] = judge(task, [[expected, answer]]).answers;
		expect(judged?.score).toBeCloseTo(score, 12);
		expect(judged).not.toHaveProperty("isRight");
	});

	it("is a value alone where a metric knows only better and worse", () => {
		const { answers, rowMetric } = judge("translation", [["kedi evde", "kedi ev"]]);
		expect(rowMetric).toBe("chrf");
		expect(answers[0]?.score).toBeGreaterThan(0.5);
		expect(answers[0]).not.toHaveProperty("isRight");
		const numbers = judge("sentence-similarity", [[0.9, 0.4]]);
		expect(numbers.rowMetric).toBe("mae");
		expect(numbers.answers[0]?.score).toBeCloseTo(0.5, 12);
	});
});

describe("the rows of a report", () => {
	const toRows = (report: ReturnType<typeof judge>) => describeReport(report, "en").sections.at(-1);

	it("come with their values, the worst first", () => {
		const section = toRows(
			judge("translation", [
				["kedi evde", "kedi evde"],
				["kedi evde", "kedi ev"],
				["kedi evde", "xyz"],
			]),
		);
		expect(section?.title).toBe("Rows by chrF, the worst first");
		expect(section?.rows.map(([number, , , answer]) => [number, answer])).toEqual([
			["3", "0 · xyz"],
			["2", expect.stringMatching(/^0\.\d+ · kedi ev$/)],
		]);
	});

	it("say how answers were compared", () => {
		expect(describeReport(judge("conversational", [["ışık", "IŞIK"]]), "tr").lead.at(-1)).toContain(
			"Türkçe kurallarla",
		);
		expect(describeReport(judge("sentence-similarity", [[1, 0]]), "en").lead).toHaveLength(1);
	});
});
