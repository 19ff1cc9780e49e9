/** Lines of a JSONL file with so many messages of five lengths. */
export function* generateLines(rows: number): Generator<string> {
	const sentence = "The room was spotless and the staff were kind; we will come back. ";
	for (let row = 1; row <= rows; row++)
		yield `${JSON.stringify({ messages: `Review ${row}: ${sentence.repeat(1 + (row % 5))}` })}\n`;
}
