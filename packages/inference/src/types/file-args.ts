/** Bytes a caller may give where a file is wanted. A `Blob` with a `type` tells the provider what it is. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** One file, as `inputs` or as the older `data`. */
export type FileArgs<Parameters> = { parameters?: Parameters | undefined } & (
	{ inputs: FileInput; data?: undefined } | { data: FileInput; inputs?: undefined }
);
