import type { RawImage } from "@huggingface/transformers";

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
