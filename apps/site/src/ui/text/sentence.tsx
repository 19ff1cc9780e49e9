import { Fragment, type ReactNode } from "react";

/** A message whose `{names}` are filled with elements, such as code or links. */
export function Sentence({
	text,
	parts,
}: {
	readonly text: string;
	readonly parts: Readonly<Record<string, ReactNode>>;
}) {
	return text
		.split(/(\{\w+\})/)
		.map((piece) => <Fragment key={piece}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>);
}
