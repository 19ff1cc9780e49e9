/** What kind of file a field takes. */
export type MediaKind = "image" | "audio" | "video";

/** Largest file the page takes, in bytes: it becomes a third larger inside a request, and servers refuse much more. */
export const MOST_BYTES = 20_000_000;

/** Why a file was not taken; `name` or `status` tells of which file or answer. */
export type MediaRefusal =
	| { readonly kind: "wrong-kind"; readonly name: string }
	| { readonly kind: "too-big" }
	| { readonly kind: "bad-address" }
	| { readonly kind: "unreachable" }
	| { readonly kind: "status"; readonly status: number };

/** Whether a file can be taken; nothing when it can. */
export function findRefusal(file: Blob, media: MediaKind): MediaRefusal | undefined {
	const name = file instanceof File ? file.name : file.type || "?";
	if (!file.type.startsWith(`${media}/`)) return { kind: "wrong-kind", name };
	return file.size > MOST_BYTES ? { kind: "too-big" } : undefined;
}
