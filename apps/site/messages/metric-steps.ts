import type { Locale } from "@pusula/tasks";
import { metricSteps as en } from "./en/metric-steps.ts";
import { type MetricSteps, metricSteps as tr } from "./tr/metric-steps.ts";

export type { MetricSteps };

/** The words in which a calculator shows its steps. Scripts fetch those of their page instead. */
export function metricStepsIn(locale: Locale): MetricSteps {
	return STEPS[locale];
}

const STEPS: Readonly<Record<Locale, MetricSteps>> = {
	tr,
	en,
};
