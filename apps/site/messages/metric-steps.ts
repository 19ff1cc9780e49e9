import type { Locale } from "@pusula/tasks";
import { metricSteps as en } from "./en/metric-steps.ts";
import { type MetricSteps, metricSteps as tr } from "./tr/metric-steps.ts";

export type { MetricSteps };

/** The words in which a calculator shows its steps; apart from the others, because the page's script carries them. */
export function metricStepsIn(locale: Locale): MetricSteps {
	return STEPS[locale];
}

const STEPS: Readonly<Record<Locale, MetricSteps>> = {
	tr,
	en,
};
