import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { DeviceInput } from "../../form/media/device-input.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./turns/chat.module.css";

const CHOICES = ["camera", "microphone"] as const;

/** A photograph or a recording for the next message. The device that is chosen goes off when this leaves. */
export function Devices({
	onTake,
	onClose,
}: {
	readonly onTake: (file: File) => void;
	readonly onClose: () => void;
}) {
	const { words } = usePlayground();
	const [device, setDevice] = useState<(typeof CHOICES)[number]>();
	if (device)
		return (
			<DeviceInput
				device={device}
				onTake={(file) => {
					onTake(file instanceof File ? file : new File([file], device, { type: file.type }));
					onClose();
				}}
				onClose={onClose}
			/>
		);
	return (
		<div className={styles.devices}>
			{CHOICES.map((one) => (
				<Button key={one} onClick={() => setDevice(one)}>
					{words.media.open[one]}
				</Button>
			))}
			<QuietButton compact onClick={onClose}>
				{words.media.close}
			</QuietButton>
		</div>
	);
}
