import type { MeasuredItem } from "@pusula/measure";
import { openDatabase, toPromise, whenWritten } from "../../../../lib/database.ts";
import type { Measurement } from "../measurement.ts";

const DATABASE = "pusula-measure";
const STORES = { measurements: { keyPath: "createdAt" }, items: { keyPath: ["row", "candidate"] } };

/** A measurement with what became of its calls. */
export interface KeptMeasurement {
	readonly measurement: Measurement;
	readonly items: readonly MeasuredItem[];
}

/** Keeps a measurement in place of the one before, without any item. @throws where the browser keeps no data */
export function putMeasurement(measurement: Measurement): Promise<void> {
	return change((stores) => {
		stores("measurements").clear();
		stores("items").clear();
		stores("measurements").put(measurement);
	});
}

/** Keeps other words about the same measurement; its items stay. @throws where the browser keeps no data */
export function updateMeasurement(measurement: Measurement): Promise<void> {
	return change((stores) => stores("measurements").put(measurement));
}

/** Keeps what became of a call. @throws where the browser keeps no data */
export function putItem(item: MeasuredItem): Promise<void> {
	return change((stores) => stores("items").put(item));
}

/** The kept measurement; undefined where there is none. @throws where the browser keeps no data */
export async function readMeasurement(): Promise<KeptMeasurement | undefined> {
	const database = await openDatabase(DATABASE, STORES);
	try {
		const transaction = database.transaction(Object.keys(STORES));
		const [found, items] = await Promise.all([
			toPromise(transaction.objectStore("measurements").getAll()) as Promise<Measurement[]>, // written above
			toPromise(transaction.objectStore("items").getAll()) as Promise<MeasuredItem[]>, // written above
		]);
		const [measurement] = found;
		return measurement && { measurement, items };
	} finally {
		database.close();
	}
}

/** Deletes the kept measurement. @throws where the browser keeps no data */
export function deleteMeasurement(): Promise<void> {
	return change((stores) => {
		stores("measurements").clear();
		stores("items").clear();
	});
}

async function change(
	work: (stores: (name: keyof typeof STORES) => IDBObjectStore) => unknown,
): Promise<void> {
	const database = await openDatabase(DATABASE, STORES);
	try {
		const transaction = database.transaction(Object.keys(STORES), "readwrite");
		const written = whenWritten(transaction);
		work((name) => transaction.objectStore(name));
		await written;
	} finally {
		database.close();
	}
}
