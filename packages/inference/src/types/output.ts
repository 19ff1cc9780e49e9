/** A media result before it takes the caller's `outputType`. */
export type Media = ({ readonly blob: Blob } | { readonly base64: string } | { readonly url: string }) & {
	/** The provider's JSON reply, for output type `json`. */
	readonly reply?: unknown;
	/** Media type, when the provider names one. */
	readonly type?: string | undefined;
	/** Message when the download fails, made from the response's status text. */
	readonly downloadFailed?: ((statusText: string) => string) | undefined;
};

/** The form in which `textToImage` returns its result. */
export type OutputType = "blob" | "url" | "dataUrl" | "json";

/** What `textToImage` returns for an output type. */
export type ImageResult<T extends OutputType | undefined> = T extends "url" | "dataUrl"
	? string
	: T extends "json"
		? Record<string, unknown>
		: Blob;
