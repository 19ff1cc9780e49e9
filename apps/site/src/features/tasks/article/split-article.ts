/** The `ArticleMark` in place of each heading of a rendered article. */
const MARK = /<hr class="article-section"[^>]*>/;
const CODE_BLOCK = /<figure[^>]* data-code-block[^>]*>.*?<\/figure>/s;

/** The HTML behind each heading of an article, in order; `findOpening` has what comes before the first. */
export function splitArticle(html: string): readonly string[] {
	return html.split(MARK).slice(1);
}

/** The HTML before the first heading of an article: an example that is drawn. Undefined where there is none. */
export function findOpening(html: string): string | undefined {
	return html.split(MARK)[0]?.trim() || undefined;
}

/**
 * Takes the first block of code out of an article's parts.
 * @returns the block, undefined where there is none, and the parts without it
 */
export function takeCode(parts: readonly string[]): {
	readonly code: string | undefined;
	readonly parts: readonly string[];
} {
	const place = parts.findIndex((part) => CODE_BLOCK.test(part));
	const code = CODE_BLOCK.exec(parts[place] ?? "")?.[0];
	return {
		code,
		parts: parts.map((part, index) => (index === place ? part.replace(CODE_BLOCK, "") : part)),
	};
}

/**
 * Whether the one figure of a part is beside its text rather than in its columns: both are then of like height, and
 * columns would leave a gap. Heights are estimated in pixels, for columns of half the page.
 */
export function standsBeside(part: string): boolean {
	const figures = part.match(/<figure.*?<\/figure>/gs) ?? [];
	const [figure] = figures;
	if (figures.length !== 1 || !figure || part.includes("<table")) return false;
	const characters = part.replace(figure, "").replaceAll(/<[^>]+>/g, "").length;
	return (characters / CHARACTERS_IN_LINE) * LINE_PX < 1.6 * estimateHeight(figure);
}

const CHARACTERS_IN_LINE = 55;
const LINE_PX = 25;
const CODE_LINE_PX = 21;
/** Caption of a drawing, or bar and padding of code. */
const FRAME_PX = 70;

function estimateHeight(figure: string): number {
	const drawn = [...figure.matchAll(/viewBox="[\d.-]+ [\d.-]+ [\d.]+ ([\d.]+)"/g)];
	const height = CODE_BLOCK.test(figure)
		? figure.split("\n").length * CODE_LINE_PX
		: Number(drawn.at(-1)?.[1] ?? 0);
	return height + FRAME_PX;
}
