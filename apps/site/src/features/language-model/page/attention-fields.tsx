import type { Messages } from "../../../../messages/words.ts";
import styles from "./language-model-lab.module.css";

/** Choice of a layer and a head, its picture, and what the chosen token looks at most, in words. */
export function AttentionFields({
	words,
	layers,
	heads,
}: {
	readonly words: Messages["languageModel"];
	readonly layers: number;
	readonly heads: number;
}) {
	return (
		<section>
			<h3>{words.attention}</h3>
			<div className={styles.row}>
				<Choice name="layer" label={words.layer} count={layers} />
				<Choice name="head" label={words.head} count={heads} />
			</div>
			<p className={styles.hint} data-picture-words="" />
			<div className={styles.picture} translate="no" data-attention="" />
			<p className={styles.hint} data-looks-words="" />
			<ol className={styles.looks} data-looks="" />
		</section>
	);
}

function Choice({
	name,
	label,
	count,
}: {
	readonly name: string;
	readonly label: string;
	readonly count: number;
}) {
	return (
		<label className={styles.choice}>
			<span>{label}</span>
			<select name={name}>
				{Array.from({ length: count }, (_, index) => (
					<option key={index} value={index}>
						{index + 1}
					</option>
				))}
			</select>
		</label>
	);
}
