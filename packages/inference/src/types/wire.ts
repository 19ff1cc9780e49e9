/** How a call authenticates, derived from the key alone. */
export type AuthMethod = "none" | "hf-token" | "credentials-include" | "provider-key";

/** The header a key goes into, and what comes before it. The key itself is joined only when the request is sent. */
export interface Auth {
	/** Name of the header: `authorization`. */
	readonly header: string;
	/** Text before the key, with its trailing space: `"Bearer "`. */
	readonly prefix: string;
}

/** A request as data. The key is not in it; files stay as leaves until the body is encoded. */
export interface HttpRequest {
	/** HTTP method. */
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** Where the request goes. */
	readonly url: string;
	/** By name, in small letters; without the key. */
	readonly headers: Readonly<Record<string, string>>;
	/** Absent: the request carries no key. */
	readonly auth?: Auth | undefined;
	/** No cookies are sent: the URL came out of a reply, or belongs to the hub, whose responses to pages carry none. */
	readonly withoutCookies?: true;
	readonly body?: Body | undefined;
}

/** A request body before it is encoded. A JSON value may hold `InlineFile` leaves. */
export type Body =
	| { readonly kind: "json"; readonly value: object }
	| { readonly kind: "form"; readonly fields: FormFields }
	| { readonly kind: "file"; readonly file: Blob };

/** Fields of a multipart form; a file carries its file name. */
export type FormFields = Readonly<Record<string, string | { readonly file: Blob; readonly name: string }>>;
