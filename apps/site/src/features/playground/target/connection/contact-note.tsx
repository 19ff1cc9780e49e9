import { Button } from "../../../../ui/controls/button.tsx";
import { useToolWords } from "../../parts/tool-words.ts";
import type { Catalogue } from "../state/catalogue.ts";
import type { PlaygroundState } from "../state/playground-state.ts";
import styles from "../parts/connection.module.css";
import { printContact } from "./print-contact.ts";

/** What a link with a real connection would call, and the reader's consent to it. Until then nobody is contacted. */
export function ContactNote({
	catalogue,
	state,
	onAgree,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly onAgree: () => void;
}) {
	const words = useToolWords().contact;
	return (
		<div className={styles.question} data-contact="">
			<p>{printContact(words, catalogue, state)}</p>
			<div className={styles.row}>
				<Button onClick={onAgree}>{words.agree}</Button>
			</div>
		</div>
	);
}
