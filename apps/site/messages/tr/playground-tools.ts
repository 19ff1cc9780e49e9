/** Words of the playground that are wanted on demand, of its token lens and its list of scenarios, in Turkish. */
export const playgroundTools = {
	tokens: {
		about:
			"Dil modelleri metni belirteç belirteç okur, sağlayıcılar da belirteç başına ücret alır. Aynı anlamı taşıyan iki metni yan yana yazın; hangisinin daha çok belirtece bölündüğünü görün.",
		tokenizer: "Belirteçleyici",
		known: "{model} bu sitenin taşıdığı {name} belirteçleyicisini kullanır.",
		unknown:
			"{model} modelinin belirteçleyicisi bu sitede yok; onun sayısı bilinmiyor. Aşağıdakiler seçtiğiniz belirteçleyicinin sayılarıdır.",
		languages: { tr: "Türkçe metin", en: "İngilizce metin" },
		form: "Formdaki metin",
		counting: "Sayılıyor…",
		failed: "Belirteçleyici yüklenemedi. Bağlantınızı denetleyin.",
		factor: "Türkçe metnin belirteç sayısı İngilizcesinin {count} katı; girdi ücretlerinin oranı da budur.",
		table: "Belirteç sayıları",
		text: "Metin",
		count: "Belirteç",
		perCharacter: "Belirteç başına karakter",
		borders: "{name}: belirteç sınırları",
	},
	scenarios: {
		groups: {
			call: "Hata: çağrının kendisinde",
			route: "Hata: model ve sağlayıcı aranırken",
			provider: "Hata: sağlayıcının yanıtında",
			network: "Hata: ağda",
			fault: "Sunucunun ve ağın aksaklıkları",
		},
		change: "Bu senaryonun çağrıda değiştirdikleri",
		unreachable: "Bu sayfada gösterilemeyen kodlar",
		unreachableText:
			"Bunlar hata sınıflarının genel kodlarıdır. İstemci bir çağrıda her zaman daha kesin bir kod verir; bu kodları yalnızca kendi yazdığınız hatalar taşır.",
		none: "Uyan senaryo yok. Başka bir sözcük deneyin.",
	},
};

export type PlaygroundTools = typeof playgroundTools;
