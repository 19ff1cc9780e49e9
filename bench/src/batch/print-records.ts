import type { Row } from "../row.ts";
import type { BatchRecord, Figures } from "./batch-record.ts";
import { compareSizes } from "./compare-sizes.ts";
import type { MemoryRecord } from "./memory-record.ts";

const LOOP = "a loop with p-limit";
const LITELLM = "LiteLLM's `batch_completion`";
const HEADS = [
	"rows",
	`speed against ${LOOP}`,
	`against ${LITELLM}`,
	"memory of `pusula batch`",
	`of ${LOOP}`,
	`of ${LITELLM}`,
];

/**
 * Most memory of the process of `pusula batch` over all sizes to its least. V8 lets the part of its heap for new objects grow
 * in the first thousands of rows, and leaves garbage in the rest until that has grown to several times of what is in use.
 */
const FLAT = { atMost: 2 };
/** Fewer rows than these show the start of the process alone. */
const FEWEST = 1000;

/** What the README holds: a line for each size, with ratios for the speed, and how flat the memory is. */
export function printRecords(records: readonly BatchRecord[], memory: readonly MemoryRecord[] = []): string {
	const lines = records.map(({ rows, date, versions, sides: { batch, loop, litellm } }) => [
		printCount(rows),
		...[loop, litellm].map((peer) => peer?.ratio.toFixed(2) ?? ""),
		...[batch, loop, litellm].map((side) => (side ? `${side.peakMib} MiB` : "")),
		`${date}, ${versions}`,
	]);
	const table = [[...HEADS, "measured"], [...HEADS, ""].map(() => "---"), ...lines];
	const flatness = toFlatness(records).map(
		({ ratio, figures }) =>
			`Memory of \`pusula batch\` over these sizes, the most to the least: ${ratio.toFixed(2)} (${figures}). The bound is ${FLAT.atMost}.`,
	);
	const live = memory.map(({ rows, liveMib, date }) => [printCount(rows), `${liveMib} MiB`, date]);
	const inUse = toLiveFlatness(memory).map(
		({ ratio }) => `The most to the least: ${ratio.toFixed(2)}. The bound is 1.25.`,
	);
	return [
		"Each row is one message to the simulator's chat, 16 at once. The speed is the rows a second of `pusula batch` divided by those of the",
		"other: above 1, `batch` is faster. The memory is the most that the process held. The other two keep every row and result in memory",
		"until the end; `batch` has each result on the disk before its row counts as done. All are whole commands, with their start.",
		"",
		...toLines(table),
		"",
		...flatness,
		"That is the memory of the process, most of which V8 keeps for new objects and for garbage that it has not collected yet. What",
		"`batch` really has in use, the most that a collection of garbage left, does not grow with the rows:",
		"",
		...toLines([["rows", "in use by `pusula batch`", "measured"], ["---", "---", "---"], ...live]),
		"",
		...inUse,
		"",
		"Measured by `npm run bench -- batch memory --write`, and a million rows by `npm run bench -- batch memory --rows 1000000 --write`.",
	].join("\n");
}

/** A record as rows of the report. */
export function toRows({ rows, sides: { batch, loop, litellm } }: BatchRecord): readonly Row[] {
	const size = `${printCount(rows)} rows`;
	return [
		...comparePeer(size, loop ? LOOP : "itself", [batch, loop ?? batch]),
		...(litellm ? comparePeer(size, LITELLM, [batch, litellm]) : []),
	];
}

/** Memory is flat where no size, whichever it is, takes much more than another; one size shows nothing. */
export function toFlatness(records: readonly BatchRecord[]): readonly Row[] {
	const peaks = records.filter(({ rows }) => rows >= FEWEST).map(({ sides }) => sides.batch.peakMib);
	return compareSizes("most memory of `pusula batch` over all sizes", peaks, FLAT);
}

/** What is in use is flat where a hundred times the rows add next to nothing. */
export function toLiveFlatness(records: readonly MemoryRecord[]): readonly Row[] {
	const live = records.map(({ liveMib }) => liveMib);
	return compareSizes("memory in use by `pusula batch` over all sizes", live, { atMost: 1.25 });
}

function toLines(table: readonly (readonly string[])[]): readonly string[] {
	return table.map((cells) => `| ${cells.join(" | ")} |`);
}

function comparePeer(
	size: string,
	peer: string,
	[batch, other]: readonly [Figures, Figures],
): readonly Row[] {
	return [
		{
			what: `rows a second, ${size}`,
			peer,
			ratio: other.ratio,
			target: undefined,
			figures: `${batch.rowsPerSecond} : ${other.rowsPerSecond}`,
		},
		{
			what: `most memory, ${size}`,
			peer,
			ratio: batch.peakMib / other.peakMib,
			target: undefined,
			figures: `${batch.peakMib} MiB : ${other.peakMib} MiB`,
		},
	];
}

function printCount(rows: number): string {
	return rows.toLocaleString("en");
}
