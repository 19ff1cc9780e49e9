import { ERROR_CODES, ERROR_FACTS, ERROR_SIDES, type ErrorCode, type ErrorSide } from "@pusula/inference";

/** The codes of one side, in the order of their facts. */
export function listCodes(side: ErrorSide): readonly ErrorCode[] {
	return ERROR_CODES.filter((code) => ERROR_FACTS[code].side === side);
}

/** The codes before and after one, in the order of the index. */
export function findNeighbourCodes(code: ErrorCode): {
	readonly previous?: ErrorCode;
	readonly next?: ErrorCode;
} {
	const codes = ERROR_SIDES.flatMap(listCodes);
	const at = codes.indexOf(code);
	const [previous, next] = [codes[at - 1], codes[at + 1]];
	return { ...(previous && { previous }), ...(next && { next }) };
}
