/** The example of an error page: its one block of TypeScript, without the fences. */
export function findExample(markdown: string): string {
	const [example = "", ...others] = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(
		([, code = ""]) => code,
	);
	if (example === "" || others.length > 0) throw new Error("An error page has one example, in a ts block.");
	return example;
}
