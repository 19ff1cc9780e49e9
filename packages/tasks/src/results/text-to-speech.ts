import type { TaskResults } from "../results.ts";

/** No published result of a speech model on Turkish texts was found. */
export const results: TaskResults = {
	caveat: {
		tr: "Seslendirme modellerinin Türkçe için yayımlanmış, kaynağı görülen bir dinleyici puanı bulunamadı (Kasım 2026). Dinleyicilerin oy verdiği sıralamalar İngilizce sesleri karşılaştırır; Türkçede vurgu, ğ ve soru tonlaması bu sıralamada görünmez. Yukarıdaki listede dile, boyuta ve lisansa bakıp on cümleyi kendi kulağınızla dinleyin.",
		en: "No published listening score of a speech model on Turkish was found (November 2026). The leaderboards that listeners vote on compare English voices; stress, ğ and the melody of a question in Turkish do not show there. Look at language, size and licence in the list above, and listen to ten sentences yourself.",
	},
	benchmarks: [],
};
