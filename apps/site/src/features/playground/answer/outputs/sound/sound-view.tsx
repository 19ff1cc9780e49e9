import { useEffect, useRef, useState } from "react";
import { useObjectUrl } from "../../../parts/media-view.tsx";
import { useOutputWords } from "../../../parts/output-words.ts";
import { findChunkAt, type SpokenChunk } from "./spoken-chunk.ts";
import styles from "./sound.module.css";
import { ChunkList } from "./chunk-list.tsx";
import { readWave, type Wave } from "./read-wave.ts";
import { WaveDrawing } from "./wave-drawing.tsx";

/** Stretches that a waveform is drawn with. */
const STRETCHES = 160;

/** A sound that is played, its waveform, and the stretches with timestamps: each plays on its own and shows when it is heard. */
export function SoundView({
	blob,
	label,
	chunks = NONE,
}: {
	readonly blob: Blob;
	readonly label: string;
	readonly chunks?: readonly SpokenChunk[];
}) {
	const { sound } = useOutputWords();
	const url = useObjectUrl(blob);
	const wave = useWave(blob);
	const audio = useRef<HTMLAudioElement>(null);
	/** Where a stretch that plays on its own ends. */
	const end = useRef<number>(undefined);
	const [seconds, setSeconds] = useState(0);
	const heard = findChunkAt(chunks, seconds);

	function playFrom(from: number, to?: number): void {
		if (!audio.current) return;
		end.current = to;
		audio.current.currentTime = from;
		setSeconds(from);
		void audio.current.play().catch(() => undefined); // what cannot be played, the player itself says
	}
	function follow(now: number): void {
		setSeconds(now);
		if (end.current === undefined || now < end.current) return;
		end.current = undefined;
		audio.current?.pause();
	}

	return (
		<div className={styles.sound}>
			{wave === "failed" && <p className={styles.note}>{sound.failed}</p>}
			{typeof wave === "object" && (
				<WaveDrawing
					wave={wave}
					seconds={seconds}
					chunk={chunks[heard]}
					title={sound.wave}
					onPlay={(from) => playFrom(from)}
				/>
			)}
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- made or chosen a moment ago; its text is beside it */}
			<audio
				ref={audio}
				className={styles.player}
				src={url}
				controls
				aria-label={label}
				onTimeUpdate={(event) => follow(event.currentTarget.currentTime)}
			/>
			{chunks.length > 0 && <ChunkList chunks={chunks} heard={heard} onPlay={playFrom} />}
		</div>
	);
}

const NONE: readonly SpokenChunk[] = [];

function useWave(blob: Blob): Wave | "loading" | "failed" {
	const [read, setRead] = useState<{ readonly blob: Blob; readonly wave: Wave | "failed" }>();
	useEffect(() => {
		let isWanted = true;
		const keep = (wave: Wave | "failed"): void => {
			if (isWanted) setRead({ blob, wave });
		};
		void readWave(blob, STRETCHES).then(keep, () => keep("failed"));
		return () => {
			isWanted = false;
		};
	}, [blob]);
	return read?.blob === blob ? read.wave : "loading";
}
