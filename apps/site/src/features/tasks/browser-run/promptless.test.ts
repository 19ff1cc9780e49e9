import { expect, it } from "vitest";
import { findBrowserChoice } from "../../../facts/local/browser-choice.ts";
import { toPromptless } from "./promptless.ts";

const find = (page: Parameters<typeof toPromptless>[0]) => {
	const choice = findBrowserChoice(page, "tr");
	return choice && toPromptless(page, choice, "/small.webp");
};

it("gives a model that reads no prompt the picture alone, in small, and says so", () => {
	expect(find("image-to-image")).toMatchObject({
		args: { inputs: { $file: "/small.webp" } },
		other: { reason: "promptless", input: [{ type: "picture", src: "/small.webp" }] },
	});
});

it("leaves every other example as it stands", () => {
	expect(find("object-detection")).toBeUndefined();
});
