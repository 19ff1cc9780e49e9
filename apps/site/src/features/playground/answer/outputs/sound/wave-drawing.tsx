import { useId } from "react";
import { toWavePath } from "../../../../../lib/media/wave-shape.ts";
import type { SpokenChunk } from "./spoken-chunk.ts";
import styles from "./sound.module.css";
import type { Wave } from "./read-wave.ts";

const HEIGHT = 40;

/** A waveform, coloured as far as it was heard. Keys move the player below it, so it is there for pointers alone. */
export function WaveDrawing({
	wave: { peaks, seconds: length },
	seconds,
	chunk,
	title,
	onPlay,
}: {
	readonly wave: Wave;
	/** Where the player is. */
	readonly seconds: number;
	/** The stretch that is heard. */
	readonly chunk: SpokenChunk | undefined;
	readonly title: string;
	/** Plays from a second on. */
	readonly onPlay: (from: number) => void;
}) {
	const id = useId();
	const width = peaks.length;
	const toX = (at: number): number => (length > 0 ? Math.min(1, at / length) * width : 0);
	const path = toWavePath(peaks, HEIGHT);
	return (
		// A click is a shortcut for pointers; the player has the keys.
		<svg
			className={styles.wave}
			viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			onClick={({ currentTarget, clientX }) => {
				const box = currentTarget.getBoundingClientRect();
				onPlay(((clientX - box.left) / box.width) * length);
			}}
		>
			<title>{title}</title>
			{chunk && (
				<rect
					className={styles.heard}
					x={toX(chunk.from)}
					width={Math.max(0, toX(chunk.to ?? length) - toX(chunk.from))}
					height={HEIGHT}
				/>
			)}
			<path d={path} />
			<clipPath id={id}>
				<rect width={toX(seconds)} height={HEIGHT} />
			</clipPath>
			<path className={styles.played} d={path} clipPath={`url(#${id})`} />
		</svg>
	);
}
