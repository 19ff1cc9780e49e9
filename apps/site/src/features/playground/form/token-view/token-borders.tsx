import { fill } from "../../../../lib/fill.ts";
import { useToolWords } from "../../parts/tool-words.ts";
import styles from "./token-view.module.css";
import type { TokenSpan } from "./token-spans.ts";

/** A text with a line around each token; the text itself stays whole for screen readers and for copying. */
export function TokenBorders({
	name,
	language,
	pieces,
}: {
	readonly name: string;
	readonly language: string | undefined;
	readonly pieces: readonly TokenSpan[];
}) {
	const { tokens: words } = useToolWords();
	const title = fill(words.borders, { name });
	return (
		<figure className={styles.borders}>
			<figcaption>{title}</figcaption>
			<section tabIndex={0} aria-label={title}>
				<p lang={language} dir="auto" translate="no">
					{pieces.map(({ at, text, tokens }) => (
						<span key={at} data-tokens={tokens > 1 ? tokens : undefined}>
							{text}
						</span>
					))}
				</p>
			</section>
		</figure>
	);
}
