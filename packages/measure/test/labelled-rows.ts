import { type Candidate, type MeasuredRow, measureRows } from "../src/index.ts";

const LABELS = ["olumlu", "olumsuz", "nötr"];

/** Sixty rows of three labels. */
export const rows: readonly MeasuredRow[] = Array.from({ length: 60 }, (_, index) => ({
	number: index + 1,
	args: { inputs: `Satır ${index + 1}` },
	input: `Satır ${index + 1}`,
	expected: LABELS[index % 3] ?? "",
}));

/** A model that is wrong on each row whose number its share divides. */
export const model = (name: string, wrongEach: number): Candidate => ({
	name,
	call: async ({ inputs }) => {
		const number = Number(String(inputs).split(" ")[1]);
		const right = LABELS[(number - 1) % 3];
		const label = number % wrongEach === 0 ? LABELS[number % 3] : right;
		return { output: [{ label, score: 0.9 }], inputTokens: 10, outputTokens: 1 };
	},
});

/** Measures the rows on a clock that moves on by 5 ms whenever it is read. */
export const measure = (
	candidates: readonly Candidate[],
	more: Partial<Parameters<typeof measureRows>[0]> = {},
) => {
	let ms = 0;
	return measureRows({
		kind: "labels",
		rows,
		candidates,
		signal: new AbortController().signal,
		now: () => (ms += 5),
		...more,
	});
};
