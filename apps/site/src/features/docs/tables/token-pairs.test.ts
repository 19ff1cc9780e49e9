import { expect, it } from "vitest";
import type { Locale } from "../../../lib/locale.ts";
import { PARALLEL_SENTENCES } from "../../../lib/words/parallel-sentences.ts";
import { countBoth } from "./token-pairs.ts";

it("counts known texts as the vocabularies do", () => {
	expect(countBoth("hello world")).toEqual({ older: 2, newer: 2 });
});

it("bears out what the page says: Turkish takes more with the older vocabulary, and less more with the newer", () => {
	const sum = (locale: Locale, kind: "older" | "newer"): number =>
		PARALLEL_SENTENCES.reduce((total, pair) => total + countBoth(pair[locale])[kind], 0);
	expect(sum("tr", "older")).toBeGreaterThan(sum("en", "older") * 1.3);
	expect(sum("tr", "newer") / sum("en", "newer")).toBeLessThan(sum("tr", "older") / sum("en", "older"));
	expect(sum("tr", "newer")).toBeGreaterThan(sum("en", "newer"));
});
