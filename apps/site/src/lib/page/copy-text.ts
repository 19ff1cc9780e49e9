/** Copies a text. Returns false where the browser refuses, or has no clipboard for the page, as over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
