import type { ImageMetadata } from "astro";
import type { TaskId } from "@pusula/tasks";

const PICTURES = import.meta.glob<ImageMetadata>("../../../demo/media/*/*.{png,gif}", {
	import: "default",
	eager: true,
});
const SOUNDS = import.meta.glob<string>("../../../demo/media/*/*.wav", {
	query: "?url",
	import: "default",
	eager: true,
});

/** A task's demo picture with its size in pixels, or nothing when the site does not hold it. */
export function findDemoPicture(task: TaskId, filename: string): ImageMetadata | undefined {
	return PICTURES[`../../../demo/media/${task}/${filename}`];
}

/** The still picture of an animation for readers who want no motion; undefined for still pictures. */
export function findDemoStill(task: TaskId, filename: string): ImageMetadata | undefined {
	return filename.endsWith(".gif")
		? findDemoPicture(task, filename.replace(/\.gif$/, ".still.png"))
		: undefined;
}

/** The URL of a task's demo sound; undefined when the site does not have it. */
export function findDemoSound(task: TaskId, filename: string): string | undefined {
	return SOUNDS[`../../../demo/media/${task}/${filename}`];
}
