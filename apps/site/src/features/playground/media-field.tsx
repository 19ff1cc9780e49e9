import { useState } from "react";
import { fill } from "../../lib/fill.ts";
import styles from "./media-field.module.css";
import { MediaView } from "./outputs/media-view.tsx";
import { usePlayground } from "./playground-context.ts";

/** A file: chosen, dropped or pasted. Pictures and sounds show what was taken. */
export function MediaField({
	id,
	media,
	value,
	isInvalid,
	describedBy,
	onChange,
}: {
	readonly id: string;
	readonly media: "image" | "audio" | "video";
	readonly value: string | Blob | undefined;
	readonly isInvalid: boolean;
	readonly describedBy: string;
	readonly onChange: (file: Blob | undefined) => void;
}) {
	const { words } = usePlayground();
	const [refused, setRefused] = useState("");

	function take(files: FileList | null | undefined): void {
		const [file] = files ?? [];
		if (!file) return;
		const isWanted = file.type.startsWith(`${media}/`);
		setRefused(isWanted ? "" : fill(words.wrongFile, { name: file.name }));
		if (isWanted) onChange(file);
	}

	return (
		<div
			className={styles.field}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				take(event.dataTransfer.files);
			}}
			onPaste={(event) => take(event.clipboardData.files)}
		>
			{value instanceof Blob && <MediaView blob={value} label={words.yourFile} />}
			<input
				id={id}
				type="file"
				accept={`${media}/*`}
				aria-invalid={isInvalid || undefined}
				aria-describedby={describedBy}
				onChange={(event) => take(event.target.files)}
			/>
			{refused && (
				<p role="alert" className={styles.refused}>
					{refused}
				</p>
			)}
		</div>
	);
}
