import type { ChatAnswer } from "../chat-answer.ts";
import { WordsWithCode } from "../../../ui/words-with-code.tsx";
import { usePlayground } from "../playground-context.ts";
import styles from "./outputs.module.css";

/** An answer of a chat model: its reasoning folded, its words, and the tools it wants called. Never read as HTML. */
export function ChatView({
	answer: { text, reasoning, toolCalls, finishReason },
}: {
	readonly answer: ChatAnswer;
}) {
	const { words } = usePlayground();
	return (
		<div className={styles.chat}>
			{reasoning && (
				<details>
					<summary>{words.reasoning}</summary>
					<p className={styles.text}>{reasoning}</p>
				</details>
			)}
			{text && <p className={styles.text}>{text}</p>}
			{toolCalls.map(({ name, args }) => (
				<div key={name + args}>
					<p>
						{words.toolCall} <code translate="no">{name}</code>
					</p>
					<pre className={styles.raw}>{args}</pre>
				</div>
			))}
			{finishReason === "length" && (
				<p className={styles.note}>
					<WordsWithCode text={words.cutShort} />
				</p>
			)}
		</div>
	);
}
