import { every, now } from "../../../../lib/effects/clock.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Recording, recordSound } from "./record-sound.ts";

const TICK_MS = 100;

/** A recording, and the function that ends it. */
export interface RecordingControls {
	/** Loudness between 0 and 1. */
	readonly level: number;
	/** Whole seconds that were recorded. */
	readonly seconds: number;
	/** What a device that ended by itself has left, until a stream begins another recording. */
	readonly rest: File | undefined;
	/** The recording has ended and cannot be read. */
	readonly hasFailed: boolean;
	/** Ends the recording and passes its file on. */
	readonly finish: () => void;
}

type Heard = Omit<RecordingControls, "finish">;

/** What was heard of the last stream that was there. */
interface LastHeard {
	readonly of: MediaStream | undefined;
	readonly heard: Heard;
}

const BEGINNING: Heard = { level: 0, seconds: 0, rest: undefined, hasFailed: false };

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
	const [last, setLast] = useState<LastHeard>({ of: undefined, heard: BEGINNING });
	const heard = !stream || last.of === stream ? last.heard : BEGINNING;

	const finish = (): void =>
		void takeFrom(recording)
			?.finish()
			.then(onTake, () => setLast(withNews(stream, { hasFailed: true })));

	useEffect(() => {
		if (!stream) return undefined;
		const started = now();
		const note = (news: Partial<Heard>): void => setLast(withNews(stream, news));
		const begun = recordSound(stream);
		recording.current = begun;
		const stop = every(TICK_MS, () => {
			if (recording.current === begun)
				note({ level: begun.readLevel(), seconds: Math.floor((now() - started) / 1000) });
		});
		const keep = (): void => {
			note({});
			void takeFrom(recording)
				?.finish()
				.then(
					(rest) => note({ rest }),
					() => note({ hasFailed: true }),
				);
		};
		const tracks = stream.getTracks();
		for (const track of tracks) track.addEventListener("ended", keep);
		return () => {
			stop();
			for (const track of tracks) track.removeEventListener("ended", keep);
			takeFrom(recording)?.discard();
		};
	}, [stream]);

	useEffect(() => {
		if (heard.seconds >= longestS) finish();
	});

	return { ...heard, finish };
}

/** Each stream begins anew. */
function withNews(of: MediaStream | undefined, news: Partial<Heard>): (last: LastHeard) => LastHeard {
	return (last) => ({ of, heard: { ...(last.of === of ? last.heard : BEGINNING), ...news } });
}

/** The recording that goes on, which nothing else ends from now on. */
function takeFrom(recording: RefObject<Recording | undefined>): Recording | undefined {
	const taken = recording.current;
	recording.current = undefined;
	return taken;
}
