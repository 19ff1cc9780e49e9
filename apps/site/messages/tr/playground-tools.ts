/** Words of the playground that are fetched on demand, such as those of its token view, its filter of models and its list of scenarios, in Turkish. */
export const playgroundTools = {
	fit: {
		language: "Örnek {example}: bu modelin {page} bildiğini söyleyen bir kaynak yok.",
		ownLanguage:
			"Bu modelin {page} bildiğini söyleyen bir kaynak yok; {example} bir örneği var. Yazdığınız değişmedi.",
		mask: "Bu model boşluğu {mask} ile tanır; yazdığınız metinde bu işaret yok.",
		takeExample: "Modele uyan örneği al",
	},
	models: {
		unknown: {
			catalogue: "Bu adda bir model, tabloda da listede de yok. Yazımı denetleyin.",
			fallback: "Bu adda bir model, tabloda da listede de yok. Yazımı denetleyin.",
			hub: "Bu adda bir model Hub'ın listesinde ve tabloda yok; sağlayıcı onu tanımayabilir.",
			own: "Bu ad, sağlayıcının bildiğimiz modelleri arasında yok; yine de deneyebilirsiniz.",
			server: "Sunucunuz bu adda bir model bildirmedi.",
			local: "Bu adda bir model, tarayıcıda çalışanların arasında yok. Yazımı denetleyin.",
		},
		addFavourite: "Sık kullandıklarıma ekle",
		isFavourite: "Sık kullandıklarımdan çıkar",
		knowsTurkish: "Türkçe bilir",
		known: "{total} modelden {known} tanesi Türkçe biliyor",
		cut: "İlk {shown} model listelendi; ötekiler yazdıkça bulunur.",
		searching: "Hub'da aranıyor…",
		failed: "Hub'a ulaşılamadı; yalnızca bu listede arandı.",
	},
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
		factor:
			"{most} metnin belirteç sayısı {least} metninkinin {count} katı; girdi ücretlerinin oranı da budur.",
		table: "Belirteç sayıları",
		text: "Metin",
		count: "Belirteç",
		perCharacter: "Belirteç başına karakter",
		borders: "{name}: belirteç sınırları",
	},
	contact: {
		text: "Bu sayfa bir bağlantıyla, gerçek çağrılarla açıldı. Henüz kimseye bağlanılmadı.",
		list: "Onaylarsanız model listesi {hub} sunucusundan alınır, model alanına yazdıklarınız orada da aranır.",
		prices: "Sohbet modellerinin fiyatları {router} sunucusundan alınır.",
		runs: "İstek ve anahtar ancak siz çalıştırınca, şu sunucuya gider; birden çok model karşılaştırılıyorsa her biri kendi sunucusuna.",
		lookup: "Gerekirse modelin sağlayıcıdaki adına {hub} sunucusunda bakılır.",
		host: "{provider}: {host}",
		hostOrRouter: "{provider}: {host}; hf_ ile başlayan bir anahtarla {router}",
		agree: "Model listesini al",
		understood: "Anladım",
	},
	lostLink: {
		task: "Bağlantıdaki görev burada denenemiyor: {value}. Yerine {instead} açıldı.",
		provider: "Bağlantıdaki sağlayıcı bu görevi burada sunmuyor: {value}. Yerine {instead} seçildi.",
		scenario: "Bağlantıdaki senaryo bu sitede yok: {value}. Senaryo seçilmedi.",
	},
	deviceControls: {
		camera: "Kamera görüntüsü",
		cameraOn: "Kamera açık.",
		takePicture: "Fotoğraf çek",
		closeCamera: "Kamerayı kapat",
		recordingOn: "Kayıt sürüyor.",
		recordingFailed: "Kayıt çözülemedi. Yeniden deneyin ya da bir dosya seçin.",
		recorded: "{count} saniye (en çok {most})",
		level: "Ses düzeyi",
		recordingKept:
			"O ana kadar kaydedilen {count} saniye duruyor; kullanabilir ya da baştan kaydedebilirsiniz.",
		finishRecording: "Kaydı bitir",
		useRecording: "Kaydı kullan",
		discardRecording: "Kayıttan vazgeç",
	},
	devices: {
		camera: {
			asking:
				"Tarayıcı kamera için izin istiyor. İzin verirseniz görüntü burada açılır; siz çekmeden hiçbir şey alınmaz.",
			denied: "Kameraya izin verilmedi. Adres çubuğundaki site ayarlarından izin verip yeniden deneyin.",
			missing: "Kamera bulunamadı. Takılı ve açık olduğuna bakıp yeniden deneyin ya da bir dosya seçin.",
			busy: "Kamera açılamadı; başka bir uygulama kullanıyor olabilir. Onu kapatıp yeniden deneyin.",
			ended: "Kamera kapandı: çıkarılmış ya da izni geri alınmış olabilir. Yeniden deneyin.",
			unsupported:
				"Tarayıcı bu sayfanın kamera kullanmasına izin vermiyor. Güvenli bağlantı (https) gerekir.",
		},
		microphone: {
			asking: "Tarayıcı mikrofon için izin istiyor. Kayıt, izin verdiğiniz anda başlar.",
			denied: "Mikrofona izin verilmedi. Adres çubuğundaki site ayarlarından izin verip yeniden deneyin.",
			missing: "Mikrofon bulunamadı. Takılı ve açık olduğuna bakıp yeniden deneyin ya da bir dosya seçin.",
			busy: "Mikrofon açılamadı; başka bir uygulama kullanıyor olabilir. Onu kapatıp yeniden deneyin.",
			ended: "Mikrofon kapandı: çıkarılmış ya da izni geri alınmış olabilir. Yeniden deneyin.",
			unsupported:
				"Tarayıcı bu sayfanın mikrofon kullanmasına izin vermiyor. Güvenli bağlantı (https) gerekir.",
		},
	},
	next: {
		network:
			"Tarayıcı, sunucunun kapalı olması ile CORS reddini ayırmaz: ikisinde de yanıt yoktur. Sunucu açıksa web sayfalarından gelen çağrıları kabul edip etmediğine bakın.",
		offline:
			"Bu cihaz şu anda çevrimdışı. Bağlantı gelince yeniden çalıştırın; simülasyon ve bu cihaza indirilmiş modeller çevrimdışı da çalışır.",
		"400":
			"Sunucu isteği bu hâliyle kabul etmedi. Nedeni aşağıdaki mesajda; adı geçen alanı düzeltin ya da boş bırakın.",
		"401": "Sunucu anahtarı kabul etmedi. Anahtarı yeniden kopyalayın ya da hesabınızdan yenisini alın.",
		"402": "Hesapta kredi kalmamış. Sağlayıcının ödeme sayfasına bakın.",
		"403":
			"Anahtarın bu modele izni yok. Modelin koşullarını kabul edin ya da anahtarın yetkilerini genişletin.",
		"404": "Bu adreste böyle bir model ya da yol yok. Modelin adını ve sağlayıcıyı denetleyin.",
		"413": "Girdi bu sunucu için çok büyük. Kısaltın ya da küçültün.",
		"422": "Sunucu bir alanı anlamadı. Aşağıdaki mesajda adı geçen parametreyi düzeltin.",
		"429": "İstek sınırı aşıldı. Biraz bekleyip yeniden çalıştırın ya da başka bir sağlayıcı seçin.",
		"500": "Sorun sunucuda. Aynı isteği bir süre sonra yineleyin ya da başka bir sağlayıcı seçin.",
		"503": "Sunucu meşgul ya da model yükleniyor. Bir süre sonra yeniden çalıştırın.",
	} as Readonly<Record<string, string>>,
	presetTexts: [
		{ title: "Kısa yanıtlar", text: "En çok iki cümleyle yanıt ver. Gereksiz giriş ve özet yazma." },
		{
			title: "Sabırlı öğretmen",
			text: "Bir öğretmen gibi anlat: önce tek cümlelik yanıt, sonra adım adım açıklama, sonunda bir soru sor.",
		},
		{
			title: "Türkçe-İngilizce çevirmen",
			text: "Yazılanı çevir: Türkçeyse İngilizceye, İngilizceyse Türkçeye. Yalnızca çeviriyi yaz.",
		},
		{
			title: "Yazım düzeltmeni",
			text: "Metnin yazım ve noktalama yanlışlarını düzelt, anlamına ve üslubuna dokunma. Sonra düzelttiklerini madde madde yaz.",
		},
	],
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
