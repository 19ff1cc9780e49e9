import { type ReactNode, useState } from "react";
import { fill } from "../../../../../lib/fill.ts";
import { numbersIn } from "../../../../../locales/forms.ts";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./outputs.module.css";
import { cutText, splitText, toVisible } from "../../../parts/text-chunks.ts";

/**
 * A text that may be huge: its beginning, drawn by `children`, and the whole on request as plain text. What turns the direction of
 * reading is shown by its number in both.
 */
export function CutText({
	text,
	children,
}: {
	readonly text: string;
	readonly children: (shown: string) => ReactNode;
}) {
	const { locale, words } = usePlayground();
	const [isWhole, setIsWhole] = useState(false);
	const cut = cutText(text);
	const beginning = toVisible(cut);
	if (cut === text) return children(beginning);
	const count = numbersIn(locale).format(text.length);
	return (
		<>
			{isWhole ? <WholeText text={text} /> : children(beginning)}
			<QuietButton onClick={() => setIsWhole(!isWhole)}>
				{isWhole ? words.outputs.showLess : fill(words.outputs.showAll, { count })}
			</QuietButton>
		</>
	);
}

/** Only the visible chunks are laid out. */
function WholeText({ text }: { readonly text: string }) {
	return (
		<div className={styles.whole}>
			{splitText(text).map(({ at, text: piece }) => (
				<p key={at} dir="auto" className={styles.piece}>
					{toVisible(piece)}
				</p>
			))}
		</div>
	);
}
