import { encodeWav } from "@pusula/tools/encode-wav";
import { type Locale, LOCALES } from "@pusula/tasks";
import { writeDemoFile } from "./demo-folder.ts";
import { listReferencedFiles } from "./referenced-files.ts";
import { decodeWav } from "../../src/lib/media/decode-wav.ts";
import { SAMPLE_RATE } from "./sound/sample-rate.ts";
import { mix } from "./sound/instruments.ts";
import { canSpeak, speak } from "./sound/speak.ts";
import { SOUNDS } from "./sounds.ts";

/** Plays and writes the demo sounds that are not speech; returns the files. */
export async function writeSounds(): Promise<string[]> {
	for (const [file, play] of Object.entries(SOUNDS))
		await writeDemoFile(file, encodeWav(play(), SAMPLE_RATE));
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
	const voices = new Map<string, Buffer>();
	for (const { file, locale, entry } of listReferencedFiles()) {
		if (entry.type !== "audio" || !isSpoken(file) || file === listMixture(locale)[0]) continue;
		const { variant, loudest } = VOICES.find(({ name }) => name.test(file)) ?? {};
		const voice = encodeWav(await speak(entry.transcript, { locale, variant, loudest }), SAMPLE_RATE);
		await writeDemoFile(file, voice);
		voices.set(file, voice);
	}
	for (const locale of LOCALES) {
		const [mixture, ...parts] = listMixture(locale);
		const [one, other] = parts.map((file) => voices.get(file));
		if (!one || !other) throw new Error(`The voices of ${mixture} are named by no demo.`);
		await writeDemoFile(
			mixture,
			encodeWav(mix(decodeWav(one).samples, decodeWav(other).samples), SAMPLE_RATE),
		);
	}
	return [...voices.keys(), ...LOCALES.map((locale) => listMixture(locale)[0])];
}

/** Two people at once, and each of them, by their files. */
export function listMixture(locale: Locale): readonly [mixture: string, ...voices: string[]] {
	const name = (part: string): string => `audio-to-audio/${part}.${locale}.wav`;
	return [name("mixture"), name("voice-1"), name("voice-2")];
}

/** Sounds that exist once for each language are speech; the transcript of one voice is what it says. */
export function isSpoken(file: string): boolean {
	return /\.(tr|en)\.wav$/.test(file);
}

/** Two people who are heard at once: another voice for the second, both softer, so that their sum is not too loud. */
const VOICES: readonly { readonly name: RegExp; readonly variant?: string; readonly loudest: number }[] = [
	{ name: /\/voice-1\./, loudest: 0.45 },
	{ name: /\/voice-2\./, variant: "f3", loudest: 0.45 },
];
