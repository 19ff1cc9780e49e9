import { listKeptModels, type LocalOptions, type ModelPlan } from "@pusula/local";
import { countBytesElsewhere } from "./count-bytes-elsewhere.ts";
import type { DownloadWords } from "./download-words.ts";
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
	/** Base URL of the mirror that the model comes from. Absent for the hub. */
	readonly hubUrl?: string;
	/** What is said of a mirror in place of the hub; `{host}` is where its host goes. */
	readonly mirrorWords?: MirrorWords;
	/** Licence and languages of a model that the site's table does not hold, in words. */
	readonly about?: string;
	/** Bytes of what runs the model, which come from this site beside it; 0 where this device keeps it. */
	readonly runtimeBytes: number;
}

/** The words of a request for consent that name where a model comes from. */
export interface MirrorWords {
	readonly consentText: string;
	/** A size that the site's table names. */
	readonly aboutSizes: DownloadWords;
	/** A size that the mirror names. */
	readonly exactSizes: DownloadWords;
}

/** Requests the reader's consent; resolves with the bytes that were agreed to, 0 where no size was known, or undefined for no. */
export type AskReader = (download: ModelDownload) => Promise<number | undefined>;

/** The reader's consent to a model of the hub, needed before anything is requested, and again where more would come. */
export interface ModelConsent {
	/** Requests consent unless something of the model is kept from there: consent to what is missing of it follows when its plan is known. */
	readonly askFirst: () => Promise<boolean>;
	/** Requests consent where more would come than was agreed to, or nobody knows how much. */
	readonly mayFetch: (plan: Pick<ModelPlan, "bytes" | "bytesToFetch" | "isSizeKnown">) => Promise<boolean>;
}

/** How much larger than the table says a model may be without another request for consent. */
const TOLERANCE = 1.2;

/** What this device keeps already. */
const DEVICE = {
	listKept: listKeptModels,
	countElsewhere: countBytesElsewhere,
	countRuntime: countRuntimeToFetch,
};

/** Opens the consent for one run of a model with its options. */
export function openConsent(
	model: string,
	options: RuntimeOptions & Pick<LocalOptions, "hubUrl">,
	askReader: AskReader,
	{ listKept, countElsewhere, countRuntime }: typeof DEVICE = DEVICE,
): ModelConsent {
	const { hubUrl } = options;
	let agreed = 0;
	const ask = async (plan?: ModelDownload["plan"]): Promise<number | undefined> =>
		askReader({
			model,
			...(plan && { plan }),
			...(hubUrl !== undefined && { hubUrl }),
			runtimeBytes: await countRuntime(options),
		});
	return {
		async askFirst() {
			const kept = (await listKept()).find((one) => one.model === model);
			if (kept && kept.bytes > (await countElsewhere(model, hubUrl))) return true;
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
