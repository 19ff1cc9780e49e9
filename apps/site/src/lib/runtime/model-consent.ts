import { listKeptModels, type ModelPlan } from "@pusula/local";
import { countRuntimeToFetch, type RuntimeOptions } from "./runtime-to-fetch.ts";

/** A download that needs the reader's consent. */
export interface ModelDownload {
	readonly model: string;
	/** What the hub says of the size; undefined where it names none. Absent before a request to the hub. */
	readonly plan?: {
		readonly bytes: number | undefined;
		/** Bytes of the model that are on this device already. */
		readonly keptBytes: number;
	};
	/** Licence and languages of a model that the site's table does not hold, in words. */
	readonly about?: string;
	/** Bytes of what runs the model, which come from this site beside it; 0 where this device keeps it. */
	readonly runtimeBytes: number;
}

/** Requests the reader's consent; resolves with the bytes that were agreed to, 0 where no size was known, or undefined for no. */
export type AskReader = (download: ModelDownload) => Promise<number | undefined>;

/** The reader's consent to a model of the hub, needed before anything is requested, and again where more would come. */
export interface ModelConsent {
	/** Requests consent unless something of the model is kept: consent to what is missing of it follows when its plan is known. */
	readonly askFirst: () => Promise<boolean>;
	/** Requests consent where more would come than was agreed to, or nobody knows how much. */
	readonly mayFetch: (plan: Pick<ModelPlan, "bytes" | "bytesToFetch" | "isSizeKnown">) => Promise<boolean>;
}

/** How much larger than the table says a model may be without another request for consent. */
const TOLERANCE = 1.2;

/** What this device keeps already. */
const DEVICE = { listKept: listKeptModels, countRuntime: countRuntimeToFetch };

/** Opens the consent for one run of a model with its options. */
export function openConsent(
	model: string,
	options: RuntimeOptions,
	askReader: AskReader,
	{ listKept, countRuntime }: typeof DEVICE = DEVICE,
): ModelConsent {
	let agreed = 0;
	const ask = async (plan?: ModelDownload["plan"]): Promise<number | undefined> =>
		askReader({ model, ...(plan && { plan }), runtimeBytes: await countRuntime(options) });
	return {
		async askFirst() {
			if ((await listKept()).some((kept) => kept.model === model)) return true;
			const bytes = await ask();
			agreed = (bytes ?? 0) * TOLERANCE;
			return bytes !== undefined;
		},
		async mayFetch({ bytes, bytesToFetch, isSizeKnown }) {
			if (isSizeKnown && bytesToFetch <= agreed) return true;
			const plan = { bytes: isSizeKnown ? bytesToFetch : undefined, keptBytes: bytes - bytesToFetch };
			return (await ask(plan)) !== undefined;
		},
	};
}
