import { CLASS_FACTS, ERROR_ROWS, type ErrorFacts } from "./error-facts.ts";

export { ERROR_SIDES, type ErrorFacts, type ErrorSide } from "./error-facts.ts";

/** Machine-readable reason of an error. */
export type ErrorCode = keyof typeof ERROR_ROWS;

/** Every `code` an error of the library can carry. Each has a page in the documentation. */
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERROR_ROWS) as readonly ErrorCode[]; // the keys of the table

/** What is known of each error code: class, side, retries, failover, billing, messages. */
export const ERROR_FACTS = /* @__PURE__ */ Object.fromEntries(
	/* @__PURE__ */ ERROR_CODES.map((code) => [
		code,
		{ ...CLASS_FACTS[ERROR_ROWS[code].className], ...ERROR_ROWS[code] },
	]),
) as Readonly<Record<ErrorCode, ErrorFacts>>; // a row for each code
