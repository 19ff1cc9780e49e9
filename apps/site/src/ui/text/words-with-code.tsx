import { Fragment } from "react";

/** A sentence in which words between backticks are set as code. */
export function WordsWithCode({ text }: { readonly text: string }) {
	let start = 0;
	return text.split("`").map((part, index) => {
		const key = start;
		start += part.length + 1;
		return index % 2 === 1 ? (
			<code key={key} translate="no">
				{part}
			</code>
		) : (
			<Fragment key={key}>{part}</Fragment>
		);
	});
}
