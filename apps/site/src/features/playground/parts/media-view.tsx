import { useEffect, useMemo } from "react";
import styles from "./media-view.module.css";

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

/** An object URL for a file while it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
	const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
	useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
	return url;
}
