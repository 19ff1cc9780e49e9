import { useEffect, useRef, useState } from "react";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./chat.module.css";

/** A message being edited. Enter saves it, Escape leaves it as it was. What cannot be sent stays here as it was typed. */
export function TurnEditor({
	text,
	isSent,
	onSave,
	onCancel,
}: {
	readonly text: string;
	/** Saving sends it. */
	readonly isSent: boolean;
	readonly onSave: (text: string) => void;
	readonly onCancel: () => void;
}) {
	const { words } = usePlayground();
	const [typed, setTyped] = useState(text);
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const { current } = field;
		current?.focus();
		current?.setSelectionRange(current.value.length, current.value.length);
	}, []);
	const save = (): void => {
		if (typed.trim() !== "") onSave(typed);
	};
	return (
		<div className={styles.editor}>
			<textarea
				ref={field}
				aria-label={words.chat.editing}
				rows={3}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					const isSave = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
					if (event.key !== "Escape" && !isSave) return;
					event.preventDefault();
					event.stopPropagation();
					if (isSave) save();
					else onCancel();
				}}
			/>
			<div className={styles.row}>
				<button type="button" className={styles.send} aria-disabled={typed.trim() === ""} onClick={save}>
					{isSent ? words.chat.saveAndSend : words.chat.save}
				</button>
				<QuietButton compact onClick={onCancel}>
					{words.chat.cancel}
				</QuietButton>
			</div>
		</div>
	);
}
