import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { TASK_IDS, type TaskId } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { findTaskPicture } from "./task-picture.ts";

const PICTURES = import.meta.glob<ImageMetadata>("../../../demo/media/*/*.png", { import: "default" });

/** Pixels of a file; it is shown at half of them, for screens with two pixels in one. */
const SIZE = { width: 160, height: 100 } as const;

/** URLs of small pictures of tasks by id, without the tasks that have none. */
export type Thumbnails = Readonly<Partial<Record<TaskId, string>>>;

/** Makes the small picture of every task that has one, and returns their URLs. */
export async function makeThumbnails(locale: Locale): Promise<Thumbnails> {
	const pairs = await Promise.all(
		TASK_IDS.map(async (id) => {
			const url = await makeSmall(`${findTaskPicture(id, locale)}`);
			return url === undefined ? [] : [[id, url]];
		}),
	);
	return Object.fromEntries(pairs.flat());
}

/** Makes the small picture of a file below `demo/media`, and returns its URL; undefined where there is no such file. */
export async function makeSmall(path: string): Promise<string | undefined> {
	const src = PICTURES[`../../../demo/media/${path}`];
	if (src === undefined) return undefined;
	return (await getImage({ src: await src(), ...SIZE, fit: "cover", format: "webp" })).src;
}
