import { ERROR_FACTS } from "@pusula/inference";
import { IN_DOUBT } from "@pusula/measure";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadMeasure } from "../../../../../messages/load-measure.ts";
import { LOCALES } from "../../../../lib/locale.ts";
import { FailedAnswer } from "./failed-answer.tsx";

/** Prints a failure with a code in a language. */
async function toPrint(
	locale: (typeof LOCALES)[number],
): Promise<(code: string, message?: string) => string> {
	const { results } = await loadMeasure(locale);
	return (code, message = "It broke.") =>
		renderToStaticMarkup(
			<FailedAnswer failure={{ code, message }} failures={results.failures} link="?" locale={locale} />,
		);
}

it.each(LOCALES)(
	"what the client failed with has a page that explains it beside the message (%s)",
	async (locale) => {
		const print = await toPrint(locale);
		const bare = Object.keys(ERROR_FACTS).filter((code) => !print(code).includes(`/errors/${code}/`));
		expect(bare).toEqual([]);
		expect(print("gated")).toContain('<span lang="en">It broke.</span>');
	},
);

it.each(LOCALES)(
	"what the measurement itself says is explained in the page's language (%s)",
	async (locale) => {
		const print = await toPrint(locale);
		for (const code of ["error", IN_DOUBT.code, "no-answer"]) {
			expect(print(code)).toMatch(/^\S.*\. <span lang="en">/);
			expect(print(code)).not.toContain("<a ");
		}
	},
);

it("words of a server do not turn the direction of reading", async () => {
	const print = await toPrint("tr");
	expect(print("gated", "a\u202Eb")).toContain("a⟨U+202E⟩b");
});
