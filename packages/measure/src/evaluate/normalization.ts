import { normalizeSquad, normalizeTurkish } from "@pusula/metrics";

/**
 * How texts are made alike before they are compared.
 * - `none`: as they are written
 * - `turkish`: small letters by the Turkish rule (I → ı, İ → i), without punctuation
 * - `squad`: as the SQuAD benchmark compares English answers, in small letters, without punctuation and articles
 */
export const NORMALIZATIONS = ["none", "turkish", "squad"] as const;

/** One way of making texts alike. */
export type Normalization = (typeof NORMALIZATIONS)[number];

/** A text after a normalization. */
export function normalizeAs(normalization: Normalization, text: string): string {
	return NORMALIZE[normalization](text);
}

const NORMALIZE: Readonly<Record<Normalization, (text: string) => string>> = {
	none: (text) => text,
	turkish: normalizeTurkish,
	squad: normalizeSquad,
};
