import { fromBase64 } from "../../run/saved/base64.ts";

/** The file in a base64 text. @throws where the text is none */
export function base64ToBlob(text: string, type: string): Blob {
	return new Blob([fromBase64(text)], { type });
}
