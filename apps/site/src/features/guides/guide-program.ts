/** A piece of a guide's program. */
export interface GuideCell {
	/** Name of the cell, and of the figure that a cell of the kind `figure` computes. */
	readonly id: string;
	/** `shown` is on the page with what it prints; `figure` gives the numbers of a curve and is not shown. */
	readonly kind: "shown" | "figure";
	/** Ends with a line break. */
	readonly code: string;
}

/** The program of a guide, which readers can download and run. */
export interface GuideProgram {
	/** Files that it reads, below the data sets: `sentiment/train.tr.jsonl`. */
	readonly data: readonly string[];
	/** Files that it writes and that are kept beside its record: `duygu/config.json`. */
	readonly keeps: readonly string[];
	/** Figures whose numbers are measured times, which differ from run to run. */
	readonly timed: readonly string[];
	readonly cells: readonly GuideCell[];
}

const CELL = /^# %% (figure )?(.*)$/m;
const DATA = /^# data: (.+)$/m;
const KEEPS = /^# keeps: (.+)$/m;
const TIMED = /^# timed: (.+)$/m;
const CELL_ID = /^[a-z][a-z0-9-]*$/;

/**
 * Takes the text of a program apart: what it reads is listed behind `# data:` at the top, what is kept of its files behind
 * `# keeps:`, which figures are times behind `# timed:`, and each cell below `# %% id`, or below `# %% figure id` where it gives the numbers of a curve.
 * @throws Error for a cell without a name, with a name that another has, for code above the first cell, or for a timed
 * figure that there is not
 */
export function readProgram(text: string): GuideProgram {
	const [head = "", ...parts] = text.split(CELL);
	const stray = head.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#"));
	if (stray !== undefined)
		throw new Error(`“${stray}” stands above the first cell: begin a cell with "# %% id".`);
	const cells = Array.from({ length: parts.length / 3 }, (_, index): GuideCell => {
		const [figure, id = "", code = ""] = parts.slice(3 * index, 3 * index + 3);
		return { id: id.trim(), kind: figure === undefined ? "shown" : "figure", code: `${code.trim()}\n` };
	});
	for (const [index, { id }] of cells.entries()) {
		if (!CELL_ID.test(id))
			throw new Error(`“${id}” is no name of a cell: write lower case letters, digits and hyphens.`);
		if (cells.findIndex((cell) => cell.id === id) < index) throw new Error(`Two cells are called “${id}”.`);
	}
	const timed = readList(TIMED, head);
	const absent = timed.find((id) => !cells.some((cell) => cell.id === id && cell.kind === "figure"));
	if (absent !== undefined) throw new Error(`No figure is called “${absent}”.`);
	return { data: readList(DATA, head), keeps: readList(KEEPS, head), timed, cells };
}

/** The program as readers download it: the cells of the page alone, which notebooks and editors run one by one. */
export function printProgram({ cells }: GuideProgram): string {
	return cells
		.filter(({ kind }) => kind === "shown")
		.map(({ id, code }) => `# %% ${id}\n${code}`)
		.join("\n");
}

function readList(line: RegExp, head: string): readonly string[] {
	const [, names] = line.exec(head) ?? [];
	return names?.split(",").map((name) => name.trim()) ?? [];
}
