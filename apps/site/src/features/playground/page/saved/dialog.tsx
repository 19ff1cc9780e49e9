import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "./saved.module.css";

/** A modal dialog with a title and a button that closes it; Escape does too, and the focus goes back to where it was. */
export function Dialog({
	title,
	close,
	onClose,
	children,
}: {
	readonly title: string;
	/** Label of the button that closes. */
	readonly close: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const { current } = dialog;
		current?.showModal();
		return () => current?.close();
	}, []);
	return (
		<dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
			<div className={styles.head}>
				<h2>{title}</h2>
				<Button onClick={onClose}>{close}</Button>
			</div>
			{children}
		</dialog>
	);
}
