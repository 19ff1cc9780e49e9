/**
 * The lines of a text that comes in chunks, without their LF. Only LF ends a line: JSON strings may hold U+2028 and U+2029.
 * No more than one line and one chunk are in memory.
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
	let begun: string[] = [];
	for await (const chunk of chunks) {
		const [first = "", ...others] = chunk.split("\n");
		begun.push(first);
		for (const next of others) {
			yield begun.join("");
			begun = [next];
		}
	}
	yield begun.join("");
}
