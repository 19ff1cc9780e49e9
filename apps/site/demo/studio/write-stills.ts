import { readFile } from "node:fs/promises";
import { ANIMATIONS } from "./animations.tsx";
import { demoPath, toStillFile, writeDemoFile } from "./demo-folder.ts";
import { encodeStill } from "./encode-images.ts";

/** Writes, for every animation, the picture at which it comes to rest; returns the files. The animations have to be there. */
export async function writeStills(): Promise<string[]> {
	const files = Object.keys(ANIMATIONS).map(async (file) => {
		await writeDemoFile(toStillFile(file), await encodeStill(await readFile(demoPath(file))));
		return toStillFile(file);
	});
	return Promise.all(files);
}
