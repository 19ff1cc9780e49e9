import type { APIRoute } from "astro";
import { listServedTasks } from "../../../facts/providers/provider-facts.ts";
import { buildTaskData } from "../../../features/playground/target/build-task-data.ts";
import { findDemoFile, findPictureSize } from "../../../features/tasks/demo/demo-files.ts";
import { LOCALES, toLocale } from "../../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.flatMap((locale) => listServedTasks().map((task) => ({ params: { locale, task } })));
}

/** The data of a task's form, fetched by the playground. */
export const GET: APIRoute = ({ params: { locale, task = "" } }) =>
	Response.json(buildTaskData(task, toLocale(locale), findDemoFile, findPictureSize));
