const MARKS = ["<!-- bench:start -->", "<!-- bench:end -->"] as const;

/** The text between the marks of a README, without the blank lines around it. */
export function readBlock(readme: string): string {
	const [start, end] = findMarks(readme);
	return readme.slice(start, end).trim();
}

/** The README with another text between its marks. */
export function replaceBlock(readme: string, block: string): string {
	const [start, end] = findMarks(readme);
	return `${readme.slice(0, start)}\n\n${block}\n\n${readme.slice(end)}`;
}

/** Where the text between the marks begins and ends. */
function findMarks(readme: string): readonly [number, number] {
	const [start, end] = [readme.indexOf(MARKS[0]), readme.indexOf(MARKS[1])];
	if (start < 0 || end < start) throw new Error(`A README lacks the marks ${MARKS.join(" and ")}.`);
	return [start + MARKS[0].length, end];
}
