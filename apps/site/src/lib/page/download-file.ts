/** Has the browser save texts, one after the other, or a file under a name. Default type: JSON. */
export function downloadFile(parts: readonly BlobPart[], name: string, type = "application/json"): void {
	const url = URL.createObjectURL(new Blob([...parts], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
