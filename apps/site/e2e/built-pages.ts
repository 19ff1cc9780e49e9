import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type PageHead, readHead } from "../build/head/read-head.ts";

/** The folder of the built site. */
export const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

/** A page of the built site. */
export interface BuiltPage {
	/** Address of the page: `/tasks/`; pages for a status keep their file's name. */
	readonly path: string;
	readonly html: string;
	readonly head: PageHead;
}

/** Every page of the built site. */
export async function readBuiltPages(): Promise<readonly BuiltPage[]> {
	const names = (await readdir(DIST, { recursive: true })).filter((name) => name.endsWith(".html"));
	return Promise.all(
		names.map(async (name) => {
			const html = await readFile(join(DIST, name), "utf8");
			const path = `/${name
				.split(sep)
				.join("/")
				.replace(/index\.html$/, "")}`;
			return { path, html, head: readHead(html) };
		}),
	);
}
