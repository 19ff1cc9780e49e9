import { readFile } from "node:fs/promises";
import { ANIMATIONS } from "./animations.tsx";
import { demoPath, writeDemoFile } from "./demo-folder.ts";
import { decodeGif } from "./image/decode-gif.ts";
import { encodePng } from "./image/encode-png.ts";
import { toStillFile } from "./still-file.ts";

/** Writes, for every animation, the picture at which it comes to rest; gives the files. The animations have to be there. */
export async function writeStills(): Promise<string[]> {
	const files = Object.entries(ANIMATIONS).map(async ([file, { colours }]) => {
		const still = decodeGif(await readFile(demoPath(file))).frames.at(-1);
		if (!still) throw new Error(`${file} has no frames.`);
		await writeDemoFile(toStillFile(file), encodePng(still, colours));
		return toStillFile(file);
	});
	return Promise.all(files);
}
