import { expect, test } from "vitest";
import { lightenSvg } from "./light-svg.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const STROKES = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

test.each([
	[
		`<svg ${XMLNS} width="24" class="lucide lucide-x" aria-hidden="true" focusable="false"></svg>`,
		'<svg width="24" aria-hidden="true"></svg>',
	],
	[
		`<svg ${XMLNS} class="lucide lucide-arrow-up-right _cn _b" role="img"></svg>`,
		'<svg class="_cn _b" role="img"></svg>',
	],
	[`<svg ${XMLNS} class="lucide lucide-panel-left lucide-sidebar"></svg>`, "<svg></svg>"],
	[
		`<svg width="24" height="24" viewBox="0 0 24 24" fill="none" ${STROKES}><path d="M7 7h10"></path></svg>`,
		'<svg width="24" height="24" viewBox="0 0 24 24" fill="none"><path d="M7 7h10"/></svg>',
	],
	[
		`<svg viewBox="0 0 9 9" fill="none" ${STROKES}><text></text><use href="#a"></use></svg>`,
		`<svg viewBox="0 0 9 9" fill="none" ${STROKES}><text></text><use href="#a"/></svg>`,
	],
	['<svg class="_a" viewBox="0 0 1 1"></svg>', '<svg class="_a" viewBox="0 0 1 1"></svg>'],
	[`<p>&lt;svg ${XMLNS}&gt;</p><i></i><path></path>`, `<p>&lt;svg ${XMLNS}&gt;</p><i></i><path></path>`],
])("drops what has no effect in HTML: %s", (tag, light) => {
	expect(lightenSvg(tag)).toBe(light);
});
