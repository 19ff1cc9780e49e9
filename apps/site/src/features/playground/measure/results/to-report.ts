import { buildReport, type MeasuredItem, relabelItems, type Report } from "@pusula/measure";
import { currencyOf, type Measurement, priceOf } from "../parts/measurement.ts";

/** What a report is computed from, as plain values that a worker takes. */
export interface ReportRequest {
	readonly measurement: Measurement;
	readonly items: readonly MeasuredItem[];
}

/** The report of a measurement, of all items that there are. */
export function toReport({ measurement, items }: ReportRequest): Report {
	const { task, kind, metrics, rows, models, labels, normalization } = measurement;
	const currency = currencyOf(measurement, items);
	return buildReport({
		task,
		evaluation: { kind, metrics, ...(normalization && { normalization }) },
		rows,
		items: labels ? relabelItems(items, labels) : items,
		candidates: models.map(({ name }) => name),
		isSimulated: models.flatMap(({ connection, name }) => (connection === "simulated" ? [name] : [])),
		priceOf: (item) => priceOf(measurement, item),
		...(currency !== undefined && { currency }),
	});
}
