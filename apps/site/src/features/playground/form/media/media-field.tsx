import { type ReactNode, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FileChooser } from "../../../../ui/fields/file-chooser.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { DEVICES, DeviceInput } from "./device-input.tsx";
import { makeDownload } from "./make-download.ts";
import { TakenFile } from "./taken-file.tsx";
import { UrlInput } from "./url-input.tsx";
import type { ExampleFile } from "../draft/form-parts.ts";
import { findMediaProblem, type MediaKind, type MediaProblem, MOST_FILE_BYTES } from "./media-kind.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "./media-field.module.css";

interface Props {
	readonly id: string;
	readonly media: MediaKind;
	readonly value: string | Blob | undefined;
	/** The file of the example, where the field holds it; perhaps it is still on its way. */
	readonly exampleFile: ExampleFile | undefined;
	readonly isInvalid: boolean;
	readonly describedBy: string;
	/** The file that was taken; nothing when it is removed. */
	readonly onChange: (file: Blob | undefined) => void;
}

/** Field for a file: chosen, dropped, pasted, fetched from a URL, photographed or recorded. Shows the file. */
export function MediaField({ id, media, value, exampleFile, isInvalid, describedBy, onChange }: Props) {
	const { locale, words } = usePlayground();
	const [problem, setProblem] = useState<MediaProblem>();
	const [isDeviceOpen, setIsDeviceOpen] = useState(false);
	const [download] = useState(() => makeDownload(media));
	const device = DEVICES[media];
	const limit = toSizeWords(MOST_FILE_BYTES, locale);

	function take(file: Blob | undefined): void {
		if (!file) return;
		const found = findMediaProblem(file, media);
		setProblem(found);
		if (found) return;
		download.abort();
		onChange(file);
		close();
	}

	/** The focused element is removed; the field keeps the focus. */
	function close(): void {
		if (isDeviceOpen) document.getElementById(id)?.focus();
		setIsDeviceOpen(false);
	}

	function remove(): void {
		document.getElementById(id)?.focus();
		download.abort();
		onChange(undefined);
	}

	return (
		<DropArea onTake={take}>
			<TakenFile
				file={value instanceof Blob ? value : undefined}
				media={media}
				exampleFile={exampleFile}
				onRemove={remove}
			/>
			<div className={styles.tools}>
				<FileChooser
					id={id}
					className={styles.choose}
					accept={`${media}/*`}
					aria-invalid={isInvalid || undefined}
					aria-describedby={`${describedBy} ${id}-limit`.trim()}
					onFiles={([file]) => take(file)}
				>
					{words.media.choose}
				</FileChooser>
				{device && !isDeviceOpen && (
					<Button onClick={() => setIsDeviceOpen(true)}>{words.media.open[device]}</Button>
				)}
			</div>
			{device && isDeviceOpen && <DeviceInput device={device} onTake={take} onClose={close} />}
			<p id={`${id}-limit`} className={styles.about}>
				{fill(words.media.ways[media], { limit })}
			</p>
			<UrlInput download={download} onTake={take} onReject={setProblem} />
			{problem && <Refusal problem={problem} limit={limit} />}
		</DropArea>
	);
}

/** Why a file was not taken. */
function Refusal({ problem, limit }: { readonly problem: MediaProblem; readonly limit: string }) {
	const { words } = usePlayground();
	return (
		<p role="alert" className={partStyles.problem}>
			{fill(words.media.refusals[problem.kind], { limit, name: "", status: 0, ...problem })}
		</p>
	);
}

/** Takes what is dropped or pasted anywhere in the field. */
function DropArea({
	children,
	onTake,
}: {
	readonly children: ReactNode;
	readonly onTake: (file: Blob | undefined) => void;
}) {
	return (
		<div
			className={styles.field}
			data-media-field=""
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				onTake(event.dataTransfer.files[0]);
			}}
			onPaste={(event) => onTake(event.clipboardData.files[0])}
		>
			{children}
		</div>
	);
}
