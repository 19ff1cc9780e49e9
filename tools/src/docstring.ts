/** Longest line, with a tab counted as four letters. */
const WIDTH = 106;

/**
 * Prints words as a docstring: on one line where they fit, else wrapped. A line break in the words begins a new line.
 * Empty words give nothing. Lines of `code` follow as they are.
 */
export function printDocstring(words: string, { indent = "", code = "" } = {}): string {
	const text = words.trim();
	if (text === "") return "";
	const room = WIDTH - indent.length * 4;
	if (code === "" && !text.includes("\n") && text.length <= room - 7) return `${indent}/** ${text} */\n`;
	const lines = text.split("\n").flatMap((line) => wrap(line.trim(), room - 3));
	const all = code === "" ? lines : [...lines, ...code.split("\n")];
	return `${indent}/**\n${all.map((line) => `${indent} * ${line}`.trimEnd() + "\n").join("")}${indent} */\n`;
}

function wrap(words: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of words.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (longer.length > width && line !== "") {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
