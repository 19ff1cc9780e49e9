import type { ErrorCode } from "@pusula/inference";
import { ERROR_FACTS, ERROR_SIDES, type ErrorSide } from "./error-facts.ts";

/** The codes of one side, in the order of their facts. */
export function listCodes(side: ErrorSide): readonly ErrorCode[] {
	return (Object.keys(ERROR_FACTS) as ErrorCode[]).filter((code) => ERROR_FACTS[code].side === side); // the record's own keys
}

/** The codes before and after one, in the order of the index. */
export function findNeighbours(code: ErrorCode): {
	readonly previous?: ErrorCode;
	readonly next?: ErrorCode;
} {
	const codes = ERROR_SIDES.flatMap(listCodes);
	const at = codes.indexOf(code);
	const [previous, next] = [codes[at - 1], codes[at + 1]];
	return { ...(previous && { previous }), ...(next && { next }) };
}
