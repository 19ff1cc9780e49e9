import type { Locale } from "@pusula/tasks";
import type { MeasureRun } from "./tr/measure-run.ts";

/** The words of a measurement that has begun in one language, fetched without those of the others. */
export async function loadMeasureRun(locale: Locale): Promise<MeasureRun> {
	const { measureRun } = (await import(`./${locale}/measure-run.ts`)) as { measureRun: MeasureRun }; // what each of these files exports
	return measureRun;
}
