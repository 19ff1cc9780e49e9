import { TASK_IDS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { toAnchor } from "../../lib/urls/anchors.ts";
import { LOCALES } from "../../lib/locale.ts";
import { toLower, toTermPattern } from "../../lib/words/term-pattern.ts";

const ids = GLOSSARY.map(({ id }) => id);

describe("the glossary", () => {
	it("names each idea once, in kebab case", () => {
		expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
		expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
	});

	it("refers only to terms and tasks that exist, and never to the term itself", () => {
		const wrong = GLOSSARY.flatMap(({ id, related = [], tasks = [] }) => [
			...related.filter((one) => one === id || !ids.includes(one)),
			...tasks.filter((task) => !TASK_IDS.includes(task)),
		]);
		expect(wrong).toEqual([]);
	});

	it.each(LOCALES)("has one term for each idea, with an anchor of its own, in %s", (locale) => {
		const anchors = GLOSSARY.map((term) => toAnchor(term[locale].term));
		expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([]);
	});

	it.each(LOCALES)("defines every term in one to three sentences in %s", (locale) => {
		const sentences = new Intl.Segmenter(locale, { granularity: "sentence" });
		const wrong = GLOSSARY.filter((term) => {
			const { definition } = term[locale];
			const count = [...sentences.segment(definition)].length;
			return count < 1 || count > 3 || !/[.!?…]$/u.test(definition);
		});
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});

	it("names the tasks of every word that is explained only in tasks", () => {
		const wrong = GLOSSARY.filter(({ explained, tasks }) => explained === "in-tasks" && !tasks);
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});

	it("forbids no word that it uses itself", () => {
		const used = GLOSSARY.flatMap(({ tr }) => [tr.term, ...(tr.also ?? []), tr.definition]).map((text) =>
			toLower(text, "tr"),
		);
		const wrong = GLOSSARY.flatMap(({ forbidden = [] }) => forbidden).filter((word) => {
			const pattern = toTermPattern(word, "tr");
			return used.some((text) => text.search(pattern) >= 0);
		});
		expect(wrong).toEqual([]);
	});
});
