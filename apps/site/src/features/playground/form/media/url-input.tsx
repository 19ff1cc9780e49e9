import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { fetchFile } from "./fetch-file.ts";
import styles from "./media-field.module.css";
import type { MediaKind, MediaProblem } from "./media-kind.ts";

/** Input for a URL from which the file is fetched. */
export function UrlInput({
	media,
	onTake,
	onReject,
}: {
	readonly media: MediaKind;
	readonly onTake: (file: Blob) => void;
	readonly onReject: (problem: MediaProblem) => void;
}) {
	const { words } = usePlayground();
	const [url, setUrl] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	const current = useRef<AbortController>(undefined);
	useEffect(() => () => current.current?.abort(), []);

	function download(): void {
		current.current?.abort();
		const controller = new AbortController();
		current.current = controller;
		setIsBusy(true);
		const show = (result: Blob | MediaProblem): void => {
			setIsBusy(false);
			if (result instanceof Blob) onTake(result);
			else onReject(result);
		};
		fetchFile(url, media, { signal: controller.signal }).then(show, () => setIsBusy(false));
	}

	return (
		<div className={styles.address}>
			<label>
				<span>{words.media.address}</span>
				<input
					type="url"
					value={url}
					placeholder="https://"
					autoComplete="off"
					spellCheck={false}
					onChange={(event) => setUrl(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						download();
					}}
				/>
			</label>
			<Button disabled={isBusy || url.trim() === ""} onClick={download}>
				{isBusy ? words.media.downloading : words.media.download}
			</Button>
		</div>
	);
}
