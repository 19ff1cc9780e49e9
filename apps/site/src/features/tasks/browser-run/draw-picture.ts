import { drawBars } from "./draw-bars.ts";
import { toAreaColor } from "../../../lib/media/area-color.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { Area } from "../../../lib/media/area.ts";
import type { DrawnPart } from "./drawn-part.ts";
import { make, makeSvg } from "../../../lib/page/make-element.ts";

/** A picture, with what was found in it drawn on it and listed below. */
export function drawPicture(
	{ src, alt, areas = [] }: Extract<DrawnPart, { type: "picture" }>,
	locale: Locale,
): HTMLElement {
	const image = make("img", { alt, src: typeof src === "string" ? src : URL.createObjectURL(src) });
	const frame = make("div", { class: "picture" }, image);
	if (areas.length === 0) return frame;
	image.addEventListener("load", () => {
		const { naturalWidth: width, naturalHeight: height } = image;
		const shapes = areas.flatMap((area, index) => drawArea(area, index, { width, height }));
		const viewBox = `0 0 ${String(width)} ${String(height)}`;
		frame.append(makeSvg("svg", { viewBox, "aria-hidden": "true" }, ...shapes));
	});
	const rows = areas.map(({ label, score }, index) => ({ label: `${String(index + 1)}. ${label}`, score }));
	return make("div", {}, frame, drawBars(rows, locale));
}

interface Size {
	readonly width: number;
	readonly height: number;
}

function drawArea({ box, mask }: Area, index: number, size: Size): readonly Element[] {
	const color = toAreaColor(index);
	if (mask !== undefined) return drawMask(mask, index, { ...size, color });
	if (!box) return [];
	const { xmin, ymin, xmax, ymax } = box;
	const number = makeSvg("text", {
		x: String(xmin + size.width / 100),
		y: String(ymin + size.width / 22),
		"font-size": String(size.width / 24),
		fill: color,
	});
	number.textContent = String(index + 1);
	const frame = makeSvg("rect", {
		class: "area",
		x: String(xmin),
		y: String(ymin),
		width: String(Math.max(0, xmax - xmin)),
		height: String(Math.max(0, ymax - ymin)),
		stroke: color,
	});
	return [frame, number];
}

function drawMask(
	mask: string,
	index: number,
	{ width, height, color }: Size & { readonly color: string },
): readonly Element[] {
	const id = `mask-${String(index)}`;
	const size = { width: String(width), height: String(height) };
	const href = `data:image/png;base64,${mask}`;
	const image = makeSvg("image", { ...size, href, preserveAspectRatio: "none" });
	return [
		makeSvg("mask", { id, ...size, maskUnits: "userSpaceOnUse", x: "0", y: "0" }, image),
		makeSvg("rect", { ...size, class: "mask", fill: color, mask: `url(#${id})` }),
	];
}
