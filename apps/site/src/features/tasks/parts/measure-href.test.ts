import { expect, it } from "vitest";
import { findMeasureHref } from "./measure-href.ts";

it.each([
	["text-classification", "tr", "/measure/?task=text-classification"],
	["text-generation", "en", "/en/measure/?task=conversational"],
	["object-detection", "tr", "/measure/?task=object-detection"],
	["robotics", "en", undefined],
] as const)("leads from %s (%s) to %s", (task, locale, href) => {
	expect(findMeasureHref(task, locale)).toBe(href);
});
