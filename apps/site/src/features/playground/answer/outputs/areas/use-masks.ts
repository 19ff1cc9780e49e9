import { useEffect, useState } from "react";
import type { Area } from "../../../../../lib/media/area.ts";
import type { Mask } from "./find-area.ts";

/** Longest side of a decoded mask, in pixels: enough to point at, and small in memory. */
const LONGEST_SIDE = 256;

/** The masks of areas, decoded; empty until they are, and without those that cannot be. */
export function useMasks(areas: readonly Area[]): readonly (Mask | undefined)[] {
	const [masks, setMasks] = useState<readonly (Mask | undefined)[]>([]);
	useEffect(() => {
		let isWanted = true;
		void Promise.all(areas.map(({ mask }) => decode(mask))).then((decoded) => isWanted && setMasks(decoded));
		return () => {
			isWanted = false;
		};
	}, [areas]);
	return masks;
}

async function decode(base64: string | undefined): Promise<Mask | undefined> {
	if (base64 === undefined) return undefined;
	const image = new Image();
	image.src = `data:image/png;base64,${base64}`;
	const isRead = await image.decode().then(
		() => true,
		() => false,
	);
	if (!isRead) return undefined;
	const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
	const width = Math.max(1, Math.round(image.naturalWidth * scale));
	const height = Math.max(1, Math.round(image.naturalHeight * scale));
	const context = new OffscreenCanvas(width, height).getContext("2d");
	if (!context) return undefined;
	context.drawImage(image, 0, 0, width, height);
	const { data } = context.getImageData(0, 0, width, height);
	// A mask is grey: red alone says how white a pixel is.
	return { width, height, pixels: data.filter((_, at) => at % 4 === 0) };
}
