import type { APIRoute } from "astro";
import { TASK_IDS } from "@pusula/tasks";
import { toProviderRoute } from "../../facts/providers/provider-route.ts";
import { toTaskRoute } from "../../facts/tasks/task-order.ts";
import { makeThumbnails } from "../../facts/tasks/thumbnails.ts";
import { LOGO_FILE, LOGOS } from "../../features/providers/provider-logos.ts";
import { buildIndexFile } from "../../features/search/index/build-index-file.ts";
import type { FindCalled } from "../../features/search/index/group-hub-models.ts";
import { readSources } from "../../features/search/index/read-sources.ts";
import { findFirstCall } from "../../features/snippets/code/example-call.ts";
import { LOCALES, toLocale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { toHref } from "../../lib/urls/paths.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** Everything that can be found, as the search fetches it. */
export const GET: APIRoute = async ({ props }) => {
	const locale = toLocale(props["locale"]);
	const thumbnails = await makeThumbnails(locale);
	const pictures = TASK_IDS.flatMap((id) => {
		const picture = thumbnails[id];
		return picture === undefined ? [] : [[toHref(toTaskRoute(id), locale), picture] as const];
	});
	const logos = Object.keys(LOGOS).map(
		(id) => [toHref(toProviderRoute(id), locale), `${toFileHref(LOGO_FILE)}#${id}`] as const,
	);
	const findCalled: FindCalled = (task, language) => findFirstCall(task, language)?.model;
	return Response.json(
		buildIndexFile(locale, await readSources(), findCalled, new Map([...pictures, ...logos])),
	);
};
