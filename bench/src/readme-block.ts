/** Blocks of READMEs that are written by the command: what was timed, or sizes. */
export type BlockName = "bench" | "sizes";

/** The text between the marks of a block, without the blank lines around it. */
export function readBlock(readme: string, name: BlockName): string {
	const [start, end] = findMarks(readme, name);
	return readme.slice(start, end).trim();
}

/** The README with another text between the marks of a block. */
export function replaceBlock(readme: string, name: BlockName, text: string): string {
	const [start, end] = findMarks(readme, name);
	return `${readme.slice(0, start)}\n\n${text}\n\n${readme.slice(end)}`;
}

/** Where the text between the marks begins and ends. */
function findMarks(readme: string, name: BlockName): readonly [number, number] {
	const [first, last] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const [start, end] = [readme.indexOf(first), readme.indexOf(last)];
	if (start < 0 || end < start) throw new Error(`A README lacks the marks ${first} and ${last}.`);
	return [start + first.length, end];
}
