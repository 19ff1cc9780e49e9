import type { GuideRecord } from "../../src/features/guides/guide-record.ts";
import type { FileHashes } from "./guide-files.ts";

/** What a guide keeps that depends on the processor, as printed figures do; tables, configurations and tokenizers do not. */
const WEIGHTS = /\.(onnx|safetensors)$/;

type Printed = Pick<GuideRecord, "cells" | "examples" | "figures">;

/**
 * What a new run printed or computed otherwise than the record says, a paragraph each; none where all is the same. Timed
 * figures differ from run to run and are left out.
 */
export function compareRecords(
	record: Printed | undefined,
	run: Printed,
	timed: readonly string[],
): readonly string[] {
	const cells = run.cells.map(({ id, output }) => ({
		name: `cell "${id}" printed`,
		is: output,
		was: record?.cells.find((cell) => cell.id === id)?.output,
	}));
	const figures = Object.entries(run.figures)
		.filter(([id]) => !timed.includes(id))
		.map(([id, figure]) => ({
			name: `figure "${id}" has`,
			is: JSON.stringify(figure),
			was: record && JSON.stringify(record.figures[id]),
		}));
	const examples = run.examples.map(({ hash, before }) => ({
		name: `the code before the difference ${hash} ended with`,
		is: before,
		was: record?.examples.find((example) => example.hash === hash)?.before,
	}));
	return [...cells, ...figures, ...examples]
		.filter(({ is, was }) => is !== was)
		.map(({ name, is, was }) => `${name}:\n${is}\nThe record says:\n${was ?? "(nothing)"}`);
}

/** The files that a run wrote otherwise than they are kept, and whether it has to write the same bytes. */
export function compareFiles(
	kept: FileHashes,
	run: FileHashes,
	sameProcessor: boolean,
): readonly { readonly file: string; readonly fails: boolean }[] {
	return Object.keys(run)
		.filter((file) => kept[file] !== run[file])
		.map((file) => ({ file, fails: sameProcessor || !WEIGHTS.test(file) }));
}

/**
 * Whether a run has to print what the record says: on the same kind of processor. Another kind adds numbers up in another order,
 * so that trained models print other last digits and sampled texts are others.
 */
export function mustAgree(
	record: Pick<GuideRecord, "processor"> | undefined,
	run: Pick<GuideRecord, "processor">,
): boolean {
	return record === undefined || record.processor === run.processor;
}
