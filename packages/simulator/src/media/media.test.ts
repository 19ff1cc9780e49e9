import { describe, expect, it } from "vitest";
import { inflateSync } from "node:zlib";
import { fromBase64, fromDataUrl, toBase64 } from "./base64.ts";
import { encodeMp4 } from "./mp4.ts";
import { paintSample } from "./sample-picture.ts";
import { encodePng, readPng } from "./png.ts";
import { encodeWav, readWavSeconds, readWavText, SAMPLE_RATE } from "./wav.ts";
import { createBitWriter } from "./bit-writer.ts";
import type { Bytes } from "./bytes.ts";

describe("base64", () => {
	it("survives a round trip", () => {
		const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
		expect(fromBase64(toBase64(bytes))).toEqual(bytes);
	});

	it.each(["", "abc", "ab c", "a===", "_-_-", "data:,x"])("rejects %j", (text) => {
		expect(fromBase64(text)).toBeUndefined();
	});

	it("reads data URLs with and without parameters", () => {
		expect(fromDataUrl("data:image/png;base64,AAAA")).toEqual({
			type: "image/png",
			bytes: new Uint8Array(3),
		});
		expect(fromDataUrl("data:audio/webm;codecs=opus;base64,AAAA")?.type).toBe("audio/webm;codecs=opus");
		expect(fromDataUrl("data:image/png,AAAA")).toBeUndefined();
	});
});

describe("png", () => {
	const picture = paintSample("örnek", { width: 192, height: 144 });

	it("has the size and the description that went in", () => {
		expect(readPng(encodePng(picture, "çayır"))).toEqual({ width: 192, height: 144, description: "çayır" });
		expect(readPng(encodePng(picture))).toEqual({ width: 192, height: 144 });
		expect(readPng(new Uint8Array(100))).toBeUndefined();
	});

	it("holds data that inflates to its rows", () => {
		const rows = inflateSync(chunkOf(encodePng(picture), "IDAT"));
		expect(rows.length).toBe(144 * (1 + 96));
		expect(rows[0]).toBe(0);
	});

	it("shows the word, whole, at the size that was wanted", () => {
		const letters = picture.pixels.filter((colour) => colour === 2).length;
		expect(letters).toBeGreaterThan(500);
		const rows = Array.from({ length: 144 }, (_, y) => picture.pixels.subarray(y * 192, (y + 1) * 192));
		expect(rows.filter((row) => row[0] === 2 || row.at(-1) === 2)).toEqual([]);
		expect(paintSample("sample", { width: 4096, height: 2048 })).toMatchObject({ width: 1024, height: 512 });
		expect(paintSample("sample", { width: 1, height: 1 })).toMatchObject({ width: 1, height: 1 });
	});
});

describe("wav", () => {
	it("carries its text and lasts as long as it says", () => {
		const file = encodeWav("Merhaba dünya, nasılsın?");
		const view = new DataView(file.buffer);
		expect(view.getUint32(4, true)).toBe(file.length - 8);
		expect(view.getUint32(24, true)).toBe(SAMPLE_RATE);
		expect(readWavText(file)).toBe("Merhaba dünya, nasılsın?");
		expect(readWavSeconds(file)).toBe(0.54);
		expect(readWavText(new Uint8Array(100))).toBeUndefined();
		expect(readWavSeconds(new Uint8Array(100))).toBe(1);
	});

	it("counts the sound alone, whatever stands before it, up to the end of the file", () => {
		const file = encodeWav("a".repeat(800));
		expect(readWavSeconds(file)).toBe(0.54);
		expect(readWavSeconds(file.subarray(0, -4320))).toBe(0.27);
	});
});

describe("mp4", () => {
	it("is made of boxes that fill the file, with a sample table that points into the data", () => {
		const file = encodeMp4("deniz");
		const boxes = boxesOf(file);
		expect(boxes.map(({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
		expect(boxes.at(-1)?.end).toBe(file.length);
		const text = new TextDecoder("latin1").decode(file);
		const offset = new DataView(file.buffer).getUint32(text.indexOf("stco") + 12);
		expect(offset).toBe((boxes.at(-1)?.start ?? 0) + 8);
	});
});

describe("bit writer", () => {
	it("writes Exp-Golomb numbers", () => {
		const writer = createBitWriter();
		for (const value of [0, 1, 2, 3]) writer.golomb(value);
		expect([...writer.end()].map((byte) => byte.toString(2).padStart(8, "0")).join("")).toBe(
			"1010011001001000",
		);
	});
});

function chunkOf(file: Bytes, type: string): Bytes {
	const view = new DataView(file.buffer);
	for (let offset = 8; offset < file.length; offset += 12 + view.getUint32(offset)) {
		const name = new TextDecoder().decode(file.subarray(offset + 4, offset + 8));
		if (name === type) return file.slice(offset + 8, offset + 8 + view.getUint32(offset));
	}
	throw new Error(`The file has no ${type}.`);
}

function boxesOf(file: Bytes): { type: string; start: number; end: number }[] {
	const boxes = [];
	const view = new DataView(file.buffer);
	for (let start = 0; start < file.length; start += view.getUint32(start)) {
		const type = new TextDecoder().decode(file.subarray(start + 4, start + 8));
		boxes.push({ type, start, end: start + view.getUint32(start) });
	}
	return boxes;
}
