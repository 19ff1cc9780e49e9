import sharp from "sharp";

/** How a picture of the site's mark fills its square. */
export interface IconShape {
	readonly sizePx: number;
	/** Part of the side that the mark takes, from 0 to 1; devices may cut off what lies beyond 0.8 of a maskable icon. */
	readonly part: number;
	/** Radius of the corners as part of the side; 0 fills the square. */
	readonly corner: number;
	/** Colour of the ground behind the mark, as CSS knows it. */
	readonly ground: string;
}

/** A square PNG of a mark that is given as SVG with a view box of 24 by 24. */
export async function drawIcon(mark: string, { sizePx, part, corner, ground }: IconShape): Promise<Buffer> {
	const inner = mark.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
	const offset = (24 - 24 * part) / 2;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${sizePx}" height="${sizePx}">
<rect width="24" height="24" rx="${24 * corner}" style="fill:${ground}"/>
<g transform="translate(${offset} ${offset}) scale(${part})">${inner}</g></svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
