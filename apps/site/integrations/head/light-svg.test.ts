import { expect, test } from "vitest";
import { lightenSvg } from "./light-svg.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
	[
		`<svg ${XMLNS} width="24" class="lucide lucide-x" aria-hidden="true" focusable="false">`,
		'<svg width="24" aria-hidden="true">',
	],
	[
		`<svg ${XMLNS} class="lucide lucide-arrow-up-right _cn _b" role="img">`,
		'<svg class="_cn _b" role="img">',
	],
	['<svg class="_a" viewBox="0 0 1 1">', '<svg class="_a" viewBox="0 0 1 1">'],
	[`<p>&lt;svg ${XMLNS}&gt;</p>`, `<p>&lt;svg ${XMLNS}&gt;</p>`],
])("drops what has no effect in HTML: %s", (tag, light) => {
	expect(lightenSvg(tag)).toBe(light);
});
