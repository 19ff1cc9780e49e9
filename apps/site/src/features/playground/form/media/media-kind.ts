/** Kind of file that a field takes. */
export type MediaKind = "image" | "audio" | "video";

/** Largest file the page takes, in bytes: it becomes a third larger inside a request, and servers refuse much more. */
export const MOST_FILE_BYTES = 20_000_000;

/** Reason why a file was rejected, with the `name` of the file or the `status` of the response. */
export type MediaProblem =
	| { readonly kind: "wrong-kind"; readonly name: string }
	| { readonly kind: "too-big" }
	| { readonly kind: "bad-address" }
	| { readonly kind: "unreachable" }
	| { readonly kind: "status"; readonly status: number };

/** The reason why a file is rejected; undefined when it can be taken. */
export function findMediaProblem(file: Blob, media: MediaKind): MediaProblem | undefined {
	const name = file instanceof File ? file.name : file.type || "?";
	if (!file.type.startsWith(`${media}/`)) return { kind: "wrong-kind", name };
	return file.size > MOST_FILE_BYTES ? { kind: "too-big" } : undefined;
}
