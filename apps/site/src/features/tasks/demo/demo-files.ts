import type { ImageMetadata } from "astro";
import type { TaskId } from "@pusula/tasks";

const PICTURES = import.meta.glob<ImageMetadata>("../../../../demo/media/*/*.{png,gif}", {
	import: "default",
	eager: true,
});
const SOUNDS = import.meta.glob<string>("../../../../demo/media/*/*.wav", {
	query: "?url",
	import: "default",
	eager: true,
});
/** The videos that calls result in; pages show them as animations. */
const VIDEOS = import.meta.glob<string>("../../../../demo/media/*/*.mp4", {
	query: "?url",
	import: "default",
	eager: true,
});

/** A task's demo picture with its size in pixels, or nothing when the site does not hold it. */
export function findDemoPicture(task: TaskId, filename: string): ImageMetadata | undefined {
	return PICTURES[`../../../../demo/media/${task}/${filename}`];
}

/** The URL of a demo picture by its task and name: `image-to-text/boats.png`; undefined when the site does not hold it. */
export function findDemoPictureUrl(file: string): string | undefined {
	return PICTURES[`../../../../demo/media/${file}`]?.src;
}

/** The still picture of an animation for readers who want no motion; undefined for still pictures. */
export function findDemoStill(task: TaskId, filename: string): ImageMetadata | undefined {
	return filename.endsWith(".gif")
		? findDemoPicture(task, filename.replace(/\.gif$/, ".still.png"))
		: undefined;
}

/** The URL of a task's demo sound; undefined when the site does not have it. */
export function findDemoSound(task: TaskId, filename: string): string | undefined {
	return SOUNDS[`../../../../demo/media/${task}/${filename}`];
}

/** The URL of a task's demo picture or sound, or of the video that its example results in; undefined when the site has none. */
export function findDemoFile(task: TaskId, filename: string): string | undefined {
	return (
		findDemoPicture(task, filename)?.src ??
		findDemoSound(task, filename) ??
		VIDEOS[`../../../../demo/media/${task}/${filename}`]
	);
}

/** Width and height of a demo picture in pixels, by its URL; undefined for sounds. */
export function findPictureSize(url: string): readonly [width: number, height: number] | undefined {
	const picture = Object.values(PICTURES).find(({ src }) => src === url);
	return picture && [picture.width, picture.height];
}
