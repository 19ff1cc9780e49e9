import type { APIRoute } from "astro";
import { TASK_IDS, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { Model } from "@pusula/tasks/models";
import { DEVICE_ERRORS, type DeviceError } from "../../../facts/errors/device-errors.ts";
import { readErrorPages } from "../../../facts/errors/read-error-pages.ts";
import { toModelLine } from "../../../features/models/model-lines.ts";
import { listRunData, type RunData } from "../../../features/tasks/browser-run/run-data.ts";
import { makeSmall } from "../../../facts/tasks/thumbnails.ts";
import { CODE_LOCALE, type Locale, LOCALES } from "../../../lib/locale.ts";

export async function getStaticPaths() {
	const smallPictures = new Map(
		await Promise.all(TASK_IDS.map(async (task) => [task, await makeSmall(toInputPicture(task))] as const)),
	);
	const pages = await Promise.all(
		LOCALES.map(async (locale) => [locale, await readErrorPages(locale)] as const),
	);
	return pages.flatMap(([locale, lines]) => {
		const errors = Object.fromEntries(DEVICE_ERRORS.map((code) => [code, lines[code].title])) as Record<
			DeviceError,
			string
		>; // a title for each of the list
		const toLine = (model: Model): string => toModelLine(model, locale);
		return TASK_IDS.flatMap((task) => {
			const runs = listRunData(task, locale, { toLine, errors, smallPicture: smallPictures.get(task) });
			return [...runs].map(([name, data]) => ({ params: { locale, task: name }, props: { data } }));
		});
	});
}

/** What a task's page runs in the browser, fetched when its reader starts it. */
export const GET: APIRoute<{ data: RunData }, { locale: Locale; task: string }> = ({ props: { data } }) =>
	Response.json(data);

/** The first picture of a demo's input, as a path below `demo/media`; the same in every language. */
function toInputPicture(task: TaskId): string {
	const picture = TASK_INFO[task].demo[CODE_LOCALE].inputs.find(({ type }) => type === "img");
	return `${task}/${picture?.type === "img" ? picture.filename : ""}`;
}
