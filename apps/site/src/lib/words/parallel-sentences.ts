import type { Locale } from "../locale.ts";

/** An everyday sentence in which the languages part. */
export const EVERYDAY_SENTENCE: Readonly<Record<Locale, string>> = {
	tr: "Kargom üç gündür gelmedi, siparişimi iptal etmek istiyorum.",
	en: "My parcel has not come for three days, I want to cancel my order.",
};

/** Sentences that mean the same in every language, from everyday to formal. */
export const PARALLEL_SENTENCES: readonly Readonly<Record<Locale, string>>[] = [
	{ tr: "Merhaba, bugün hava çok güzel.", en: "Hello, the weather is very nice today." },
	{ tr: "Evlerimizdekilerden misiniz?", en: "Are you one of those in our houses?" },
	EVERYDAY_SENTENCE,
	{
		tr: "Sözleşmenin feshedilebilmesi için taraflardan birinin yazılı bildirimde bulunması gerekir.",
		en: "For the contract to be terminated, one of the parties must give written notice.",
	},
];
