import type { APIRoute } from "astro";
import { listChangeDays } from "../../facts/changes/change-log.ts";
import { printFeed } from "../../features/changes/print-feed.ts";
import { toLocale } from "../../lib/locale.ts";
import { localePaths, toHref } from "../../lib/urls/paths.ts";

export const getStaticPaths = localePaths;

/** The data changelog as an Atom feed in each language. */
export const GET: APIRoute = ({ props, site }) => {
	const locale = toLocale(props["locale"]);
	const home = new URL(toHref("/", locale), site).href;
	return new Response(printFeed(listChangeDays(), locale, home), {
		headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
	});
};
