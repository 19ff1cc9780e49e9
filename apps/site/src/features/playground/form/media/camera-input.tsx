import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import { DeviceTools } from "./device-tools.tsx";
import styles from "./media-field.module.css";
import { useStream } from "./use-stream.ts";

/** The camera's picture, and a button that takes it as a photograph. The camera goes off when this leaves the page. */
export function CameraInput({
	onTake,
	onClose,
}: {
	readonly onTake: (file: File) => void;
	readonly onClose: () => void;
}) {
	const { words } = usePlayground();
	const video = useRef<HTMLVideoElement>(null);
	const {
		devices: { camera: problems },
		deviceControls,
	} = useToolWords();
	const { state: stream, retry } = useStream("camera");
	const isOpen = stream instanceof MediaStream;

	useEffect(() => {
		if (video.current && isOpen) video.current.srcObject = stream;
	}, [isOpen, stream]);

	return (
		<div className={styles.device}>
			<output className={styles.said}>{isOpen ? deviceControls.cameraOn : problems[stream]}</output>
			{isOpen && (
				<video
					ref={video}
					className={styles.viewfinder}
					autoPlay
					muted
					playsInline
					aria-label={deviceControls.camera}
				/>
			)}
			<DeviceTools
				retry={isOpen ? undefined : retry}
				close={isOpen ? deviceControls.closeCamera : words.media.close}
				onClose={onClose}
			>
				{isOpen && (
					<Button
						onClick={() => {
							if (video.current) void takePicture(video.current).then((file) => file && onTake(file));
						}}
					>
						{deviceControls.takePicture}
					</Button>
				)}
			</DeviceTools>
		</div>
	);
}

async function takePicture(video: HTMLVideoElement): Promise<File | undefined> {
	const canvas = document.createElement("canvas");
	canvas.width = video.videoWidth;
	canvas.height = video.videoHeight;
	canvas.getContext("2d")?.drawImage(video, 0, 0);
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, "image/jpeg", 0.9);
	});
	return blob ? new File([blob], "camera.jpg", { type: blob.type }) : undefined;
}
