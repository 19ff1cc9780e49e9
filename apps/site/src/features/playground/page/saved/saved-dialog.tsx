import { Dialog } from "./dialog.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { KeepingSection } from "./keeping-section.tsx";
import { PresetSection } from "./preset-section.tsx";
import type { SavedProps } from "./saved-props.ts";
import { SavedWords, useLoadedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { useSaved } from "./use-saved.ts";

/** Earlier runs and named forms of this device: searched, opened, run again, deleted, exported and imported. */
export function SavedDialog({ onClose, ...props }: SavedProps & { readonly onClose: () => void }) {
	const words = useLoadedWords();
	const controls = useSaved(words);
	const { saved, said } = controls;
	if (!words || saved === "loading") return undefined;
	const openAndClose: SavedProps["onOpen"] = (...opened) => {
		onClose();
		props.onOpen(...opened);
	};
	const shared = { ...props, onOpen: openAndClose, controls };
	return (
		<SavedWords value={words}>
			<Dialog title={words.title} close={words.close} onClose={onClose}>
				<p className={styles.about}>{words.about}</p>
				<output className={styles.said}>{said}</output>
				{saved === "refused" ? (
					<p>{words.refused}</p>
				) : (
					<>
						<PresetSection {...shared} saved={saved} />
						<GallerySection {...shared} saved={saved} />
						<HistorySection {...shared} saved={saved} />
						<KeepingSection catalogue={props.catalogue} saved={saved} controls={controls} />
					</>
				)}
			</Dialog>
		</SavedWords>
	);
}
