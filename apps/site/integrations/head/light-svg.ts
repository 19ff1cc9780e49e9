/** Attributes of the icons' start tag that say what HTML and its readers know without them. */
const IDLE = / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|focusable="false")/g;
/** Names that the library of icons gives its drawings; no style reads them. */
const ICON_NAMES = / class="lucide(?: lucide-[\w-]+)*(?: ([^"]*))?"/;
/** The strokes of the library's icons, which a rule of `base.css` gives to all of them. */
const ICON =
	'height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const DRAWING = /<svg [^>]*>.*?<\/svg>/gs;
const EMPTY_ELEMENT = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g;

/** A built page whose inline drawings carry only what has an effect in HTML. */
export function lightenSvg(html: string): string {
	return html.replaceAll(DRAWING, (drawing) =>
		drawing.replaceAll(EMPTY_ELEMENT, "/>").replace(/^<svg [^>]*>/, (tag) =>
			tag
				.replaceAll(IDLE, "")
				.replace(ICON, 'height="24" viewBox="0 0 24 24" fill="none"')
				.replace(ICON_NAMES, (_, others?: string) => (others ? ` class="${others}"` : "")),
		),
	);
}
