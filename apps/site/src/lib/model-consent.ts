import { listKeptModels, type ModelPlan } from "@pusula/local";

/** A download that the reader is asked about. */
export interface ModelDownload {
	readonly model: string;
	/** What the hub says of the size; undefined where it names none. Absent before the hub was asked. */
	readonly plan?: { readonly bytes: number | undefined };
}

/** Asks the reader; resolves with the bytes that were agreed to, 0 where no size was known, or undefined for no. */
export type AskReader = (download: ModelDownload) => Promise<number | undefined>;

/** The reader's consent to a model of the hub, asked for before anything is requested, and again where more would come. */
export interface ModelConsent {
	/** Asks unless something of the model is kept: what is missing of it is asked for when its plan is known. */
	readonly askFirst: () => Promise<boolean>;
	/** Asks where more would come than was agreed to, or nobody knows how much. */
	readonly mayFetch: (plan: Pick<ModelPlan, "bytesToFetch" | "isSizeKnown">) => Promise<boolean>;
}

/** How much larger than the table says a model may be without another question. */
const TOLERANCE = 1.2;

/** Opens the consent for one run of a model. */
export function openConsent(
	model: string,
	ask: AskReader,
	listKept: typeof listKeptModels = listKeptModels,
): ModelConsent {
	let agreed = 0;
	return {
		async askFirst() {
			if ((await listKept()).some((kept) => kept.model === model)) return true;
			const bytes = await ask({ model });
			agreed = (bytes ?? 0) * TOLERANCE;
			return bytes !== undefined;
		},
		async mayFetch({ bytesToFetch, isSizeKnown }) {
			if (isSizeKnown && bytesToFetch <= agreed) return true;
			const plan = { bytes: isSizeKnown ? bytesToFetch : undefined };
			return (await ask({ model, plan })) !== undefined;
		},
	};
}
