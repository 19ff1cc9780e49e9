import type { MetricEntry } from "../../../messages/metrics/metric-entry.ts";
import type { FormValues } from "./read-form.ts";

/** What the fields of a calculator hold before anyone changes them. */
export function toExampleValues({ fields }: MetricEntry): FormValues {
	return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
}
