/** The pages that Lighthouse measures, one for each kind that readers meet first. */
export const MEASURED_PAGES: Readonly<Record<string, string>> = {
	home: "/",
	index: "/docs/transformers/",
	task: "/tasks/text-classification/",
	provider: "/providers/fal-ai/",
	guide: "/docs/how-to/structured-output/",
};

/** Devices as Lighthouse knows them. */
export const DEVICES = ["mobile", "desktop"] as const;

/** The categories that have to reach 100. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores of one page on one device, 0 to 100: the median of the runs. */
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** The middle of a list of numbers; the lower one of two. */
export function findMedian(values: readonly number[]): number {
	const sorted = values.toSorted((left, right) => left - right);
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
