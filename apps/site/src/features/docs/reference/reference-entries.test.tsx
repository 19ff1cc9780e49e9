import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { highlight, type HighlightedCode } from "../../../lib/words/highlight.ts";
import { ReferenceEntries } from "./reference-entries.tsx";

const PLACES = new Map([
	["InputError", { route: "/docs/api/inference/classes/", anchor: "InputError", summary: "" }] as const,
]);

const USER = { name: "findAll", route: "/docs/api/tasks/functions/", target: "findAll" } as const;

function show(thrown: string, example?: HighlightedCode): string {
	const entry = {
		name: "fillMask",
		kind: "functions",
		signature: "",
		text: "",
		throws: [thrown],
		parameters: [],
		fields: [],
		source: "fill-mask.ts#L1",
	} as const;
	const views = [{ entry, signature: [], example, page: undefined, users: [USER] }];
	return renderToStaticMarkup(<ReferenceEntries views={views} places={PLACES} locale="en" />);
}

describe("the errors of a function", () => {
	it("are code, and lead to where they are described", () => {
		expect(show("InputError, RouteError")).toMatch(
			/<code translate="no"><a [^>]*href="\/en\/docs\/api\/inference\/classes\/#InputError">Input<wbr\/>Error<\/a>, RouteError<\/code>/,
		);
	});

	it("are words where they say when they are thrown", () => {
		expect(show("InputError for an unknown provider")).toContain(
			'<span lang="en">InputError for an unknown provider</span>',
		);
	});
});

it("leads from a type to its users", () => {
	expect(show("RouteError")).toContain(
		'Used by: <a href="/en/docs/api/tasks/functions/#findAll"><code translate="no">find<wbr/>All</code></a>',
	);
});

it("shows an example under a bar with its language, to copy and to wrap, and its types lead on", async () => {
	const example = await highlight("if (error instanceof InputError) stop();", "typescript");
	const block = /<figure [^>]*data-code-block="">.*<\/figure>/s.exec(show("RouteError", example))?.[0] ?? "";
	for (const part of [
		">TypeScript<",
		"data-copy-code=",
		"data-wrap-code=",
		'aria-label="Code: Example: fillMask"',
	])
		expect(block).toContain(part);
	expect(block).toContain('href="/en/docs/api/inference/classes/#InputError"');
});
