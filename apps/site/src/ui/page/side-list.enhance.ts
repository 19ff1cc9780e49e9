/** Brings the current page into the middle of the list beside the text, which scrolls by itself; also when it opens as a drawer. */
export function enhanceSideList(page: Document): void {
	const box = page.querySelector<HTMLElement>("[data-side]");
	const current = box?.querySelector<HTMLElement>("a[aria-current]");
	if (!box || !current) return;
	const show = (): void => {
		const [outer, inner] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
		box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
	};
	show();
	box.addEventListener("toggle", show);
}
