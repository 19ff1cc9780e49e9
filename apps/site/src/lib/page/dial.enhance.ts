import { matchesQuery } from "../words/turkish.ts";

/** How many marks each key moves on; the dial is one stop of the Tab key. */
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lets the needle of a dial follow the pointer, the focus, and what is typed into the search of the page. */
export function enhanceDials(page: Document): void {
	const field = page.querySelector("main [type=search]");
	for (const dial of page.querySelectorAll("[data-dial]")) enhanceDial(dial, field);
}

/** The same for one dial and the field of its search. */
export function enhanceDial(dial: Element, field: Element | null): void {
	const marks = [...dial.querySelectorAll<SVGAElement>("svg a")];
	const point = pointIn(dial);
	const pointAtTarget = ({ target }: Event): void => {
		const mark = target instanceof Element ? target.closest<SVGAElement>("svg a") : undefined;
		if (mark) point(mark);
	};
	dial.addEventListener("pointerover", pointAtTarget);
	dial.addEventListener("focusin", pointAtTarget);
	makeOneStop(marks);
	field?.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLInputElement) point(findMark(marks, target.value));
	});
}

/** Turns the needle the short way round to a mark and writes its name; without a mark, to the north with the first words. */
function pointIn(dial: Element): (mark: SVGElement | undefined) => void {
	const needle = dial.querySelector<SVGGElement>("[data-needle]");
	const pointed = dial.querySelector("[data-pointed]");
	const hint = pointed?.textContent ?? "";
	let degrees = 0;
	return (mark) => {
		const turn = (Number(mark?.dataset["angle"] ?? 0) - degrees) % 360;
		degrees += turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
		if (needle) needle.style.rotate = `${degrees}deg`;
		if (pointed) pointed.textContent = mark ? nameOf(mark) : hint;
	};
}

/** The mark whose name begins with what is typed, else one that holds it. */
function findMark(marks: readonly SVGElement[], typed: string): SVGElement | undefined {
	if (typed.trim() === "") return undefined;
	const found = marks.filter((mark) => matchesQuery(nameOf(mark), typed));
	const begins = (mark: SVGElement): boolean => matchesQuery(nameOf(mark).slice(0, typed.length), typed);
	return found.find(begins) ?? found[0];
}

function makeOneStop(marks: readonly SVGAElement[]): void {
	for (const [index, mark] of marks.entries()) {
		mark.tabIndex = index === 0 ? 0 : -1;
		mark.addEventListener("keydown", (event) => {
			const next = placeAfter(event.key, index, marks.length);
			if (next === undefined) return;
			event.preventDefault();
			for (const one of marks) one.tabIndex = -1;
			const other = marks[next];
			if (!other) return;
			other.tabIndex = 0;
			other.focus();
		});
	}
}

function placeAfter(key: string, index: number, count: number): number | undefined {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	const move = MOVES[key];
	return move === undefined ? undefined : (index + move + count) % count;
}

function nameOf(mark: Element): string {
	return mark.querySelector("title")?.textContent ?? "";
}
