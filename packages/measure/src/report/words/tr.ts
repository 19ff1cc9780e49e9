/** What reports say: names of columns, verdicts, sentences about samples and differences. */
export const reportWords = {
	title: (task: string, rows: string) => `${task}: ${rows} satırda modeller`,
	simulated: "Simülasyon: model çalışmadı. Sayılar hiçbir model hakkında bir şey söylemez.",
	simulatedOnes: (names: string) =>
		`Simülasyon: ${names} çalışmadı. Sayıları bu modeller hakkında bir şey söylemez.`,
	method:
		"Ölçütler, modelin yanıtladığı satırlardan hesaplandı; %95 güven aralıkları yeniden örneklemeyle (bootstrap) bulundu. Modeller, ikisinin de yanıtladığı satırlarda rastgeleleştirme sınaması ve Holm düzeltmesiyle karşılaştırıldı.",
	uses: {
		interval: "yüzdelik yeniden örnekleme (bootstrap)",
		test: "yaklaşık rastgeleleştirme",
		correction: "çoklu karşılaştırma",
	},
	sources: (day: string) => `Kaynaklar (${day} tarihinde görüldü)`,
	normalizations: {
		none: "Yanıtlar yazıldıkları gibi karşılaştırıldı.",
		turkish:
			"Yanıtlar Türkçe kurallarla karşılaştırıldı: küçük harfle (I → ı, İ → i), noktalama işaretleri olmadan.",
		squad:
			"Yanıtlar, İngilizce için yazılmış SQuAD kurallarıyla karşılaştırıldı: küçük harfle; noktalama işaretleri ile a, an ve the olmadan.",
	},
	summary: "Sonuçlar",
	comparisons: "Farklar",
	classes: (model: string) => `Sınıflar: ${model}`,
	confusion: (model: string) => `Karışıklık matrisi: ${model}`,
	confusionCorner: "doğrusu \\ tahmin",
	wrong: "Yanlış yanıtlar ve başarısız çağrılar",
	worst: (metric: string) => `Satırlar, ${metric} değeri en kötü olandan başlayarak`,
	noWrong: "Yanıtların hepsi doğru.",
	more: (count: string) => `${count} satır daha CSV ve JSON raporlarında.`,
	model: "model",
	answered: "yanıtlanan",
	failed: "başarısız",
	median: "ortanca",
	p95: "95. yüzdelik",
	tokens: "belirteç girdi / çıktı",
	price: "ücret",
	billed: (models: string) => `Ücretlendirilmiş olabilecek başarısız çağrılar: ${models}.`,
	unpriced: (models: string) =>
		`Başarısız çağrılar ücrete katılmadı; ücretlendirilmiş olabilecekler: ${models}.`,
	first: "birinci",
	second: "ikinci",
	difference: "fark",
	interval: "%95 aralık",
	pValue: "p",
	verdict: "yorum",
	byChance: "aradaki fark rastlantıyla açıklanabilir",
	real: "rastlantıyla açıklanması güç",
	label: "etiket",
	precision: "kesinlik",
	recall: "duyarlılık",
	averagePrecision: "ortalama kesinlik",
	f1: "F1",
	support: "satır",
	row: "satır",
	input: "girdi",
	expected: "beklenen",
	right: "doğru",
	failure: "hata",
	isSimulated: "simülasyon",
	normalization: "karşılaştırma",
	answer: "yanıt",
	seconds: (value: string) => `${value} sn`,
	none: "–",
};

/** What reports say in one language. */
export type ReportWords = typeof reportWords;
