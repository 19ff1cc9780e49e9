import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Locale } from "../../src/lib/locale.ts";
import type { SearchSources, WrittenPage } from "../../src/features/search/index/sources.ts";
import type { FindCalled } from "../../src/features/search/index/group-hub-models.ts";
import { findFirstCall } from "../../src/features/snippets/code/example-call.ts";
import { readReference } from "../../integrations/reference/read-reference.ts";

const CONTENT = new URL("../../content/", import.meta.url).pathname;

/** The sources of the search index, from the files themselves: the same that the site's collections hold. */
export async function readSources(): Promise<SearchSources> {
	return { written: readWritten, reference: await readReference() };
}

/** The model that the code of a task's page calls first. */
export const findCalled: FindCalled = (task, locale) => findFirstCall(task, locale)?.model;

function readWritten(locale: Locale): readonly WrittenPage[] {
	return globSync(`${CONTENT}${locale}/{docs,tasks,errors,providers}/**/*.mdx`)
		.toSorted()
		.map((file) => {
			const [folder = "", ...name] = relative(`${CONTENT}${locale}`, file)
				.replace(/\.mdx$/, "")
				.split("/");
			return { folder, name: name.join("/"), ...readPage(readFileSync(file, "utf8")) };
		});
}

/** Front matter and what follows; each value of the front matter is on one line. */
function readPage(source: string): Pick<WrittenPage, "fields" | "body"> {
	const [, front = "", body = source] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
	const rows = front.split("\n").flatMap((row) => {
		const [, key, value = ""] = /^(\w+):\s+(.+)$/.exec(row) ?? [];
		return key === undefined ? [] : [[key, value.replace(/^(["'])(.*)\1$/, "$2")] as const];
	});
	return { fields: Object.fromEntries(rows), body };
}
