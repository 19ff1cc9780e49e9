/** True in Node, where models run on the processor. */
export function isNode(): boolean {
	const { process } = globalThis as { process?: { readonly release?: { readonly name: string } } };
	return process?.release?.name === "node";
}
