/**
 * What is wrong with the layout of a page as it is, one line for each fault: text that its own box cuts off, and
 * controls that lie on each other. Runs inside the page.
 */
export function listLayoutFaults(): readonly string[] {
	const isVisible = (element: Element): boolean =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	const toName = (element: Element): string =>
		`${element.localName} \u201c${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 40)}\u201d`;
	const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";

	const hasText = (element: Element): boolean =>
		[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
	/** Text for screen readers alone is in boxes of a pixel, on purpose. */
	const isSeen = ({ width, height }: DOMRect): boolean => width > 2 && height > 2;
	const cutTexts = [...document.body.querySelectorAll("*")]
		.filter((element) => hasText(element) && isVisible(element) && isSeen(element.getBoundingClientRect()))
		.filter((element) => {
			const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
			const isCutAcross = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
			const isCutDown = cuts(overflowY) && element.scrollHeight > element.clientHeight + 2;
			return (isCutAcross && textOverflow !== "ellipsis") || isCutDown;
		})
		.map((element) => `cut off: ${toName(element)}`);

	const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
		.filter(isVisible)
		.flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
		.filter(({ box }) => isSeen(box));
	/** Links in a drawing are round, and turned: the box around them says too much, their middles say enough. */
	const LEAST_DISTANCE = 20;
	const distance = (one: DOMRect, other: DOMRect): number =>
		Math.hypot(
			one.left + one.right - other.left - other.right,
			one.top + one.bottom - other.top - other.bottom,
		) / 2;
	const covers = (one: (typeof controls)[number], other: (typeof controls)[number]): boolean => {
		if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
		if (one.element instanceof SVGElement && other.element instanceof SVGElement)
			return distance(one.box, other.box) < LEAST_DISTANCE;
		const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
		const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
		return across > 3 && down > 6;
	};
	/** Neighbours in the document are neighbours in the page; comparing all with all would take too long. */
	const NEIGHBOURS = 40;
	const covered = controls.flatMap((one, place) =>
		controls
			.slice(place + 1, place + NEIGHBOURS)
			.filter((other) => covers(one, other))
			.map((other) => `on each other: ${toName(one.element)} and ${toName(other.element)}`),
	);
	return [...cutTexts, ...covered];
}

/** Words of headings that continue on another line; names of code, which may, aside. Runs inside the page. */
export function listBrokenWords(): readonly string[] {
	const WORD = /(?<=^|\s)\p{Lu}?\p{Ll}+(?=$|[\s.,:;?!])/gu;
	const range = document.createRange();
	const isBroken = (node: Node, start: number, end: number): boolean => {
		range.setStart(node, start);
		range.setEnd(node, end);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
	};
	return [...document.querySelectorAll("h1, h2, h3")]
		.filter((heading) => heading.checkVisibility())
		.flatMap((heading) => [...heading.childNodes])
		.flatMap((node) =>
			[...(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "").matchAll(WORD)]
				.filter(({ 0: word, index }) => isBroken(node, index, index + word.length))
				.map(([word]) => word),
		);
}
