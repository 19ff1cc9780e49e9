import { useCallback, useEffect, useState } from "react";

/** Why a camera or microphone is not open. */
export type StreamProblem = "denied" | "missing" | "busy" | "ended" | "unsupported";

/** A camera or microphone: requested, open, or unavailable. */
export type StreamState = "asking" | MediaStream | StreamProblem;

/** The state of a device, and what requests it once more. */
export interface StreamControls {
	readonly state: StreamState;
	/** Absent where another request cannot help: while one goes on, and in a browser that has no devices. Closes an open one. */
	readonly retry: (() => void) | undefined;
}

const PROBLEMS: Readonly<Record<string, StreamProblem>> = {
	NotAllowedError: "denied",
	SecurityError: "denied",
	NotFoundError: "missing",
	OverconstrainedError: "missing",
	NotReadableError: "busy",
	AbortError: "busy",
};

/** Opens a device while the component is mounted; every track stops when it is unmounted. */
export function useStream(device: "camera" | "microphone"): StreamControls {
	const [tries, setTries] = useState(1);
	const [last, setLast] = useState<{ readonly at: number; readonly state: StreamState }>();
	useEffect(() => {
		let isWanted = true;
		let opened: MediaStream | undefined;
		const setState = (state: StreamState): void => {
			if (isWanted) setLast({ at: tries, state });
		};
		const close = (stream: MediaStream | undefined): void =>
			stream?.getTracks().forEach((track) => track.stop());
		const show = (stream: MediaStream | undefined): void => {
			if (!isWanted) return close(stream);
			opened = stream;
			// Unplugged, or taken away by the browser; a track that the page stops reports nothing.
			for (const track of stream?.getTracks() ?? []) track.addEventListener("ended", () => setState("ended"));
			setState(stream ?? "unsupported");
		};
		openDevice(device).then(show, (error: unknown) => setState(toProblem(error)));
		return () => {
			isWanted = false;
			close(opened);
		};
	}, [device, tries]);
	const retry = useCallback(() => setTries((now) => now + 1), []);
	const state = last?.at === tries ? last.state : "asking";
	return { state, retry: state === "asking" || state === "unsupported" ? undefined : retry };
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
