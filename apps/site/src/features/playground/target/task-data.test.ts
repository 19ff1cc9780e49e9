import { expect, test } from "vitest";
import { buildTaskData } from "./build-task-data.ts";
import { readsText } from "./task-data.ts";

test.each([
	["conversational", true],
	["text-classification", true],
	["question-answering", true],
	["text-to-image", true],
	["visual-question-answering", true],
	["object-detection", false],
	["automatic-speech-recognition", false],
] as const)("%s: its model reads typed text: %s", (task, isRead) => {
	const data = buildTaskData(task, "tr", (_, name) =>
		/\.(png|gif|mp4|wav)$/.test(name) ? `/${name}` : undefined,
	);
	expect(readsText(data)).toBe(isRead);
});
