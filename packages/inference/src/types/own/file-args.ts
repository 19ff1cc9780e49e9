/** Bytes that a caller may pass as a file. A `Blob` with a `type` also sends its media type; `ArrayBuffer` and views have none. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** One file, as `inputs` or as the older `data`. */
export type FileArgs<Parameters> = { parameters?: Parameters | undefined } & (
	{ inputs: FileInput; data?: undefined } | { data: FileInput; inputs?: undefined }
);
