import type { Area } from "../../../../lib/media/area.ts";

/** The part of a picture that lies in a box, as a file of its own. @throws where the browser cannot decode the picture */
export async function cropPicture(picture: Blob, box: NonNullable<Area["box"]>): Promise<Blob> {
	const [left, top] = [Math.max(0, box.xmin), Math.max(0, box.ymin)];
	const [width, height] = [Math.max(1, box.xmax - left), Math.max(1, box.ymax - top)];
	const part = await createImageBitmap(picture, left, top, width, height);
	const canvas = new OffscreenCanvas(part.width, part.height);
	canvas.getContext("2d")?.drawImage(part, 0, 0);
	part.close();
	return canvas.convertToBlob({ type: "image/png" });
}
