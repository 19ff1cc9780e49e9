/** Marks in the list of sections the one being read: the last whose heading has passed the upper third of the window. */
export function enhancePageContents(page: Document): void {
	const links = [...page.querySelectorAll<HTMLAnchorElement>("[data-page-contents] a")];
	const ids = [...new Set(links.map((link) => link.hash.slice(1)))];
	const headings = ids.map((id) => page.getElementById(id)).filter((heading) => heading !== null);
	if (headings.length === 0) return;
	const mark = () => markCurrent(links, findCurrentId(headings, innerHeight / 3));
	const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
	for (const heading of headings) observer.observe(heading);
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
