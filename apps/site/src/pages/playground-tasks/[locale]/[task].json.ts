import type { APIRoute } from "astro";
import { buildTaskData, listTaskIds } from "../../../features/playground/build-catalogue.ts";
import { findDemoPicture, findDemoSound } from "../../../features/tasks/demo-files.ts";
import { LOCALES, toLocale } from "../../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.flatMap((locale) => listTaskIds().map((task) => ({ params: { locale, task } })));
}

/** The data of a task's form, fetched by the playground. */
export const GET: APIRoute = ({ params: { locale, task = "" } }) =>
	Response.json(
		buildTaskData(
			task,
			toLocale(locale),
			(id, filename) => findDemoPicture(id, filename)?.src ?? findDemoSound(id, filename),
		),
	);
