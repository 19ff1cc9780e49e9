import type { Locale } from "@pusula/tasks";
import { METRIC_STEPS } from "./generated/metric-steps.ts";
import type { MetricSteps } from "./tr/metric-steps.ts";

export type { MetricSteps };

/** The words in which a calculator shows its steps. Scripts fetch those of their page instead. */
export function metricStepsIn(locale: Locale): MetricSteps {
	return METRIC_STEPS[locale];
}
