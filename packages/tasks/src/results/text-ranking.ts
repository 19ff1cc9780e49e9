import type { TaskResults } from "../results.ts";

/** No published result of a reranker on Turkish data was found. */
export const results: TaskResults = {
	caveat: {
		tr: "Yeniden sıralayıcıların Türkçe veride yayımlanmış, kaynağı görülen bir sonucu bulunamadı (Kasım 2026). Üreticilerin verdiği sayılar İngilizce ve çok dilli ortalamalardır, Türkçe için sıra bunlardan çıkarılamaz. Kendi sorularınızdan elli tanesiyle ilk yüz sonucu yeniden sıralayıp nDCG@10 değerine bakın.",
		en: "No published result of a reranker on Turkish data was found (November 2026). The figures of the makers are English or means over many languages, and no order for Turkish follows from them. Rerank the first hundred results of fifty questions of your own and look at nDCG@10.",
	},
	benchmarks: [],
};
