/** Attributes of the icons' start tag that say what HTML and its readers know without them. */
const IDLE = / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|focusable="false")/g;
/** Names that the library of icons gives its drawings; no style reads them. */
const ICON_NAMES = / class="lucide lucide-[\w-]+(?: ([^"]*))?"/;

/** A built page whose inline drawings carry only the attributes that have an effect in HTML. */
export function lightenSvg(html: string): string {
	return html.replaceAll(/<svg [^>]*>/g, (tag) =>
		tag
			.replaceAll(IDLE, "")
			.replace(ICON_NAMES, (_, others?: string) => (others ? ` class="${others}"` : "")),
	);
}
