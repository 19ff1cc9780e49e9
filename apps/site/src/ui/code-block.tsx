import { wordsIn } from "../../messages/words.ts";
import type { CodeLine, CodeToken, HighlightedCode } from "../lib/highlight.ts";
import type { Locale } from "../lib/locale.ts";
import { CopyableCode } from "./copyable-code.tsx";
import styles from "./code-block.module.css";

/** Highlighted code with a button that copies it. Long lines scroll; the keyboard can reach and scroll them too. */
export function CodeBlock({
	code,
	label,
	locale,
}: {
	readonly code: HighlightedCode;
	/** Label of the code for screen readers: `Python, requests`. */
	readonly label: string;
	readonly locale: Locale;
}) {
	return (
		<CopyableCode label={label} words={wordsIn(locale).code}>
			{code.map((line) => (
				<Line key={line.number} line={line} isLast={line.number === code.length} />
			))}
		</CopyableCode>
	);
}

function Line({ line, isLast }: { readonly line: CodeLine; readonly isLast: boolean }) {
	return (
		<>
			{line.tokens.map((token) => (
				<Token key={token.start} token={token} />
			))}
			{isLast ? "" : "\n"}
		</>
	);
}

function Token({ token: { text, kind } }: { readonly token: CodeToken }) {
	return kind ? <span className={styles[kind]}>{text}</span> : text;
}
