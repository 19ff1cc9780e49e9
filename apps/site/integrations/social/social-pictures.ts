import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { TaskInfo } from "@pusula/tasks";
import sharp from "sharp";
import { wordsIn } from "../../messages/words.ts";
import { findDemoPictureFile } from "../../src/facts/tasks/demo-picture.ts";
import { type Locale, splitPath } from "../../src/lib/locale.ts";
import { LANGUAGES } from "../../src/locales/index.ts";
import { isInside, NAVIGATION } from "../../src/lib/urls/navigation.ts";
import { isRoute, type Route } from "../../src/lib/urls/paths.ts";
import { toPictureFile } from "../../src/lib/urls/social-picture.ts";
import { readHead } from "../head/read-head.ts";
import { STATUS_PAGE } from "../status-pages.ts";
import { drawCard } from "./draw-card.ts";
import { cutPictureFonts, type PictureFont } from "./picture-fonts.ts";
import type { CardWords } from "./social-card.ts";

const AT_ONCE = 4;

/** Draws the picture of every built page. Words are the page's own. */
export function socialPictures(): AstroIntegration {
	let cache: URL;
	return {
		name: "social-pictures",
		hooks: {
			"astro:config:done": ({ config }) => {
				cache = new URL("../../.cache/social/", config.root);
			},
			"astro:build:done": async ({ dir, pages, logger }) => {
				const places = pages
					.map(({ pathname }) => toPlace(pathname))
					.filter(({ path }) => !STATUS_PAGE.test(path));
				const fonts = await cutPictureFonts();
				for (let start = 0; start < places.length; start += AT_ONCE) {
					const some = places.slice(start, start + AT_ONCE);
					await Promise.all(some.map((place) => drawPage(place, dir, fonts, cache)));
				}
				logger.info(`${places.length} pictures for sharing`);
			},
		},
	};
}

/** Where a page is: its path below the output folder, and its route and language. */
interface Place {
	readonly path: string;
	readonly route: Route;
	readonly locale: Locale;
}

function toPlace(path: string): Place {
	const { locale, rest } = splitPath(path);
	const route = `/${rest}`;
	if (!isRoute(route) && route !== "/") throw new Error(`${path} is no page.`);
	return { path, route, locale };
}

async function drawPage(place: Place, dir: URL, fonts: readonly PictureFont[], cache: URL): Promise<void> {
	const { metas } = readHead(await readFile(new URL(`${place.path}index.html`, dir), "utf8"));
	const words = { ...toCardWords(place, metas), picture: await readPicture(place, dir) };
	const file = fileURLToPath(new URL(`.${toPictureFile(place.route, place.locale)}`, dir));
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, await drawCard(words, fonts, cache));
}

/**
 * The picture of the task whose page it is, in the size of the card; undefined for other pages. The example is read from
 * the built `/api/tasks`: the configuration cannot load the catalogue.
 */
async function readPicture({ route, locale }: Place, dir: URL): Promise<string | undefined> {
	const [, task] = /^\/tasks\/([^/]+)\/$/.exec(route) ?? [];
	if (task === undefined) return undefined;
	const { demo } = JSON.parse(await readFile(new URL(`api/tasks/${task}.json`, dir), "utf8")) as Pick<
		TaskInfo,
		"demo"
	>; // the file of its own build
	const file = findDemoPictureFile(demo[locale]);
	if (file === undefined) return undefined;
	const source = fileURLToPath(new URL(`../../demo/media/${task}/${file}`, import.meta.url));
	const picture = await sharp(source).resize(440, 275, { fit: "cover" }).png().toBuffer();
	return `data:image/png;base64,${picture.toString("base64")}`;
}

function toCardWords({ route, locale }: Place, metas: ReadonlyMap<string, string>): CardWords {
	const words = wordsIn(locale);
	const part = NAVIGATION.find((entry) => isInside(entry, route) && route !== entry.route);
	return {
		title: metas.get("og:title") ?? "",
		description: metas.get("description") ?? "",
		section: part ? words.navigation[part.word] : "",
		language: LANGUAGES[locale].name,
		host: new URL(metas.get("og:url") ?? "").host,
	};
}
