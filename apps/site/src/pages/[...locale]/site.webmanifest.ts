import type { APIRoute } from "astro";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { localePaths, toHref } from "../../lib/urls/paths.ts";
import { GROUND_COLOURS, ICONS } from "../../lib/page/installed-look.ts";
import { SITE_NAME } from "../../lib/urls/site.ts";

export const getStaticPaths = localePaths;

/** Manifest for installing the site as an application, in one language. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
	const words = wordsIn(locale);
	return Response.json({
		id: toHref("/", locale),
		name: SITE_NAME,
		short_name: SITE_NAME,
		description: words.site.description,
		lang: locale,
		dir: "ltr",
		start_url: toHref("/", locale),
		scope: toFileHref("/"),
		display: "standalone",
		background_color: GROUND_COLOURS.light,
		theme_color: GROUND_COLOURS.light,
		categories: ["education", "reference", "developer"],
		icons: [
			...ICONS.map(({ name, sizePx, purpose }) => ({
				src: toFileHref(`/icons/${name}.png`),
				sizes: `${sizePx}x${sizePx}`,
				type: "image/png",
				purpose,
			})),
			{ src: toFileHref("/favicon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
		],
		shortcuts: (["tasks", "providers", "glossary"] as const).map((word) => ({
			name: words[word].title,
			url: toHref(`/${word}/`, locale),
		})),
	});
};
