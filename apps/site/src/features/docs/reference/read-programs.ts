import { getCollection } from "astro:content";
import { TASK_IDS, TASKS } from "@pusula/tasks";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toRepositoryUrl } from "../../../lib/urls/site.ts";
import { type ProgramPage, listPrograms, type ReferenceProgram } from "./reference-programs.ts";

/** The programs of the documentation and of the task pages in one language, then those of the packages' own READMEs. */
export async function readPrograms(locale: Locale): Promise<readonly ReferenceProgram[]> {
	const docs = await getCollection("docs", ({ id }) => id.startsWith(`${locale}/`));
	const tasks = await getCollection("articles", ({ id }) => id.startsWith(`${locale}/`));
	return [
		...listPrograms([
			...docs.map(({ id, data, body = "" }) => ({ href: toPageHref(id, locale), title: data.title, body })),
			...tasks.map(({ id, body = "" }) => ({
				href: toPageHref(id, locale),
				title: nameOf(id, locale),
				body,
			})),
		]),
		...listPrograms(READMES),
	];
}

const READMES: readonly ProgramPage[] = Object.entries(
	import.meta.glob<string>("../../../../../../packages/*/README.md", {
		query: "?raw",
		import: "default",
		eager: true,
	}),
).map(([file, body]) => {
	const path = file.slice(file.indexOf("packages/"));
	return { href: toRepositoryUrl(path), title: path, body };
});

function toPageHref(id: string, locale: Locale): string {
	return toHref(`/${id.slice(id.indexOf("/") + 1)}/`, locale);
}

function nameOf(id: string, locale: Locale): string {
	const task = TASK_IDS.find((one) => id.endsWith(`/${one}`));
	if (!task) throw new Error(`The article ${id} has no task in the catalogue.`);
	return TASKS[task].names[locale];
}
