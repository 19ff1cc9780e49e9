import { useEffect, useRef } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { Dialog } from "./dialog.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { HistorySection } from "./history-section.tsx";
import { KeepingSection } from "./keeping-section.tsx";
import { PresetSection } from "./preset-section.tsx";
import type { SavedProps } from "./saved-props.ts";
import { SavedWords, useLoadedWords, useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";
import { type SavedControls, useSaved } from "./use-saved.ts";

/** Earlier runs and named forms of this device: searched, opened, run again, deleted, exported and imported. */
export function SavedDialog({ onClose, ...props }: SavedProps & { readonly onClose: () => void }) {
	const words = useLoadedWords();
	const controls = useSaved(words);
	const { saved, said, undo } = controls;
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
				<div className={styles.said}>
					<output>{said}</output> {undo && <UndoButton {...undo} />}
				</div>
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

/** Takes the last deletion back. With the last of them it goes, and the dialog's first button has the focus then. */
function UndoButton({ name, run }: NonNullable<SavedControls["undo"]>) {
	const words = useSavedWords();
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const { current } = button;
		const dialog = current?.closest("dialog");
		return () => {
			if (document.activeElement === document.body || document.activeElement === current)
				dialog?.querySelector("button")?.focus();
		};
	}, []);
	return (
		<QuietButton compact ref={button} onClick={run}>
			{fill(words.undo, { name })}
		</QuietButton>
	);
}
