import { WrapText } from "lucide-react";
import type { ReactNode } from "react";
import { CopyCodeButton, type CopyWords } from "./copy-code-button.tsx";
import styles from "./code-block.module.css";
import tools from "./tool-button.module.css";

/**
 * A frame around code under a bar: what it is, for a file its language too, a button that wraps its long lines and one that copies it. Long lines
 * scroll, and fade at the edge where they go on; the keyboard can reach and scroll them too.
 */
export function CopyableCode({
	label,
	title = label,
	language,
	choice,
	words,
	children,
}: {
	/** Label of the code for screen readers: `Python, requests`. */
	readonly label: string;
	/** What is in the bar: the language, or the name of a file; the label unless given. */
	readonly title?: string;
	/** The language, where the title is the name of a file. */
	readonly language?: string | undefined;
	/** A choice of other code in the bar. */
	readonly choice?: ReactNode;
	readonly words: CopyWords;
	readonly children: ReactNode;
}) {
	return (
		<figure className={styles.block} data-code-block="">
			<div className={styles.bar}>
				<Title text={title} />
				{language && (
					<span translate="no" aria-hidden="true">
						{language}
					</span>
				)}
				{choice}
				<button
					type="button"
					className={tools.tool}
					aria-pressed="false"
					title={words.wrap}
					data-wrap-code=""
					data-needs-script=""
					data-pending=""
				>
					<WrapText aria-hidden="true" focusable="false" />
					<span className={styles.name}>{words.wrap}</span>
				</button>
				<CopyCodeButton words={words} />
			</div>
			<section tabIndex={0} aria-label={`${words.block}: ${label}`}>
				<pre>
					<code translate="no">{children}</code>
				</pre>
			</section>
		</figure>
	);
}

/** Longer titles lose letters in their middle where the bar has no room; their ends say what kind of file it is. */
const MOST_LETTERS = 20;
const END_LETTERS = 10;

function Title({ text }: { readonly text: string }) {
	const isLong = text.length > MOST_LETTERS;
	return (
		<span className={isLong ? styles.longTitle : styles.title} translate="no" aria-hidden="true">
			{isLong ? (
				<>
					<span>{text.slice(0, -END_LETTERS)}</span>
					<span>{text.slice(-END_LETTERS)}</span>
				</>
			) : (
				text
			)}
		</span>
	);
}
