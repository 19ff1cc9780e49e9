import { spawnSync } from "node:child_process";
import { demoPath } from "./demo-folder.ts";
import { listExampleFiles } from "./referenced-files.ts";

/** The videos that calls of the examples result in: each is the animation of its name, run once. */
export function listVideos(): readonly string[] {
	return [...new Set(listExampleFiles().filter((file) => file.endsWith(".mp4")))].toSorted();
}

/**
 * Writes every video from the animation beside it, as providers send them: H.264 in MP4, without sound. Returns the files.
 * @param warn is told why none was written, where ffmpeg is missing
 */
export async function writeVideos(warn: (message: string) => void): Promise<readonly string[]> {
	if (spawnSync("ffmpeg", ["-version"]).error) {
		warn("ffmpeg is missing, so the videos stay as they are.");
		return [];
	}
	return listVideos().map((file) => {
		const animation = demoPath(file.replace(/\.mp4$/, ".gif"));
		const { status, stderr } = spawnSync("ffmpeg", ["-y", "-i", animation, ...FORM, demoPath(file)]);
		if (status !== 0) throw new Error(`ffmpeg wrote no ${file}: ${stderr.toString()}`);
		return file;
	});
}

/** The same bytes from the same ffmpeg: one thread, no date, no name of the encoder. Players begin before the file's end. */
const FORM: readonly string[] = (
	"-an -c:v libx264 -preset veryslow -crf 26 -pix_fmt yuv420p -threads 1 " +
	"-fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart"
).split(" ");
