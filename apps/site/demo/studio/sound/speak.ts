import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "@pusula/tasks";
import { runCommand } from "@pusula/tools/run-command";
import { decodeWav } from "../../../src/lib/media/decode-wav.ts";
import { SAMPLE_RATE } from "./sample-rate.ts";

const VOICES: Readonly<Record<Locale, string>> = { tr: "tr", en: "en-gb" };
const WORDS_A_MINUTE = 145;
const QUIET = 0.004;
const PAUSE_SECONDS = 0.12;
const LOUDEST = 0.8;

/** Whether this machine has espeak-ng. */
export async function canSpeak(): Promise<boolean> {
	return runCommand("espeak-ng", ["--version"]).then(
		({ code }) => code === 0,
		() => false,
	);
}

/** How a sentence is spoken. */
interface Voice {
	readonly locale: Locale;
	/** Another voice of the language, by espeak-ng's name for it. */
	readonly variant?: string | undefined;
	/** The largest sample. Default: as loud as other sentences. */
	readonly loudest?: number | undefined;
}

/**
 * A sentence as spoken by espeak-ng in the language's own voice, with a short pause before and after.
 * @throws Error where espeak-ng fails, or speaks at another rate than `SAMPLE_RATE`.
 */
export async function speak(
	sentence: string,
	{ locale, variant, loudest = LOUDEST }: Voice,
): Promise<Float64Array> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-speech-"));
	try {
		const file = join(folder, "speech.wav");
		const name = variant === undefined ? VOICES[locale] : `${VOICES[locale]}+${variant}`;
		const voice = ["-v", name, "-s", String(WORDS_A_MINUTE)];
		const { code, output } = await runCommand("espeak-ng", [...voice, "-w", file, sentence]);
		if (code !== 0) throw new Error(`espeak-ng ended with code ${code}: ${output}`);
		const { rate, samples } = decodeWav(await readFile(file));
		if (rate !== SAMPLE_RATE) throw new Error(`espeak-ng gave ${rate} samples a second, not ${SAMPLE_RATE}.`);
		return trim(samples, loudest);
	} finally {
		await rm(folder, { recursive: true });
	}
}

function trim(samples: Float64Array, loudest: number): Float64Array {
	const isLoud = (sample: number): boolean => Math.abs(sample) > QUIET;
	const words = samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
	const peak = words.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
	const pause = Math.round(PAUSE_SECONDS * SAMPLE_RATE);
	const speech = new Float64Array(words.length + 2 * pause);
	speech.set(
		words.map((sample) => (sample * loudest) / peak),
		pause,
	);
	return speech;
}
