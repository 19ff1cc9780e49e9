import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { TASK_INFO } from "@pusula/tasks";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ANIMATIONS } from "./animations.tsx";
import { demoPath, listDemoFiles, toStillFile } from "./demo-folder.ts";
import { PICTURES } from "./pictures.tsx";
import { listExampleFiles, listReferencedFiles } from "./referenced-files.ts";
import { decodeWav } from "../../src/lib/media/decode-wav.ts";
import { SAMPLE_RATE } from "./sound/sample-rate.ts";
import { SOUNDS } from "./sounds.ts";
import { isSpoken, listMixture } from "./write-sounds.ts";
import { listVideos } from "./write-videos.ts";

const KILOBYTE = 1024;
const LIMITS = { png: 40 * KILOBYTE, gif: 120 * KILOBYTE, mp4: 60 * KILOBYTE, wav: 240 * KILOBYTE };
const LONGEST_MOTION_MS = 5_000;
const LONGEST_SOUND_SECONDS = 6;

const shown = listReferencedFiles().map(({ file }) => file);
const referenced = [...new Set([...shown, ...listExampleFiles()])].toSorted();
const pictures = referenced.filter((file) => file.endsWith(".png"));
const animations = referenced.filter((file) => file.endsWith(".gif"));
const sounds = referenced.filter((file) => file.endsWith(".wav"));

test("the folder holds what the catalogue shows, and nothing else", async () => {
	expect(await listDemoFiles()).toEqual([...referenced, ...animations.map(toStillFile)].toSorted());
});

test("every file can be made anew", () => {
	const spoken = sounds.filter(isSpoken);
	const made = [
		...Object.keys(PICTURES),
		...Object.keys(ANIMATIONS),
		...Object.keys(SOUNDS),
		...spoken,
		...listVideos(),
	];
	expect(made.toSorted()).toEqual(referenced);
});

test.each(pictures)("%s is a sound picture, sharp and small", async (file) => {
	const content = await readFile(demoPath(file));
	expect(content.length).toBeLessThanOrEqual(LIMITS.png);
	const { width, height } = await readPixels(content);
	expect(width).toBe(1280);
	expect(height).toBeGreaterThanOrEqual(640);
	expect(height).toBeLessThanOrEqual(1280);
});

test("a damaged picture does not pass", async () => {
	const content = await readFile(demoPath(pictures[0] ?? ""));
	content[60] = (content[60] ?? 0) ^ 1;
	await expect(readPixels(content)).rejects.toThrow("CRC error");
});

test.each(animations)(
	"%s is a sound animation, small, and stands still within five seconds",
	async (file) => {
		const content = await readFile(demoPath(file));
		expect(content.length).toBeLessThanOrEqual(LIMITS.gif);
		const { pages = 0, delay = [], loop = 0 } = await sharp(content).metadata();
		expect(pages).toBeGreaterThanOrEqual(8);
		expect(pages).toBeLessThanOrEqual(16);
		expect(delay).toHaveLength(pages);
		const { width, height } = await readPixels(content, { animated: true });
		expect(width).toBe(640);
		expect(height % pages).toBe(0);
		const runs = loop === 0 ? Infinity : loop;
		expect(runs * delay.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LONGEST_MOTION_MS);
	},
);

test.each(animations)(
	"%s has a still picture of its size: the one at which it comes to rest",
	async (file) => {
		const still = await readFile(demoPath(toStillFile(file)));
		expect(still.length).toBeLessThanOrEqual(LIMITS.png);
		const animation = await readFile(demoPath(file));
		const { pages = 1 } = await sharp(animation).metadata();
		const last = await readPixels(animation, { page: pages - 1 });
		const picture = await readPixels(still);
		expect([picture.width, picture.height]).toEqual([last.width, last.height]);
		expect(picture.rgb.equals(last.rgb)).toBe(true);
	},
);

test.each(listVideos())(
	"%s is an MP4 file as wide and high as the animation of its name, and small",
	async (file) => {
		const content = await readFile(demoPath(file));
		expect(content.length).toBeLessThanOrEqual(LIMITS.mp4);
		expect(content.toString("latin1", 4, 8)).toBe("ftyp");
		const entry = content.indexOf("avc1", content.indexOf("stsd"), "latin1"); // the box of the picture's form
		const { width, height } = await readPixels(await readFile(demoPath(file.replace(/mp4$/, "gif"))));
		expect([content.readUInt16BE(entry + 28), content.readUInt16BE(entry + 30)]).toEqual([width, height]);
	},
);

test.each(sounds)("%s is a sound recording, short, loud enough and not overdriven", async (file) => {
	const content = await readFile(demoPath(file));
	expect(content.length).toBeLessThanOrEqual(LIMITS.wav);
	const { rate, samples } = decodeWav(content);
	expect(rate).toBe(SAMPLE_RATE);
	expect(samples.length / rate).toBeLessThanOrEqual(LONGEST_SOUND_SECONDS);
	const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
	expect(peak).toBeGreaterThan(0.2);
	expect(peak).toBeLessThan(1);
});

test.each(["tr", "en"] as const)("the mixture (%s) is its two voices, to the last bit", async (locale) => {
	const [mixture, one, other] = await Promise.all(
		listMixture(locale).map(async (file) => (await readFile(demoPath(file))).subarray(44)),
	);
	const sums = Buffer.alloc(mixture?.length ?? 0);
	const at = (voice: Buffer | undefined, i: number): number =>
		voice && i < voice.length ? voice.readInt16LE(i) : 0;
	for (let i = 0; i < sums.length; i += 2) sums.writeInt16LE(at(one, i) + at(other, i), i);
	expect(sums.length).toBeGreaterThan(0);
	expect(sums.equals(mixture ?? Buffer.alloc(0))).toBe(true);
});

test.each(["tr", "en"] as const)("the receipt (%s) carries the amount that the demo answers", (locale) => {
	const answer = TASK_INFO["document-question-answering"].demo?.[locale].outputs[0];
	const drawing = PICTURES[`document-question-answering/receipt.${locale}.png`];
	expect(renderToStaticMarkup(drawing)).toContain(
		answer?.type === "text" ? `>${answer.content}<` : "no answer",
	);
});

/**
 * The pixels of a picture, or of all frames of an animation one below the other.
 * @throws Error where the file is damaged
 */
async function readPixels(
	file: Buffer,
	options: { readonly animated?: boolean; readonly page?: number } = {},
): Promise<{ readonly width: number; readonly height: number; readonly rgb: Buffer }> {
	const { data, info } = await sharp(file, options).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgb: data };
}
