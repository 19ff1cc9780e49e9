/**
 * The lines of a text that comes in pieces, without their LF. Only LF ends a line: JSON strings may hold U+2028 and U+2029.
 * No more than one line and one piece are in memory.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
	let begun: string[] = [];
	for await (const piece of pieces) {
		const [first = "", ...others] = piece.split("\n");
		begun.push(first);
		for (const next of others) {
			yield begun.join("");
			begun = [next];
		}
	}
	yield begun.join("");
}
