/** The engine's parse error without its quotation of the text, which may hold a key or a prompt. */
export function toJsonError(error: unknown): unknown {
	return error instanceof SyntaxError ? new SyntaxError(error.message.replace(/"[^]*"/, "the text")) : error;
}
