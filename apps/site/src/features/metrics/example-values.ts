import type { FieldEntry } from "../../../messages/metric-entry.ts";
import type { MetricWords } from "../../facts/tasks/metric-words.ts";
import type { Calculator, Field } from "./parts/calculator.ts";
import type { FormValues } from "./parts/read-form.ts";

/** Initial values of a calculator's fields. */
export function toExampleValues({ fields }: Calculator, words: MetricWords): FormValues {
	return Object.fromEntries(fields.map((field) => [field.name, toExample(field, words.fields[field.name])]));
}

/** Initial value of a field: that of the language, else its own. */
export function toExample(field: Field, words: FieldEntry | undefined): string {
	return words?.example ?? field.example ?? "";
}
