import { WordsWithCode } from "../../ui/text/words-with-code.tsx";

/** A docstring: its paragraphs, with code between backticks. */
export function Paragraphs({ text }: { readonly text: string }) {
	return text
		.split(/\n\s*\n/)
		.filter(Boolean)
		.map((paragraph) => (
			<p key={paragraph}>
				<WordsWithCode text={paragraph} />
			</p>
		));
}
