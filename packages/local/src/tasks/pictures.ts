import type { RawImage } from "@huggingface/transformers";
import { Problem } from "../lib/problem.ts";
import type { Library } from "../types/loaded-model.ts";

/**
 * The points of a picture, decoded by the browser, or by sharp in Node.
 * @throws Problem `bad-input`
 */
export async function decodePicture({ RawImage: image }: Library, file: Blob): Promise<RawImage> {
	return image.fromBlob(file).catch((cause: unknown) => {
		throw unreadable(cause);
	});
}

/**
 * A picture of whatever format the browser knows, as PNG; elsewhere only PNG, JPEG, WebP and their like can be read.
 * @throws Problem `bad-input`
 */
export async function convertToPng(file: Blob): Promise<Blob> {
	try {
		const bitmap = await createImageBitmap(file);
		const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
		bitmap.close();
		return await canvas.convertToBlob();
	} catch (cause) {
		throw unreadable(cause);
	}
}

/** A picture as a PNG file, by the canvas of a page or worker, or by sharp in Node. */
export async function toPng(image: RawImage): Promise<Blob> {
	if (typeof OffscreenCanvas !== "undefined") return (await image.toBlob("image/png")) as Blob; // the type of the library is unknown
	const bytes = await image.toSharp().png().toBuffer();
	return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}

/** The bytes of a file as base64 text. */
export async function toBase64(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let text = "";
	for (let at = 0; at < bytes.length; at += 0x80_00)
		text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00));
	return btoa(text);
}

function unreadable(cause: unknown): Problem {
	return new Problem(
		"bad-input",
		"The picture cannot be read: the file is broken, or its format is not known here. Send PNG, JPEG or WebP.",
		{ cause },
	);
}
