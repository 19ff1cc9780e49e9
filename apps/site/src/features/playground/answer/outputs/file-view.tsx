import { lazy, Suspense, useMemo } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import { DownloadLink } from "./parts/download-link.tsx";
import { base64ToBlob } from "./base64-to-blob.ts";
import { MediaView } from "../../parts/media-view.tsx";
import { PartBoundary } from "../../parts/part-boundary.tsx";
import styles from "./parts/outputs.module.css";

const SoundView = lazy(() =>
	import("./sound/sound-view.tsx").then((module) => ({ default: module.SoundView })),
);

/** One of several sounds, as base64 text. */
export interface Sound {
	readonly blob: string;
	readonly "content-type": string;
	readonly label: string;
}

/** A file that was made: shown or played, with its type and size, to keep; a sound with its waveform. */
export function FileView({ blob, label }: { readonly blob: Blob; readonly label?: string }) {
	const { words } = usePlayground();
	return (
		<div className={styles.file}>
			{blob.type.startsWith("audio/") ? (
				<PartBoundary renderInstead={() => <MediaView blob={blob} label={label ?? words.result} />}>
					<Suspense>
						<SoundView blob={blob} label={label ?? words.result} />
					</Suspense>
				</PartBoundary>
			) : (
				<MediaView blob={blob} label={label ?? words.result} />
			)}
			<DownloadLink blob={blob} name={label ?? "pusula"} />
		</div>
	);
}

/** Sounds that were made, each under its label. */
export function SoundsView({ sounds }: { readonly sounds: readonly Sound[] }) {
	return (
		<ul role="list" className={styles.list}>
			{sounds.map((sound, index) => (
				<li key={`${sound.label}-${String(index)}`}>
					<p>{sound.label}</p>
					<SoundFile sound={sound} />
				</li>
			))}
		</ul>
	);
}

function SoundFile({ sound: { blob: text, "content-type": type, label } }: { readonly sound: Sound }) {
	const blob = useMemo(() => base64ToBlob(text, type), [text, type]);
	return <FileView blob={blob} label={label} />;
}
