/** A stretch of a prompt: a sign that only the model reads, or text. */
export interface Segment {
	readonly kind: "special" | "text";
	readonly text: string;
	/** Offset in the prompt. */
	readonly start: number;
}

/** Signs between angle brackets or square brackets that models are trained on: `<|im_start|>`, `<s>`, `[INST]`, `<end_of_turn>`. */
const SPECIAL = /<\|[^|<>\s]{1,60}\|>|<\/?[a-z][a-z0-9_]{0,40}>|\[\/?[A-Z_]{2,20}\]/g;

/** A prompt cut at its special signs. Joined, the segments are the prompt again. */
export function toSegments(prompt: string): readonly Segment[] {
	const segments: Segment[] = [];
	let from = 0;
	for (const { 0: sign, index } of prompt.matchAll(SPECIAL)) {
		if (index > from) segments.push({ kind: "text", text: prompt.slice(from, index), start: from });
		segments.push({ kind: "special", text: sign, start: index });
		from = index + sign.length;
	}
	if (from < prompt.length) segments.push({ kind: "text", text: prompt.slice(from), start: from });
	return segments;
}
