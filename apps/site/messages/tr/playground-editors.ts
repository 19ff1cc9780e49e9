/** Words of the playground's editors of JSON, of boxes on pictures and of tables, in Turkish. */
export const playgroundEditors = {
	about: "JSON düzenleyicisi. Sekme tuşuyla çıkılır.",
	template: "Şablondan başla",
	problems: {
		line: "Satır {line}:",
		syntax: "Burada JSON bozuluyor; virgül, tırnak ya da ayraç eksik veya fazla olabilir.",
		missing: "“{name}” alanı eksik.",
		type: "Beklenen tür: {name}.",
		choice: "Şunlardan biri olmalı: {name}.",
		other: "Alanın şemasına uymuyor: {name}",
		"unknown-type": "“{name}” bir JSON Schema türü değil.",
		"not-listed": "“{name}” zorunlu sayılmış ama özellikler arasında yok.",
		"not-object": "Burada bir nesne olmalı.",
		"no-choices": "Seçenek listesi boş; hiçbir değer uymaz.",
	},
	templates: {
		weather: {
			title: "Hava durumu",
			about: "Bir şehirdeki şu anki hava durumunu verir.",
			city: "Şehrin adı, örneğin İzmir.",
		},
		search: {
			title: "Belgelerde arama",
			about: "Şirketin belgelerinde arar, en uygun bölümleri verir.",
			query: "Aranacak sözcükler.",
		},
		anyJson: "Herhangi bir JSON nesnesi",
		record: "Alanları belli bir kayıt",
		choice: { title: "Birkaç seçenekten biri", labels: ["olumlu", "olumsuz", "nötr"] },
	},
	boxes: {
		about:
			"Resmin üzerinde sürükleyerek bir sözcüğün çevresine kutu çizin; kutuyu içinden tutup taşıyın, köşesinden tutup büyütün. Sözcüğü ve kenarları aşağıda da yazabilirsiniz.",
		noPicture: "Resim seçilince kutular onun üzerinde çizilir; aşağıda da yazılabilirler.",
		broken:
			"Aşağıdaki JSON, sözcük ile dört sayılık kutusundan (sol, üst, sağ, alt) oluşan çiftlerin listesi değil; düzeltilince kutular resmin üzerinde çizilir.",
		read: {
			button: "Sözcükleri resimden oku",
			about:
				"Siteyle gelen Tesseract, Türkçe ve İngilizce sözcükleri bu cihazda okur; resim bir yere gönderilmez. İlk seferde bu siteden yaklaşık {size} iner. Okunanlar şimdiki kutuların yerine geçer.",
			starting: "Tesseract hazırlanıyor",
			waiting: "Bu cihazda başka bir model çalışıyor; okuma o bitince başlar.",
			fetching: "İndirilen: {loaded} / {total}",
			reading: "Okunan: {share}",
			cancel: "Okumayı iptal et",
			undo: "Önceki kutulara dön",
			done: "Okunan sözcük sayısı: {count}. Tesseract yanılabilir; sözcüklerle kutuları gözden geçirin.",
			none: "Resimde okunabilen bir sözcük bulunamadı; kutular değişmedi.",
			failures: {
				"bad-input": "Bu dosya resim olarak açılamadı: bozuk ya da biçimi burada bilinmiyor.",
				offline: "Tesseract indirilemedi. Bağlantınızı denetleyip yeniden deneyin.",
				other: "Okunamadı: {reason}",
			},
		},
		add: "Kutu ekle",
		touch: "Parmakla çiz",
		word: "{row}. kutunun sözcüğü",
		edge: "{row}. kutunun {side} kenarı",
		sides: ["sol", "üst", "sağ", "alt"],
		remove: "{row}. kutuyu sil ({word})",
	},
	table: {
		about:
			"Hesap tablosundan ya da CSV dosyasından kopyaladığınızı bir hücreye yapıştırın; tablo kendiliğinden büyür.",
		column: "{column}. sütunun adı",
		cell: "{name}, {row}. satır",
		addRow: "Satır ekle",
		removeRow: "{row}. satırı sil",
		addColumn: "Sütun ekle",
		removeColumn: "Son sütunu sil ({name})",
		newColumn: "sütun {column}",
	},
};

export type PlaygroundEditors = typeof playgroundEditors;
