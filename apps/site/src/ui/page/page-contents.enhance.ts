/**
 * Marks in the list of sections the one being read: the last whose heading has passed the upper third of the window. Near
 * the end of the page, where headings cannot rise that far, the line sinks to the foot of the window.
 */
export function enhancePageContents(page: Document): void {
	const links = [...page.querySelectorAll<HTMLAnchorElement>("[data-page-contents] a")];
	const ids = [...new Set(links.map((link) => link.hash.slice(1)))];
	const headings = ids.map((id) => page.getElementById(id)).filter((heading) => heading !== null);
	if (headings.length === 0) return;
	let isDue = false;
	const mark = (): void => {
		isDue = false;
		markCurrent(links, findCurrentId(headings, findLinePx()));
	};
	const markSoon = (): void => {
		if (!isDue) requestAnimationFrame(mark);
		isDue = true;
	};
	for (const event of ["scroll", "resize"]) addEventListener(event, markSoon, { passive: true });
	markSoon();
}

function findLinePx(): number {
	const leftPx = document.documentElement.scrollHeight - scrollY - innerHeight;
	return Math.max(innerHeight / 3, innerHeight - leftPx);
}

function findCurrentId(headings: readonly HTMLElement[], limitPx: number): string | undefined {
	return headings.findLast((heading) => heading.getBoundingClientRect().top <= limitPx)?.id;
}

function markCurrent(links: readonly HTMLAnchorElement[], id: string | undefined): void {
	for (const link of links) {
		if (id !== undefined && link.hash === `#${id}`) link.setAttribute("aria-current", "location");
		else link.removeAttribute("aria-current");
	}
}
