import { TASK_INFO, type TaskId, TASK_IDS } from "@pusula/tasks";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { TaskDemo } from "./task-demo.tsx";

const print = (task: TaskId) =>
	renderToStaticMarkup(
		createElement(TaskDemo, { task, demo: TASK_INFO[task].demo.tr, locale: "tr", isStacked: false }),
	);

test.each([
	["tabular-regression", "scikit-learn/Fish-Weight"],
	["tabular-classification", "vvmnnnkv/wine-quality"],
] as const)("%s says which model gave the output, and does not say that none did", (task, model) => {
	const html = print(task);
	expect(html).toContain(`>${model}</a>`);
	expect(html).toContain('href="https://github.com/huggingface/huggingface.js/blob/');
	expect(html).not.toContain(wordsIn("tr").task.handmade);
});

test("other tasks say that their output was made by hand", () => {
	const made = TASK_IDS.filter((task) => TASK_INFO[task].demo.tr.origin);
	expect(made).toEqual(["tabular-classification", "tabular-regression"]);
	expect(print("fill-mask")).toContain(wordsIn("tr").task.handmade);
});
