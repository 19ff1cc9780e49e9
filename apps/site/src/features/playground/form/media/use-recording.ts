import { every, now } from "../../../../lib/effects/clock.ts";
import { useEffect, useRef, useState } from "react";
import { type Recording, recordSound } from "./record-sound.ts";

const TICK_MS = 100;

/** A recording that runs, and the function that ends it. */
export interface RecordingControls {
	/** Loudness between 0 and 1. */
	readonly level: number;
	/** Whole seconds since the start. */
	readonly seconds: number;
	readonly hasFailed: boolean;
	/** Ends the recording and passes its file on. */
	readonly finish: () => void;
}

/**
 * Records a stream from the moment it is there. Ends by itself after `longestS` seconds. What is recorded is discarded
 * when the component leaves before the end.
 */
export function useRecording(
	stream: MediaStream | undefined,
	longestS: number,
	onTake: (file: File) => void,
): RecordingControls {
	const recording = useRef<Recording>(undefined);
	const [{ level, seconds }, setHeard] = useState({ level: 0, seconds: 0 });
	const [hasFailed, setHasFailed] = useState(false);

	function finish(): void {
		const ended = recording.current;
		recording.current = undefined;
		void ended?.finish().then(onTake, () => setHasFailed(true));
	}

	useEffect(() => {
		if (!stream) return undefined;
		const started = now();
		const begun = recordSound(stream);
		recording.current = begun;
		const stop = every(TICK_MS, () =>
			setHeard({ level: begun.readLevel(), seconds: Math.floor((now() - started) / 1000) }),
		);
		return () => {
			stop();
			recording.current?.discard();
			recording.current = undefined;
		};
	}, [stream]);

	useEffect(() => {
		if (seconds >= longestS) finish();
	});

	return { level, seconds, hasFailed, finish };
}
