import type { Locale } from "@pusula/tasks";
import type { MetricSteps } from "./metric-steps.ts";

/** The words of a calculator's steps in one language, fetched without those of the others: for scripts of a page. */
export async function loadMetricSteps(locale: Locale): Promise<MetricSteps> {
	const { metricSteps } = (await import(`./${locale}/metric-steps.ts`)) as { metricSteps: MetricSteps }; // what each of these files exports
	return metricSteps;
}
