import type { ReactNode } from "react";
import { wordsIn } from "../../messages/words.ts";
import type { CodeLine, CodeToken, CodeTokenKind, HighlightedCode, LineMark } from "../lib/highlight.ts";
import type { Locale } from "../lib/locale.ts";
import { CopyableCode } from "./copyable-code.tsx";
import styles from "./code-block.module.css";

/** Highlighted code in the frame of `CopyableCode`. */
export function CodeBlock({
	code,
	label,
	title,
	choice,
	locale,
}: {
	readonly code: HighlightedCode;
	/** Label of the code for screen readers: `Python, requests`. */
	readonly label: string;
	/** What is in the bar above it: the language, or the name of a file. */
	readonly title: string;
	/** A choice of other code in the bar. */
	readonly choice?: ReactNode;
	readonly locale: Locale;
}) {
	return (
		<CopyableCode label={label} title={title} choice={choice} words={wordsIn(locale).code}>
			{code.map((line) => (
				<Line key={line.number} line={line} isLast={line.number === code.length} />
			))}
		</CopyableCode>
	);
}

/** The class that colours a kind of code, for code in other frames. */
export function toTokenClass(kind: CodeTokenKind): string | undefined {
	return styles[kind];
}

function Line({ line: { tokens, mark }, isLast }: { readonly line: CodeLine; readonly isLast: boolean }) {
	const text = tokens.map((token) => <Token key={token.start} token={token} />);
	const Frame = mark && FRAMES[mark];
	return (
		<>
			{Frame ? <Frame>{text}</Frame> : text}
			{isLast ? "" : "\n"}
		</>
	);
}

/** Elements around lines that stand out, whose meaning a screen reader can say. */
const FRAMES: Readonly<Record<LineMark, "mark" | "ins" | "del">> = {
	marked: "mark",
	added: "ins",
	removed: "del",
};

function Token({ token: { text, kind } }: { readonly token: CodeToken }) {
	return kind ? <span className={styles[kind]}>{text}</span> : text;
}
