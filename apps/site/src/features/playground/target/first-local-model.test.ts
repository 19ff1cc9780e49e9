import type { ClientTask } from "@pusula/inference";
import { CALLABLE_TASKS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { findBrowserChoice } from "../../../facts/local/browser-choice.ts";
import { LOCALES } from "../../../lib/locale.ts";
import { buildCatalogue } from "./build-catalogue.ts";

it.each(LOCALES)("in %s the playground begins with the model that the task's page runs", (locale) => {
	const { tasks } = buildCatalogue(locale, {});
	const pairs = tasks.flatMap(({ id, localModels: [first] }) => {
		const { page } = CALLABLE_TASKS[id as ClientTask]; // ids of the client's tasks
		const choice = findBrowserChoice(page, locale);
		return choice?.task === id && !choice.isPromptless ? [[first, choice.model.id]] : [];
	});
	expect(pairs.length).toBeGreaterThan(15);
	expect(pairs.filter(([first, chosen]) => first !== chosen)).toEqual([]);
	expect(tasks.find(({ id }) => id === "text-to-speech")?.localModels).toEqual(["Xenova/mms-tts-eng"]);
});
