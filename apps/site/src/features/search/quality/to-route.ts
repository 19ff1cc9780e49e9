/** The address of a result as the judged queries write it: without language. */
export function toRoute(href: string): string {
	return href.replace(/^\/en(?=\/)/, "").replace("#models-caption", "");
}
