import type { TaskId } from "@pusula/tasks";
import { expect, it } from "vitest";
import { findBrowserChoice, listWebGpuChoices } from "../../../facts/local/browser-choice.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toRunArgs } from "./run-args.ts";
import { findOtherReason } from "./run-data.ts";

/** Why the model for every browser does not get the example of a page. */
function reasonOf(page: TaskId, locale: Locale) {
	const choice = findBrowserChoice(page, locale);
	return choice && findOtherReason(page, choice, locale);
}

it("a model gets another example than the page's for a reason that the page can name", () => {
	expect(reasonOf("text-generation", "tr")).toBe("otherText");
	expect(reasonOf("image-to-text", "en")).toBe("otherPicture");
	expect(reasonOf("image-to-image", "tr")).toBe("promptless");
	expect(reasonOf("summarization", "tr")).toBe("otherLanguage");
	expect(reasonOf("summarization", "en")).toBeUndefined();
});

it("a task that the client has no function for runs the example of its page, on the smallest model", () => {
	const choice = findBrowserChoice("text2text-generation", "en");
	if (!choice) throw new Error("no model");
	expect([choice.model.id, choice.megabytes]).toEqual(["Xenova/flan-t5-small", 95.1]);
	expect(toRunArgs("text2text-generation", choice.task, choice)).toEqual({
		inputs: expect.stringMatching(/^Simplify: /) as string,
	});
	expect(reasonOf("text2text-generation", "en")).toBeUndefined();
});

it("of a model for WebGPU the reason is about that model alone", () => {
	const reasons = listWebGpuChoices("text-generation", "tr").map((choice) =>
		findOtherReason("text-generation", choice, "tr"),
	);
	expect(reasons).toEqual([undefined, "otherModelLanguage", "otherModelLanguage"]);
});
