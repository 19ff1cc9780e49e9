import { useEffect, useState } from "react";

/** Why a camera or microphone is not open. */
export type StreamProblem = "denied" | "missing" | "busy" | "unsupported";

/** A camera or microphone: requested, open, or unavailable. */
export type StreamState = "asking" | MediaStream | StreamProblem;

const PROBLEMS: Readonly<Record<string, StreamProblem>> = {
	NotAllowedError: "denied",
	SecurityError: "denied",
	NotFoundError: "missing",
	OverconstrainedError: "missing",
	NotReadableError: "busy",
	AbortError: "busy",
};

/** Opens a device while the component is mounted; every track stops when it is unmounted. */
export function useStream(device: "camera" | "microphone"): StreamState {
	const [state, setState] = useState<StreamState>("asking");
	useEffect(() => {
		let isWanted = true;
		let opened: MediaStream | undefined;
		const close = (stream: MediaStream | undefined): void =>
			stream?.getTracks().forEach((track) => track.stop());
		const show = (stream: MediaStream | undefined): void => {
			if (!isWanted) return close(stream);
			opened = stream;
			setState(stream ?? "unsupported");
		};
		openDevice(device).then(show, (error: unknown) => {
			if (isWanted) setState(toProblem(error));
		});
		return () => {
			isWanted = false;
			close(opened);
		};
	}, [device]);
	return state;
}

/** Pages without a safe connection have no devices at all. */
async function openDevice(device: "camera" | "microphone"): Promise<MediaStream | undefined> {
	const devices = navigator.mediaDevices as MediaDevices | undefined; // absent on pages without a safe connection
	return devices?.getUserMedia(
		device === "camera" ? { video: { facingMode: "environment" } } : { audio: true },
	);
}

function toProblem(error: unknown): StreamProblem {
	return (error instanceof DOMException && PROBLEMS[error.name]) || "unsupported";
}
