/** Words of the playground about inputs, outputs, comparing and tokens, in Turkish. */
export const workbenchWords = {
	outputs: {
		raw: "Ham çıktı",
		plainText: "Düz metin olarak göster",
		showAll: "Tümünü göster ({count} karakter)",
		showLess: "Yalnızca başını göster",
		tooDeep: "Bu değer yazılamayacak kadar iç içe.",
		table: "Yanıttaki tablo",
		picture: "[görüntü yüklenmedi]",
		done: { true: "yapıldı", false: "yapılacak" },
		structured: "Yapılandırılmış çıktı",
		verdicts: {
			fits: "Geçerli JSON; istenen şemaya uyuyor.",
			isJson: "Geçerli JSON.",
			breaks: "Geçerli JSON ama istenen şemaya uymuyor ({count} sorun):",
			unchecked: "Geçerli JSON; şemanın kendisi kullanılamadığı için karşılaştırılmadı.",
			notJson: "Geçerli JSON değil; geldiği gibi gösteriliyor.",
		},
		download: "{name} dosyasını indir",
		areas: "Bulunan alanlar",
		found: "Yanıtın bulunduğu yer",
		prediction: "tahmin",
	},
};
