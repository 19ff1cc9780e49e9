import * as published from "@huggingface/inference";
import * as newest from "@huggingface/inference-newest";
import * as ours from "@pusula/inference";

/** A task function, or `request`: arguments and options in, a promise or an async generator out. */
type TaskFunction = (args: object, options?: object) => unknown;
/** A client library by the names it exports. */
export type Library = Readonly<Record<string, unknown>>;

/** The libraries side by side: this one, and the two published ones it replaces. */
export const LIBRARIES: Readonly<Record<"ours" | "3.13.1" | "4.13.30", Library>> = {
	ours,
	"3.13.1": published,
	"4.13.30": newest,
};

/** Version of a published library. */
export type Version = Exclude<keyof typeof LIBRARIES, "ours">;

/** A task function by its name. */
export function functionOf(library: Library, name: string): TaskFunction {
	const found = library[name];
	if (typeof found !== "function") throw new Error(`There is no function ${name}.`);
	return found as TaskFunction; // every exported function of these libraries has this form
}
