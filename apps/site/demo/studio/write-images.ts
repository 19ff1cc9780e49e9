import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ANIMATIONS, phasesOf } from "./animations.tsx";
import { writeDemoFile } from "./demo-folder.ts";
import { encodeGif, encodePng } from "./encode-images.ts";
import { PICTURES } from "./pictures.tsx";
import { withRenderer } from "./render-drawings.ts";

const PICTURE_SCALE = 2;
const ANIMATION_SCALE = 1;

/** Renders and writes every demo picture at twice the size it is shown in; returns the files. */
export async function writePictures(): Promise<string[]> {
	await withRenderer(PICTURE_SCALE, async (render) => {
		for (const [file, drawing] of Object.entries(PICTURES)) {
			await writeDemoFile(file, await encodePng(await render(toSvg(drawing))));
		}
	});
	return Object.keys(PICTURES);
}

/** Renders and writes every demo video as a GIF; returns the files. */
export async function writeAnimations(): Promise<string[]> {
	await withRenderer(ANIMATION_SCALE, async (render) => {
		for (const [file, animation] of Object.entries(ANIMATIONS)) {
			const frames: Buffer[] = [];
			for (const phase of phasesOf(animation)) frames.push(await render(toSvg(animation.draw(phase))));
			await writeDemoFile(file, await encodeGif(frames, animation));
		}
	});
	return Object.keys(ANIMATIONS);
}

function toSvg(drawing: ReactElement): string {
	return renderToStaticMarkup(drawing);
}
