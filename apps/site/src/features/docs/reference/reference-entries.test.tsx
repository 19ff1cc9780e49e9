import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReferenceEntries } from "./reference-entries.tsx";

const PLACES = new Map([
	["InputError", { route: "/docs/api/inference/classes/", anchor: "InputError", summary: "" }] as const,
]);

const USER = { name: "findAll", route: "/docs/api/tasks/functions/", target: "findAll" } as const;

function show(thrown: string): string {
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
	const views = [{ entry, signature: [], example: undefined, page: undefined, users: [USER] }];
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
