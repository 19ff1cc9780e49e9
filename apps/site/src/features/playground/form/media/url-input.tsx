import { useEffect, useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { Download } from "./make-download.ts";
import styles from "./media-field.module.css";
import type { MediaProblem } from "./media-kind.ts";

/** Input for a URL from which the file is fetched. While it is, its button is `aria-disabled`: a disabled one would lose the focus. */
export function UrlInput({
	download,
	onTake,
	onReject,
}: {
	/** Aborted by whoever takes another file for the field. */
	readonly download: Download;
	readonly onTake: (file: Blob) => void;
	readonly onReject: (problem: MediaProblem) => void;
}) {
	const { words } = usePlayground();
	const [url, setUrl] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	useEffect(() => download.abort, [download]);

	async function take(): Promise<void> {
		if (isBusy) return;
		setIsBusy(true);
		const result = await download.start(url);
		setIsBusy(false);
		if (result instanceof Blob) onTake(result);
		else if (result) onReject(result);
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
						void take();
					}}
				/>
			</label>
			<Button disabled={url.trim() === ""} aria-disabled={isBusy} onClick={() => void take()}>
				{isBusy ? words.media.downloading : words.media.download}
			</Button>
		</div>
	);
}
