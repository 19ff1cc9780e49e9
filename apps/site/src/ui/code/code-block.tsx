import type { ReactNode } from "react";
import { wordsIn } from "../../../messages/words.ts";
import type {
	CodeLine,
	CodeToken,
	CodeTokenKind,
	HighlightedCode,
	LineMark,
} from "../../lib/words/highlight.ts";
import type { Locale } from "../../lib/locale.ts";
import { CopyableCode } from "./copyable-code.tsx";
import styles from "./code-block.module.css";
import { joinTexts } from "../text/join-texts.ts";

/** Highlighted code in the frame of `CopyableCode`. */
export function CodeBlock({
	code,
	label,
	title,
	language,
	choice,
	locale,
}: {
	readonly code: HighlightedCode;
	/** Label of the code for screen readers: `Python, requests`. */
	readonly label: string;
	/** What is in the bar above it: the language, or the name of a file. */
	readonly title: string;
	/** The language, where the title is the name of a file. */
	readonly language?: string | undefined;
	/** A choice of other code in the bar. */
	readonly choice?: ReactNode;
	readonly locale: Locale;
}) {
	return (
		<CopyableCode {...{ label, title, language, choice, words: wordsIn(locale).code }}>
			{joinTexts(code.flatMap((line) => drawLine(line, line.number === code.length)))}
		</CopyableCode>
	);
}

/** The class that colours a kind of code, for code in other frames. */
export function toTokenClass(kind: CodeTokenKind): string | undefined {
	return styles[kind];
}

function drawLine({ number, tokens, mark }: CodeLine, isLast: boolean): readonly ReactNode[] {
	const text = tokens.map((token) => drawToken(token, `${number}-${token.start}`));
	const Frame = mark && FRAMES[mark];
	const line = Frame ? [<Frame key={number}>{joinTexts(text)}</Frame>] : text;
	return isLast ? line : [...line, "\n"];
}

/** Elements around lines that stand out, whose meaning a screen reader can say. */
const FRAMES: Readonly<Record<LineMark, "mark" | "ins" | "del">> = {
	marked: "mark",
	added: "ins",
	removed: "del",
};

function drawToken({ text, kind }: CodeToken, key: string): ReactNode {
	if (!kind) return text;
	return (
		<span key={key} className={styles[kind]}>
			{text}
		</span>
	);
}
