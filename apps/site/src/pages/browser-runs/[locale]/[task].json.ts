import type { APIRoute } from "astro";
import { type TaskId, TASK_IDS } from "@pusula/tasks";
import { toModelLine } from "../../../features/models/model-lines.ts";
import { buildRunData, type RunData } from "../../../features/tasks/browser-run/run-data.ts";
import { type Locale, LOCALES } from "../../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.flatMap((locale) =>
		TASK_IDS.flatMap((task) => {
			const data = buildRunData(task, locale, (model) => toModelLine(model, locale));
			return data ? [{ params: { locale, task }, props: { data } }] : [];
		}),
	);
}

/** What a task's page runs in the browser, fetched when its reader asks for it. */
export const GET: APIRoute<{ data: RunData }, { locale: Locale; task: TaskId }> = ({ props: { data } }) =>
	Response.json(data);
