import { existsSync } from "node:fs";
import { TASK_IDS } from "@pusula/tasks";
import { expect, test } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { findTaskPicture } from "./task-picture.ts";

test("a task is shown by the picture of its answer, in the reader's language", () => {
	expect(findTaskPicture("object-detection", "tr")).toBe("object-detection/crossing-boxes.png");
	expect(findTaskPicture("image-to-text", "tr")).toBe("image-to-text/boats.png");
	expect(findTaskPicture("document-question-answering", "en")).toBe(
		"document-question-answering/receipt.en.png",
	);
	expect(findTaskPicture("text-to-video", "tr")).toBe("text-to-video/paper-boat.still.png");
	expect(findTaskPicture("text-classification", "tr")).toBeUndefined();
});

test("every picture is a file", () => {
	for (const locale of LOCALES) {
		const files = TASK_IDS.flatMap((id) => findTaskPicture(id, locale) ?? []);
		expect(files.length).toBeGreaterThan(20);
		expect(
			files.filter((file) => !existsSync(new URL(`../../../demo/media/${file}`, import.meta.url))),
		).toEqual([]);
	}
});
