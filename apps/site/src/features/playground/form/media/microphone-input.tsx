import { fill } from "../../../../lib/fill.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { DeviceTools } from "./device-tools.tsx";
import styles from "./media-field.module.css";
import { useRecording } from "./use-recording.ts";
import { useStream } from "./use-stream.ts";

const LONGEST_S = 120;

/** Records from the microphone: how loud, how long, and a button that ends it. The microphone goes off when this leaves. */
export function MicrophoneInput({
	onTake,
	onClose,
}: {
	readonly onTake: (file: File) => void;
	readonly onClose: () => void;
}) {
	const { words } = usePlayground();
	const {
		devices: { microphone: problems },
		deviceControls,
	} = useToolWords();
	const { state: stream, retry } = useStream("microphone");
	const isOpen = stream instanceof MediaStream;
	const recording = useRecording(isOpen ? stream : undefined, LONGEST_S, onTake);
	const { level, seconds, rest, hasFailed, finish } = recording;
	const isRecording = isOpen && !hasFailed;
	const hasEnded = isOpen || stream === "ended";

	return (
		<div className={styles.device}>
			<output className={styles.said}>
				{!isOpen && problems[stream]} {isRecording && deviceControls.recordingOn}
				{hasEnded && hasFailed && deviceControls.recordingFailed}
				{rest && fill(deviceControls.recordingKept, { count: seconds })}
			</output>
			{isRecording && (
				<>
					<label className={styles.level}>
						<span>{deviceControls.level}</span>
						<meter min={0} max={1} value={level} />
					</label>
					<p className={styles.about}>{fill(deviceControls.recorded, { count: seconds, most: LONGEST_S })}</p>
				</>
			)}
			<DeviceTools
				retry={isRecording ? undefined : retry}
				close={isRecording || rest ? deviceControls.discardRecording : words.media.close}
				onClose={onClose}
			>
				{isRecording && <Button onClick={finish}>{deviceControls.finishRecording}</Button>}
				{rest && <Button onClick={() => onTake(rest)}>{deviceControls.useRecording}</Button>}
			</DeviceTools>
		</div>
	);
}
