/** Has the browser save a text as a file. Default type: JSON. */
export function downloadFile(parts: readonly string[], name: string, type = "application/json"): void {
	const url = URL.createObjectURL(new Blob([...parts], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
