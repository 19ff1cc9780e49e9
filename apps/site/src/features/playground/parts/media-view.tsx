import { useEffect, useMemo } from "react";
import styles from "./media-view.module.css";
import type { PictureSize } from "./picture-size.ts";

/** A picture, sound or video; nothing for files of other kinds. */
export function MediaView({ blob, label }: { readonly blob: Blob; readonly label: string }) {
	const url = useObjectUrl(blob);
	if (!url) return undefined;
	const [kind] = blob.type.split("/", 1);
	if (kind === "image") return <img className={styles.media} src={url} alt={label} />;
	// oxlint-disable-next-line jsx-a11y/media-has-caption -- made or chosen a moment ago; nobody has captioned it
	if (kind === "audio") return <audio className={styles.media} src={url} controls aria-label={label} />;
	// oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
	if (kind === "video") return <video className={styles.media} src={url} controls aria-label={label} />;
	return undefined;
}

/** Greatest height of a picture of the site's own, in pixels. */
const MOST_HEIGHT = 240;

/** A picture of the site's own, which takes its room before it has come. */
export function PictureView({
	url,
	size: [width, height],
	label,
}: {
	readonly url: string;
	readonly size: PictureSize;
	readonly label: string;
}) {
	const scale = Math.min(1, MOST_HEIGHT / height);
	return (
		<img
			className={styles.picture}
			src={url}
			alt={label}
			width={Math.round(width * scale)}
			height={Math.round(height * scale)}
		/>
	);
}

/** The room of a sound that is on its way. */
export function SoundPlace({ label }: { readonly label: string }) {
	// oxlint-disable-next-line jsx-a11y/media-has-caption -- there is no sound yet
	return <audio className={styles.media} controls aria-label={label} />;
}

/** An object URL for a file while it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
	const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
	useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
	return url;
}
