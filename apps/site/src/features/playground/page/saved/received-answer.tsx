import { CutText } from "../../answer/outputs/parts/cut-text.tsx";
import { fill } from "../../../../lib/fill.ts";
import { useSavedWords } from "./saved-words.ts";
import styles from "./saved.module.css";

/** The answer that came with a form, as plain text: nobody but its sender says that a model has given it. */
export function ReceivedAnswer({
	answer,
	facts,
}: {
	readonly answer: string;
	/** How and of which model it is said to be. */
	readonly facts: { readonly way: string; readonly model: string };
}) {
	const words = useSavedWords().received;
	return (
		<figure className={styles.receivedAnswer} data-received-answer="">
			<figcaption>{fill(words.answerAbout, facts)}</figcaption>
			<CutText text={answer}>{(shown) => <p dir="auto">{shown}</p>}</CutText>
		</figure>
	);
}
