import type { MeasuredItem } from "../evaluate/measured.ts";

/** The failure of a call that was begun and whose end nobody saw: it is reported, and not made again by itself. */
export const IN_DOUBT = {
	code: "in-doubt",
	message:
		"The run was stopped during this call: the provider may have served and billed it, and its result is lost.",
	mayBeBilled: true,
} as const satisfies MeasuredItem["failure"];

/**
 * True for a call that may have been served and billed, and whose result is lost.
 * @param item What became of the call.
 * @example
 * isInDoubt({ failure: IN_DOUBT }); // true
 */
export function isInDoubt({ failure }: Pick<MeasuredItem, "failure">): boolean {
	return failure?.code === IN_DOUBT.code;
}
