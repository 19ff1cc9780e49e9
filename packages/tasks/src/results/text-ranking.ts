import type { TaskResults } from "../results.ts";

/** No published comparison of rerankers on Turkish data was found. */
export const results: TaskResults = {
	caveat: {
		tr: "Yeniden sıralayıcıları aynı Türkçe veride yan yana koyan, kaynağı görülen bir sonuç bulunamadı (Kasım 2026). Tek tek kartlardaki ölçümler, örneğin GoktugD/DUSUNEN-Mercek-118M-v1 kartında TurHistQuad, bir modeli yalnızca kendi tabanıyla karşılaştırır. Öbür üreticilerin verdiği sayılar İngilizce ve çok dilli ortalamalardır, Türkçe için sıra bunlardan çıkarılamaz. Kendi sorularınızdan elli tanesiyle ilk yüz sonucu yeniden sıralayıp nDCG@10 değerine bakın.",
		en: "No published result that puts rerankers side by side on Turkish data was found (November 2026). Measurements on single cards, such as TurHistQuad on that of GoktugD/DUSUNEN-Mercek-118M-v1, compare a model with its own base only. The figures of other makers are English or means over many languages, and no order for Turkish follows from them. Rerank the first hundred results of fifty questions of your own and look at nDCG@10.",
	},
	benchmarks: [],
};
