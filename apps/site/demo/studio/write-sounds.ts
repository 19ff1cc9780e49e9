import { writeDemoFile } from "./demo-folder.ts";
import { listReferencedFiles } from "./referenced-files.ts";
import { encodeWav } from "./sound/encode-wav.ts";
import { canSpeak, speak } from "./sound/speak.ts";
import { SOUNDS } from "./sounds.ts";

/** Plays and writes the demo sounds that are not speech; returns the files. */
export async function writeSounds(): Promise<string[]> {
	for (const [file, play] of Object.entries(SOUNDS)) await writeDemoFile(file, encodeWav(play()));
	return Object.keys(SOUNDS);
}

/**
 * Speaks and writes the transcripts of the spoken demo files; returns the files. Where espeak-ng is missing it says so
 * through `warn`, leaves the files as they are, and returns none.
 */
export async function writeSpeech(warn: (message: string) => void): Promise<string[]> {
	if (!(await canSpeak())) {
		warn(
			"espeak-ng is not installed (Debian: apt-get install espeak-ng); the spoken files stay as they are.",
		);
		return [];
	}
	const written: string[] = [];
	for (const { file, locale, entry } of listReferencedFiles()) {
		if (entry.type !== "audio" || !isSpoken(file)) continue;
		await writeDemoFile(file, encodeWav(await speak(entry.transcript, locale)));
		written.push(file);
	}
	return written;
}

/** Sounds that exist once for each language are speech; their transcript is what they say. */
export function isSpoken(file: string): boolean {
	return /\.(tr|en)\.wav$/.test(file);
}
