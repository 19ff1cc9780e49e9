import type { OutputKind } from "@pusula/tasks";
import { findResultText } from "../../../../lib/words/find-result-text.ts";
import { type SavedRun, toSavedRun, withoutFiles } from "../../run/saved/saved-run.ts";
import { withoutSecrets } from "../../run/saved/secrets.ts";
import type { RunState } from "../../run/state/run-state.ts";
import type { ShownRun } from "../state/use-opened-form.ts";

/** What of a shown answer is shared with its form. */
export interface SharedAnswer {
	/** The run that gave it; absent where none has, or the form is another by now. */
	readonly run?: RunState;
	/** The answer as a link carries it; absent where it holds files. */
	readonly text?: string;
	/** The form has changed since the answer came. */
	readonly isOfOther?: true;
	/** The answer is not whole: still on its way, stopped, or cut off by an error. */
	readonly isUnfinished?: true;
}

/** A run as a file holds it. */
export interface SharedRun {
	readonly run: RunState;
	/** Which messages of its chat are simulated answers, in the order of their versions where there are several. */
	readonly simulated?: string;
	/** The same of the shown messages alone; default: `simulated`. */
	readonly simulatedShown?: string;
}

/** A run as it is written; undefined for one that has not ended. One too large for its versions has the marks of what is shown. */
export function toSharedRecord(
	{ run, simulated, simulatedShown = simulated }: SharedRun,
	kept: Parameters<typeof toSavedRun>[1],
): SavedRun | undefined {
	const saved = toSavedRun(run, kept);
	const marks = run.call?.versions && !saved?.versions ? simulatedShown : simulated;
	if (!saved) return undefined;
	const { answered } = saved;
	return {
		...saved,
		// Headers of the response name it.
		...(answered && { answered: withoutSecrets(answered, kept.secrets) }),
		...(marks && { simulated: marks }),
	};
}

/** Kinds of output whose files are written as base64 into the text of the answer. */
const WRITTEN_FILES: ReadonlySet<OutputKind> = new Set(["masks", "sounds"]);

/** The answer that is shown for a form: of the same call, and whole. */
export async function readSharedAnswer(
	kind: OutputKind,
	{ run, connection, call }: Pick<ShownRun, "run" | "connection" | "call">,
): Promise<SharedAnswer> {
	const { status, output, call: made } = run;
	if (output === undefined || !made) return {};
	if (status !== "done") return { isUnfinished: true };
	if (run.connection !== connection || !(await isSame(toCalled(made), toCalled(call))))
		return { isOfOther: true };
	const isOfFiles =
		WRITTEN_FILES.has(kind) || JSON.stringify(withoutFiles(output)) !== JSON.stringify(output);
	if (isOfFiles) return { run };
	const text = kind === "text" ? findResultText(output) : undefined;
	return { run, text: text ?? JSON.stringify(output, undefined, 2) };
}

/** A call without how it is sent. */
function toCalled({ task, provider, model, scenario, args }: ShownRun["call"]) {
	return { task, provider, model, scenario, args };
}

async function isSame(a: unknown, b: unknown): Promise<boolean> {
	if (a === b) return true;
	if (a instanceof Blob || b instanceof Blob)
		return a instanceof Blob && b instanceof Blob && haveSameBytes(a, b);
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	const other = new Map(listFields(b));
	const fields = listFields(a);
	if (fields.length !== other.size) return false;
	const same = await Promise.all(fields.map(([name, value]) => isSame(value, other.get(name))));
	return same.every(Boolean);
}

function listFields(value: object): readonly (readonly [string, unknown])[] {
	return Object.entries(value).filter(([, inner]) => inner !== undefined);
}

async function haveSameBytes(a: Blob, b: Blob): Promise<boolean> {
	if (a.type !== b.type || a.size !== b.size) return false;
	const [own, other] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()]);
	const bytes = new Uint8Array(other);
	return new Uint8Array(own).every((byte, index) => byte === bytes[index]);
}
