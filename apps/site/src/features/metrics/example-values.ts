import type { MetricEntry } from "../../../messages/metric-entry.ts";
import type { FormValues } from "./read-form.ts";

/** Initial values of a calculator's fields. */
export function toExampleValues({ fields }: MetricEntry): FormValues {
	return Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
}
