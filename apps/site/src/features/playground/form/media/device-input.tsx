import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.tsx";

const CameraInput = lazyPart(() => import("./camera-input.tsx").then((module) => module.CameraInput));
const MicrophoneInput = lazyPart(() =>
	import("./microphone-input.tsx").then((module) => module.MicrophoneInput),
);

/** Devices that can make a file of a kind. */
export const DEVICES = { image: "camera", audio: "microphone", video: undefined } as const;

/** Takes a file with a camera or a microphone; each is loaded when it is opened. */
export function DeviceInput({
	device,
	...controls
}: {
	readonly device: "camera" | "microphone";
	readonly onTake: (file: Blob) => void;
	readonly onClose: () => void;
}) {
	return (
		<Suspense>
			{device === "camera" ? <CameraInput {...controls} /> : <MicrophoneInput {...controls} />}
		</Suspense>
	);
}
