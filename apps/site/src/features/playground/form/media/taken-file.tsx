import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { MediaView, PictureView, SoundPlace } from "../../parts/media-view.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { ExampleFile } from "../draft/form-parts.ts";
import type { MediaKind } from "./media-kind.ts";
import partStyles from "../../parts/parts.module.css";
import styles from "./media-field.module.css";

/** Preview of the file, with its name and size, and a button that removes it; nothing without one. */
export function TakenFile({
	file,
	media,
	exampleFile,
	onRemove,
}: {
	readonly media: MediaKind;
	/** The file of the example, where the field holds it; perhaps it is still on its way. */
	readonly exampleFile: ExampleFile | undefined;
	/** Undefined while the example's is on its way, or where there is none. */
	readonly file: Blob | undefined;
	readonly onRemove: () => void;
}) {
	const { locale, words } = usePlayground();
	if (exampleFile?.isLost)
		return (
			<p role="alert" className={partStyles.problem}>
				{words.media.lostExample}
			</p>
		);
	if (!file && !exampleFile) return undefined;
	const name = file instanceof File ? file.name : file?.type;
	return (
		<div className={styles.taken}>
			{exampleFile?.size ? (
				<PictureView url={exampleFile.url} size={exampleFile.size} label={words.yourFile} />
			) : file ? (
				<MediaView blob={file} label={words.yourFile} />
			) : (
				media === "audio" && <SoundPlace label={words.yourFile} />
			)}
			<div className={styles.named}>
				<p className={styles.about}>
					{file && (
						<>
							<bdi>{name}</bdi> · {toSizeWords(file.size, locale)}
						</>
					)}
				</p>
				<QuietButton onClick={onRemove}>{words.media.remove}</QuietButton>
			</div>
		</div>
	);
}
