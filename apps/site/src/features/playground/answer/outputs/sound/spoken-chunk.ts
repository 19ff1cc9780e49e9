/** A stretch of a sound with what was said or heard in it. */
export interface SpokenChunk {
	readonly text: string;
	/** In seconds. */
	readonly from: number;
	/** Undefined where the stretch lasts to the end. */
	readonly to: number | undefined;
}

/** The stretches in an output with `chunks` of text and timestamp; none where it has no such. */
export function readSpokenChunks(output: unknown): readonly SpokenChunk[] {
	const { chunks } = Object(output) as { readonly chunks?: unknown }; // fields of any object are unknown
	if (!Array.isArray(chunks)) return [];
	return chunks.flatMap((chunk: unknown) => {
		const { text, timestamp } = Object(chunk) as { readonly text?: unknown; readonly timestamp?: unknown }; // as above
		const [from, to]: unknown[] = Array.isArray(timestamp) ? timestamp : [];
		if (typeof text !== "string" || typeof from !== "number") return [];
		return [{ text: text.trim(), from, to: typeof to === "number" ? to : undefined }];
	});
}

/** Index of the stretch that is heard at a time; -1 between two. */
export function findChunkAt(chunks: readonly SpokenChunk[], seconds: number): number {
	return chunks.findLastIndex(({ from, to }) => seconds >= from && seconds < (to ?? Infinity));
}
