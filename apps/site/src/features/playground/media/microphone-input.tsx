import { useEffect, useRef, useState } from "react";
import { fill } from "../../../lib/fill.ts";
import { usePlayground } from "../playground-context.ts";
import styles from "./media-field.module.css";
import { type Recording, recordSound } from "./record-sound.ts";
import { useStream } from "./use-stream.ts";

/** Longest recording, in seconds. */
const LONGEST_S = 120;
const TICK_MS = 100;

/** Records from the microphone: how loud, how long, and a button that ends it. The microphone goes off when this leaves. */
export function MicrophoneInput({
	onTake,
	onClose,
}: {
	readonly onTake: (file: File) => void;
	readonly onClose: () => void;
}) {
	const { words } = usePlayground();
	const stream = useStream("microphone");
	const recording = useRef<Recording>(undefined);
	const [{ level, seconds }, setHeard] = useState({ level: 0, seconds: 0 });
	const [hasFailed, setHasFailed] = useState(false);
	const isOpen = stream instanceof MediaStream;

	function finish(): void {
		const ended = recording.current;
		recording.current = undefined;
		void ended?.finish().then(onTake, () => setHasFailed(true));
	}

	useEffect(() => {
		if (!isOpen) return undefined;
		const started = performance.now();
		const begun = recordSound(stream);
		recording.current = begun;
		const timer = setInterval(
			() => setHeard({ level: begun.readLevel(), seconds: Math.floor((performance.now() - started) / 1000) }),
			TICK_MS,
		);
		return () => {
			clearInterval(timer);
			recording.current?.discard();
			recording.current = undefined;
		};
	}, [isOpen, stream]);

	useEffect(() => {
		if (seconds >= LONGEST_S) finish();
	});

	return (
		<div className={styles.device}>
			<output className={styles.said}>
				{hasFailed
					? words.media.recordingFailed
					: isOpen
						? words.media.recordingOn
						: words.media.devices[stream]}
			</output>
			{isOpen && (
				<>
					<label className={styles.level}>
						<span>{words.media.level}</span>
						<meter min={0} max={1} value={level} />
					</label>
					<p className={styles.about}>{fill(words.media.recorded, { count: seconds, most: LONGEST_S })}</p>
				</>
			)}
			<div className={styles.tools}>
				{isOpen && (
					<button type="button" onClick={finish}>
						{words.media.finishRecording}
					</button>
				)}
				<button type="button" onClick={onClose}>
					{isOpen ? words.media.discardRecording : words.media.close}
				</button>
			</div>
		</div>
	);
}
