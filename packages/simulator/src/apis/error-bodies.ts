import type { Problem } from "../types/request.ts";

/** `{ error: { message, type, param, code } }`, the error body of OpenAI and of APIs that follow it. */
export function openAiError({ status, message, at, code }: Problem): unknown {
	const type =
		status === 401 ? "authentication_error" : status >= 500 ? "server_error" : "invalid_request_error";
	return { error: { message, type, param: at ?? null, code: code ?? null } };
}

/** `{ message, type, param, code }` without a wrapper. */
export function flatError({ status, message, at, code }: Problem): unknown {
	const type = status === 404 ? "not_found_error" : status >= 500 ? "server_error" : "invalid_request_error";
	return { message, type, param: at ?? null, code: code ?? null };
}

/** `{ error: "text" }`. */
export function plainError({ message }: Problem): unknown {
	return { error: message };
}

/** `{ message: "text" }`. */
export function messageError({ message }: Problem): unknown {
	return { message };
}

/** `{ detail: "text" }`, or for a wrong field the list that FastAPI servers send. */
export function detailError({ status, message, at }: Problem): unknown {
	if (at === undefined || status === 401 || status === 404) return { detail: message };
	const loc = [
		"body",
		...at
			.split(".")
			.filter(Boolean)
			.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
	];
	return { detail: [{ loc, msg: message, type: "value_error" }] };
}
