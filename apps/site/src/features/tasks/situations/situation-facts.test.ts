import { TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { listSituationFacts } from "./situation-facts.ts";

describe("what is known for a reader in a situation", () => {
	const modelIds = [
		"openai/whisper-large-v3",
		"openai/whisper-small",
		"facebook/seamless-m4t-v2-large",
		"acme/unknown",
	];
	const facts = listSituationFacts("automatic-speech-recognition", modelIds, "tr");

	it("names the model that runs in a browser, where there is one in the page's language", () => {
		const [inBrowser, ...others] = facts.noGpu;
		expect(others).toEqual([]);
		expect(inBrowser?.parts["size"]).toMatch(/MB$/);
		expect(facts.personal[0]?.parts["model"]).toEqual(inBrowser?.parts["model"]);
	});

	it("names the smallest model of the task elsewhere, of those whose size is known", () => {
		const ids = TASK_INFO["video-classification"].models.map(({ id }) => id);
		const ofOtherTask = "magic-leap-community/superpoint";
		expect(listSituationFacts("video-classification", [ofOtherTask, ...ids], "en").noGpu).toMatchObject([
			{
				parts: {
					model: { title: "google/vivit-b-16x2-kinetics400" },
					size: expect.stringMatching(/^89\s?M/) as string,
				},
			},
		]);
	});

	it("sorts licences by what they allow, and names models that are barred", () => {
		expect(facts.commercial.map(({ parts }) => parts)).toEqual([
			{ licences: "Apache-2.0 (1); MIT (1)" },
			{ models: "facebook/seamless-m4t-v2-large" },
		]);
	});

	it("counts the models whose licence no source gives", () => {
		const ids = ["savasy/bert-base-turkish-squad", "timpal0l/mdeberta-v3-base-squad2"];
		const { commercial } = listSituationFacts("question-answering", ids, "tr");
		expect(commercial.map(({ parts }) => parts)).toEqual([{ licences: "MIT (1)" }, { count: "1" }]);
	});

	it("keeps two licences of one model together", () => {
		const ids = ["vidore/colpali-v1.3", "vidore/colqwen2-v1.0"];
		const { commercial } = listSituationFacts("visual-document-retrieval", ids, "en");
		expect(commercial.map(({ parts }) => parts)).toContainEqual({
			licences: "Apache-2.0, Gemma Terms of Use (1)",
		});
	});

	it("leads to a task that needs no examples, and to the guide", () => {
		const parts = listSituationFacts("text-classification", [], "en").lowData.map((fact) => fact.parts);
		expect(parts).toMatchObject([
			{ task: { href: "/en/tasks/zero-shot-classification/" } },
			{ guide: { href: "/en/docs/transformers/text-classification/" } },
		]);
	});

	it("fills every name of its sentences", () => {
		for (const task of TASK_IDS)
			for (const fact of Object.values(listSituationFacts(task, modelIds, "tr")).flat()) {
				const names = [...fact.text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
				expect(new Set(Object.keys(fact.parts))).toEqual(new Set(names));
			}
	});
});
