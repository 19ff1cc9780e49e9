import { useEffect, useId, useRef, useState } from "react";
import { isFramed } from "../../../../lib/page/is-framed.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "../parts/connection.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import { FramedNote } from "./framed-note.tsx";

/**
 * The field for a key. It keeps its text to itself, so that the key never becomes an attribute of the page, and is hidden
 * unless the reader wants to see it. In a frame no key is taken: the page around it could catch what is typed or clicked.
 */
export function KeyInput({
	label,
	value,
	describedBy,
	isInvalid,
	onChange,
}: {
	readonly label: string;
	readonly value: string;
	readonly describedBy: string;
	readonly isInvalid: boolean;
	readonly onChange: (key: string) => void;
}) {
	const words = usePlayground().words.connection;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [isShown, setIsShown] = useState(false);
	useEffect(() => {
		if (input.current && input.current.value !== value) input.current.value = value;
	}, [value]);
	if (isFramed()) return <FramedNote />;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.row}>
				<input
					ref={input}
					id={id}
					type={isShown ? "text" : "password"}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					translate="no"
					aria-describedby={describedBy}
					aria-invalid={isInvalid || undefined}
					onChange={(event) => onChange(event.target.value)}
				/>
				<Button aria-controls={id} onClick={() => setIsShown(!isShown)}>
					{isShown ? words.hideKey : words.showKey}
				</Button>
			</div>
		</div>
	);
}
