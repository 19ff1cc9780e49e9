import type { ReactElement } from "react";
import { Juggling } from "./scenes/juggling.tsx";
import { Kite } from "./scenes/kite.tsx";
import { Lighthouse } from "./scenes/lighthouse.tsx";
import { PaperBoat } from "./scenes/paper-boat.tsx";
import { TrafficLight } from "./scenes/traffic-light.tsx";
import { Walk } from "./scenes/walk.tsx";

/** A short video: what it shows at each moment, and how it is cut into frames. */
export interface Animation {
	/** The drawing at a moment; `phase` runs from 0 to 1 over one run. */
	readonly draw: (phase: number) => ReactElement;
	/** Frames in one run. */
	readonly frames: number;
	/** How long each frame stands, in milliseconds. */
	readonly frameMs: number;
	/** How often it runs before it stands still; all runs together stay within five seconds (WCAG 2.2.2). */
	readonly runs: number;
	/** Whether the last frame leads into the first one; else the last frame is the end of the story. */
	readonly isLoop: boolean;
}

/** The animation behind each demo video, by its file below `apps/site/demo/media/`. */
export const ANIMATIONS: Readonly<Record<string, Animation>> = {
	"image-text-to-video/lighthouse.gif": {
		draw: (phase) => <Lighthouse phase={phase} />,
		frames: 16,
		frameMs: 150,
		runs: 2,
		isLoop: true,
	},
	"image-to-video/kite.gif": {
		draw: (phase) => <Kite phase={phase} />,
		frames: 14,
		frameMs: 110,
		runs: 3,
		isLoop: true,
	},
	"text-to-video/paper-boat.gif": {
		draw: (phase) => <PaperBoat phase={phase} />,
		frames: 16,
		frameMs: 150,
		runs: 2,
		isLoop: false,
	},
	"video-classification/juggling.gif": {
		draw: (phase) => <Juggling phase={phase} />,
		frames: 15,
		frameMs: 80,
		runs: 4,
		isLoop: true,
	},
	"video-text-to-text/traffic-light.gif": {
		draw: (phase) => <TrafficLight phase={phase} />,
		frames: 14,
		frameMs: 170,
		runs: 2,
		isLoop: false,
	},
	"video-to-video/walk.gif": {
		draw: (phase) => <Walk phase={phase} />,
		frames: 16,
		frameMs: 120,
		runs: 2,
		isLoop: false,
	},
	"video-to-video/walk-sketch.gif": {
		draw: (phase) => <Walk phase={phase} asSketch />,
		frames: 16,
		frameMs: 120,
		runs: 2,
		isLoop: false,
	},
};

/** The moments of an animation's frames, in order; a loop ends where it began. */
export function phasesOf({ frames, isLoop }: Animation): number[] {
	return Array.from({ length: frames }, (_, i) => (isLoop ? (i + 1) / frames : i / (frames - 1)));
}
