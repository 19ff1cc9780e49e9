/** How far below or above the window a drawing may be when what moves it is fetched. */
const AHEAD = "300px";

/** Lets the sliders of drawings move them. What computes is fetched when a drawing comes near the window. */
export function enhanceDrawings(page: Document): void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				void move(target);
			}
		},
		{ rootMargin: AHEAD },
	);
	for (const figure of page.querySelectorAll("[data-moving]")) observer.observe(figure);
}

/** A drawing whose script cannot be fetched stays as it is and shows no sliders. */
async function move(figure: Element): Promise<void> {
	try {
		const { moveDrawing } = await import("./move-drawing.ts");
		await moveDrawing(figure);
	} catch {
		figure.querySelector("form")?.remove();
	}
}
