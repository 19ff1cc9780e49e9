import { fill } from "../../../../../lib/fill.ts";
import { toSizeWords } from "../../../../../lib/words/size-words.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import { toFileName } from "./file-name.ts";
import { useObjectUrl } from "../../../parts/media-view.tsx";
import styles from "./outputs.module.css";

/** A download link of a file, with its type and size. */
export function DownloadLink({ blob, name }: { readonly blob: Blob; readonly name: string }) {
	const { locale, words } = usePlayground();
	const url = useObjectUrl(blob);
	const file = toFileName(name, blob.type);
	const size = toSizeWords(blob.size, locale);
	return (
		<p className={styles.note}>
			<a href={url} download={file}>
				{fill(words.outputs.download, { name: file })}
			</a>{" "}
			({size})
		</p>
	);
}
