import type { Locale } from "@pusula/tasks";
import type { Measure } from "./tr/measure.ts";

/** The words of the page that measures models in one language, fetched without those of the others. */
export async function loadMeasure(locale: Locale): Promise<Measure> {
	const { measure } = (await import(`./${locale}/measure.ts`)) as { measure: Measure }; // what each of these files exports
	return measure;
}
