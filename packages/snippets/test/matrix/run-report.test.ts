import { expect, it } from "vitest";
import { SNIPPET_CLIENTS } from "../../src/print/snippets.ts";
import { toReport } from "./run-report.ts";

it("says what the code of every client runs with, in the order snippets are shown", async () => {
	const { versions } = await toReport([], new Date());
	expect(Object.keys(versions)).toEqual(
		SNIPPET_CLIENTS.map(({ language, client }) => `${language} ${client}`),
	);
});
