/** Words of compared answers, in Turkish; fetched with the first comparison. */
export const playgroundCompare = {
	summary: "Karşılaştırma",
	model: "Model",
	noModel: "Model yazılmadı",
	state: "Durum",
	first: "İlk parça",
	load: "Yükleme",
	whole: "Çalışma süresi",
	tokens: "Belirteç (girdi / çıktı)",
	speed: "Hız",
	cost: "Bildirilen tutar",
	costAbout:
		"Tutar yalnızca sağlayıcı yanıtta bildirdiyse yazılır, sağlayıcının kendi birimiyledir. Simülasyonda süre ve hız ölçülmez.",
	localAbout:
		"Bu cihazdaki modelde çalışma süresi modelin kendi süresidir. Yükleme, ilk çalıştırmadaki indirmeyle birlikte ayrı yazılır; ikisinde de ne onayınız ne de başka bir modelin bitmesini bekleme vardır. Sağlayıcıda süre çağrının tamamıdır.",
	notMeasured: "ölçülmez",
	unknown: "–",
	milliseconds: "{count} ms",
	tokensPerSecond: "saniyede {count} belirteç",
	charactersPerSecond: "saniyede {count} karakter",
	earlier: "Bu modelin önceki yanıtları ({count})",
	difference: "Farkı göster",
	differenceOf: "{name} yanıtının ilk yanıttan farkı",
	counts: "{added} sözcük eklenmiş, {removed} sözcük çıkmış.",
	same: "İki yanıt aynı.",
	tooLarge: "Yanıtlar sözcük sözcük karşılaştırılamayacak kadar uzun.",
	added: "eklenen:",
	removed: "çıkan:",
};

export type PlaygroundCompare = typeof playgroundCompare;
