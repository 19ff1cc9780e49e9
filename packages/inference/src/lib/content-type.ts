/** The content type of a response; empty where it names none. */
export function contentTypeOf({ headers }: Pick<Response, "headers">): string {
	return headers.get("content-type") ?? "";
}

/** Whether a content type is JSON, in any of its forms: `application/problem+json`. */
export function isJsonType(type: string): boolean {
	return /^application\/([\w.+-]+\+)?json\b/i.test(type);
}
