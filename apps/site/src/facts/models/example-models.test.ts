import { CALLABLE_TASKS, type CallableTask, TASK_IDS } from "@pusula/tasks";
import { expect, test } from "vitest";
import { KNOWN_PROVIDERS } from "../providers/known-providers.ts";
import { findModelFacts } from "./model-facts.ts";

const ROWS = KNOWN_PROVIDERS.flatMap(({ id, exampleModels = {} }) =>
	Object.entries(exampleModels).map(([task, models]) => ({ provider: id, task, models })),
);

test.each(ROWS)("$provider has its own models of $task in the table, under that task", (row) => {
	const calls: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const { page = row.task, alsoCalls = [] } = calls[row.task] ?? {};
	expect(TASK_IDS).toContain(page);
	for (const model of row.models) {
		const { tasks = [], status, supports } = findModelFacts(model) ?? {};
		const isSeeing = page === "image-text-to-text" && supports?.pictures === true;
		expect(isSeeing || [page, ...alsoCalls].some((task) => tasks.some((one) => one === task))).toBe(true);
		expect(status?.kind).not.toBe("gone");
	}
});

test("every task that such a provider offers has models of its own", () => {
	const offered = KNOWN_PROVIDERS.flatMap(({ id, tasks, exampleModels }) =>
		exampleModels ? Object.keys(tasks).map((task) => ({ id, task, models: exampleModels[task] })) : [],
	);
	expect(offered.length).toBeGreaterThan(4);
	expect(offered.filter(({ models }) => models === undefined)).toEqual([]);
});
