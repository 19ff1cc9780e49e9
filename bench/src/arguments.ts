import { parseArgs } from "node:util";

/** Options of `npm run bench`. */
export interface BenchArguments {
	/** Measurements; an empty list means all. */
	readonly names: readonly string[];
	/** Sizes of `batch` and `memory`; an empty list means those at which they are compared. */
	readonly rows: readonly number[];
	readonly write: boolean;
	readonly walk: boolean;
	readonly list: boolean;
}

/** Reads the arguments of the command. Throws an `Error` for what it does not know, so that nothing is dropped in silence. */
export function readArguments(args: readonly string[], known: readonly string[]): BenchArguments {
	const { values, positionals: names } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			rows: { type: "string", multiple: true, default: [] },
			write: { type: "boolean", default: false },
			walk: { type: "boolean", default: false },
			list: { type: "boolean", default: false },
		},
	});
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined)
		throw new Error(`There is no measurement "${unknown}". There are: ${known.join(", ")}`);
	if (values.rows.length > 0 && !names.some((name) => SIZED.includes(name)))
		throw new Error("--rows belongs to batch and memory.");
	return { ...values, names, rows: values.rows.map(toRows) };
}

/** Measurements that take `--rows`. */
const SIZED: readonly string[] = ["batch", "memory"];

function toRows(text: string): number {
	if (!/^[1-9]\d*$/.test(text)) throw new Error(`--rows takes a number of rows, not "${text}".`);
	return Number(text);
}
