import type { ClientTask } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { LiteralError } from "../literals/text.ts";

/** Levels of nesting that a snippet prints; the clients' own JSON has no limit, people who read code have. */
const MAX_DEPTH = 256;
/** Values that a snippet prints, those inside lists and objects included. */
const MAX_VALUES = 100_000;

/** A value on the walk, and the lists and objects around it. */
interface Step {
	readonly value: unknown;
	readonly depth: number;
	readonly around: Around | undefined;
}

interface Around {
	readonly value: object;
	readonly next: Around | undefined;
}

/**
 * A call's fields in the form that snippets print: those of `inputs` by the names that services know.
 * @throws LiteralError for fields that hold themselves, or are nested too deep or too many to be printed
 */
export function toPrintedArgs(task: ClientTask, args: object): object {
	checkSize(args);
	const { serviceNames: names }: CallableTask = CALLABLE_TASKS[task];
	if (!names || !("inputs" in args)) return args;
	const { inputs } = args;
	if (typeof inputs !== "object" || inputs === null) return args;
	const entries = Object.entries(inputs).map(([key, value]) => {
		const name = names[key] ?? key;
		return [name in inputs ? key : name, value];
	});
	return { ...args, inputs: Object.fromEntries(entries) };
}

/** Walks without recursion, so that no nesting exhausts the stack before it is refused. */
function checkSize(args: object): void {
	const steps: Step[] = [{ value: args, depth: 0, around: undefined }];
	let count = 0;
	for (let step = steps.pop(); step; step = steps.pop()) {
		const { value, depth, around } = step;
		if (typeof value !== "object" || value === null || value instanceof Blob) continue;
		if (isAround(value, around))
			throw new LiteralError("The arguments hold themselves and cannot be printed.", "cyclic");
		if (depth >= MAX_DEPTH)
			throw new LiteralError(
				`The arguments are nested deeper than ${MAX_DEPTH} levels and cannot be printed.`,
				"too-deep",
			);
		const parts = Object.values(value);
		count += parts.length;
		if (count > MAX_VALUES)
			throw new LiteralError(
				`The arguments hold more than ${MAX_VALUES} values and cannot be printed.`,
				"too-large",
			);
		const next = { value, next: around };
		for (const part of parts) steps.push({ value: part, depth: depth + 1, around: next });
	}
}

function isAround(value: object, around: Around | undefined): boolean {
	for (let one = around; one; one = one.next) if (one.value === value) return true;
	return false;
}
