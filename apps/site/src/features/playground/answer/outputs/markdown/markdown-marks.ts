/**
 * Anything that Markdown may read as more than a plain paragraph; what has none of it is shown without the parser, which
 * is loaded with the first text that has.
 */
const MARKS = /[*_`#>|[\]~<\\&@]|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)|https?:|www\./m;

/** True when a text may be more than plain paragraphs. */
export function hasMarks(text: string): boolean {
	return MARKS.test(text);
}
