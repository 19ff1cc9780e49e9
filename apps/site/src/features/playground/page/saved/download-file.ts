/** Has the browser save a file. */
export function downloadFile(parts: readonly string[], name: string): void {
	const url = URL.createObjectURL(new Blob([...parts], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
