/** The file in a base64 text. @throws where the text is none */
export function fromBase64(text: string, type: string): Blob {
	return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type });
}
