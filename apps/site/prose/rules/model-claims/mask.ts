import type { Model } from "@pusula/tasks/models";

/** The sign for the gap that a text names for a model, where the model takes another one. */
export function findMask(words: string, { maskToken }: Model): readonly string[] {
	const [written, ...others] = new Set(words.match(/\[MASK\]|<mask>/g));
	if (written === undefined || others.length > 0 || maskToken === undefined || written === maskToken)
		return [];
	return DENIED.test(words) ? [] : [`“${written}”, but by the model table the gap is “${maskToken}”`];
}

/** The sentence says that the sign is not the model's. */
const DENIED =
	/tanıma[zy]|bilme[zy]|değil|kullanmayın|yazmayın|(?:does|do) not|doesn['’]t|\bnot\b|instead of|yerine/iu;
