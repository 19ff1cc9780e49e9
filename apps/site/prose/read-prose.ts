import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GLOSSARY } from "../content/glossary/index.ts";
import { SOURCES } from "../content/sources/index.ts";
import { toAnchors } from "../src/lib/urls/anchors.ts";
import { type Locale, LOCALES } from "../src/lib/locale.ts";
import { listFiles } from "./list-files.ts";
import type { Passage, Prose, ProsePage } from "./prose.ts";
import { listExamples } from "./models/list-examples.ts";
import { listLinkedNotes, listModelNotes } from "./models/list-notes.ts";
import { readGuides } from "./read-guides.ts";
import { readMdx } from "./read-mdx.ts";
import { readOutputs } from "./read-outputs.ts";
import { readSchema } from "./read-schema.ts";
import { readTypescript } from "./read-typescript.ts";
import { readRoutes } from "./read-routes.ts";

/** Folders of data files with texts below properties named by their language, and which files there. */
const DATA_FILES: readonly { readonly folder: string; readonly fits: RegExp }[] = [
	{ folder: "apps/site/content/glossary", fits: /\.ts$/ },
	{ folder: "apps/site/src/features", fits: /-facts\.ts$/ },
	{ folder: "apps/site/src/features/drawings/drawings", fits: /\.ts$/ },
	{ folder: "apps/site/src/facts", fits: /-(?:facts|notes)\.ts$/ },
	{ folder: "packages/simulator/src", fits: /answers\/sample\.ts$/ },
	// Examples are samples: sentences in any language, as users write them.
	{
		folder: "packages/tasks/src",
		fits: /src\/(?:(?:libraries|tasks|results)\/(?!.*examples\.ts$).+|[^/]+)\.ts$/,
	},
];

/** All prose of the repository below `root`, in the order of its files. */
export async function readProse(root: string): Promise<Prose> {
	const pages = await readPages(root);
	const strings = [
		...(await readMessages(root)),
		...(
			await Promise.all(
				DATA_FILES.map(({ folder, fits }) =>
					readEach(root, folder, fits, (path, source) => readTypescript(path, source)),
				),
			)
		).flat(),
		...(await readEach(root, "packages/tasks/src", /\.schema\.json$/, readSchema)),
	];
	const isRoute = await readRoutes(root, pages);
	const examples = listExamples();
	return {
		pages,
		guides: await readGuides(root),
		outputs: await readOutputs(root),
		bibliography: SOURCES,
		examples,
		modelNotes: listModelNotes(),
		linkedNotes: listLinkedNotes(),
		passages: [...pages.flatMap(({ passages }) => passages), ...strings],
		isRoute,
		anchorsOf,
	};
}

async function readMessages(root: string): Promise<Passage[]> {
	const lists = LOCALES.flatMap((locale) =>
		[`apps/site/messages/${locale}`, `apps/site/content/reference/${locale}`]
			.filter((folder) => existsSync(join(root, folder)))
			.map((folder) =>
				readEach(root, folder, /\.ts$/, (path, source) => readTypescript(path, source, locale)),
			),
	);
	return (await Promise.all(lists)).flat();
}

async function readPages(root: string): Promise<ProsePage[]> {
	const lists = LOCALES.map((locale) => {
		const folder = `apps/site/content/${locale}`;
		return readEach(root, folder, /\.mdx$/, (path, source) => {
			const name = path.slice(folder.length + 1).replace(/(?:\/index)?\.mdx$/, "");
			return [readMdx(path, locale, name, source)];
		});
	});
	return (await Promise.all(lists)).flat();
}

async function readEach<Item>(
	root: string,
	folder: string,
	fits: RegExp,
	read: (path: string, source: string) => readonly Item[],
): Promise<Item[]> {
	const files = await listFiles(root, folder, fits);
	const lists = files.map(async (path) => read(path, await readFile(join(root, path), "utf8")));
	return (await Promise.all(lists)).flat();
}

function anchorsOf(route: string, locale: Locale): ReadonlySet<string> | undefined {
	if (route !== "/glossary/") return undefined;
	return new Set(toAnchors(GLOSSARY.map((term) => term[locale].term)));
}
