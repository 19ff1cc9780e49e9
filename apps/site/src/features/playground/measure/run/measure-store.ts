import { isInDoubt, type MeasuredItem } from "@pusula/measure";
import { openDatabase, toPromise, whenWritten } from "../../../../lib/kept/database.ts";
import type { Measurement } from "../parts/measurement.ts";
import { claimItems } from "./merge-items.ts";
import { isMeasuring } from "./with-measure-lock.ts";

const DATABASE = "pusula-measure";
const STORES = { measurements: { keyPath: "createdAt" }, items: { keyPath: ["row", "candidate"] } };

/** A measurement with what became of its calls. */
export interface KeptMeasurement {
	readonly measurement: Measurement;
	readonly items: readonly MeasuredItem[];
}

/**
 * Makes a measurement the kept one where none is, and returns the items of its earlier calls: also of those that another tab has
 * made since the page read them. Undefined where another measurement is kept. @throws where the browser keeps no data
 */
export async function claimMeasurement(
	measurement: Measurement,
	own: readonly MeasuredItem[],
): Promise<readonly MeasuredItem[] | undefined> {
	const kept = await readMeasurement();
	if (!kept)
		await change((stores) => {
			stores("measurements").put(measurement);
			for (const item of own) stores("items").put(item);
		});
	return claimItems(kept, measurement, own);
}

/** Keeps other words about the kept measurement; its items stay. @throws as `changeOwn` */
export function updateMeasurement(measurement: Measurement): Promise<void> {
	return changeOwn(measurement, (stores) => stores("measurements").put(measurement));
}

/** Keeps what became of a call of the kept measurement, on the disk once it resolves. @throws as `changeOwn` */
export function putItem(measurement: Measurement, item: MeasuredItem): Promise<void> {
	return changeOwn(measurement, (stores) => stores("items").put(item));
}

/** Deletes what is kept of a call of the kept measurement. @throws as `changeOwn` */
export function deleteItem(measurement: Measurement, { row, candidate }: MeasuredItem): Promise<void> {
	return changeOwn(measurement, (stores) => stores("items").delete([row, candidate]));
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

/** As `readMeasurement`, without the calls that another tab has begun and is still waiting for. */
export async function findMeasurement(): Promise<KeptMeasurement | undefined> {
	const kept = await readMeasurement();
	if (!kept?.items.some(isInDoubt) || !(await isMeasuring())) return kept;
	return { ...kept, items: kept.items.filter((item) => !isInDoubt(item)) };
}

/** Deletes the kept measurement. @throws as `changeOwn` */
export function deleteMeasurement(measurement: Measurement): Promise<void> {
	return changeOwn(measurement, (stores) => {
		stores("measurements").clear();
		stores("items").clear();
	});
}

/** Changes the store. @throws where this measurement is not the kept one: another tab may have put its own in its place */
function changeOwn({ createdAt }: Measurement, work: (stores: Stores) => unknown): Promise<void> {
	return change(async (stores) => {
		const found = await toPromise(stores("measurements").count(createdAt));
		if (found === 0) throw new Error(`No measurement of ${createdAt} is kept.`);
		work(stores);
	});
}

type Stores = (name: keyof typeof STORES) => IDBObjectStore;

async function change(work: (stores: Stores) => unknown): Promise<void> {
	const database = await openDatabase(DATABASE, STORES);
	try {
		const transaction = database.transaction(Object.keys(STORES), "readwrite", { durability: "strict" });
		const written = whenWritten(transaction);
		await Promise.all([work((name) => transaction.objectStore(name)), written]);
	} finally {
		database.close();
	}
}
