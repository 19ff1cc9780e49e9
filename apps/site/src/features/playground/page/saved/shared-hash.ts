/** True for a fragment of the page's URL that carries a form. */
export function isShared(hash: string): boolean {
	return hash.startsWith("#form=");
}
