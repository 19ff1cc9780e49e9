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
	media: {
		ways: {
			image:
				"Dosya seçin, buraya sürükleyin, yapıştırın, adresini verin veya kamerayla çekin. En çok {limit}.",
			audio:
				"Dosya seçin, buraya sürükleyin, adresini verin veya mikrofonla kaydedin. En çok {limit}. WAV, MP3 ve FLAC dosyalarını her sağlayıcı açar; kayıt, 16 kHz tek kanallı WAV olarak hazırlanır.",
			video: "Dosya seçin, buraya sürükleyin veya adresini verin. En çok {limit}. En yaygın biçim MP4'tür.",
		},
		refusals: {
			"wrong-kind": "{name} bu alanın istediği türde bir dosya değil.",
			"too-big": "Dosya {limit} sınırını aşıyor. Küçültün ya da kısaltın.",
			"bad-address":
				"Adres https:// ile başlamalı. Yalnızca kendi makinenizdeki sunucular için http:// olabilir.",
			unreachable:
				"Dosya alınamadı: ya adrese ulaşılamıyor ya da sunucu başka sitelerin dosyayı okumasına izin vermiyor (CORS). Tarayıcı ikisini ayırt ettirmez. Dosyayı kendiniz indirip buradan seçin.",
			status: "Sunucu dosya yerine {status} durum koduyla yanıt verdi. Adresi denetleyin.",
		},
		address: "Dosyanın adresi",
		download: "Adresten al",
		downloading: "Alınıyor",
		remove: "Dosyayı çıkar",
		open: { camera: "Kamerayı aç", microphone: "Mikrofonla kaydet" },
		close: "Kapat",
		camera: "Kamera görüntüsü",
		cameraOn: "Kamera açık.",
		takePicture: "Fotoğraf çek",
		closeCamera: "Kamerayı kapat",
		recordingOn: "Kayıt sürüyor.",
		recordingFailed: "Kayıt çözülemedi. Yeniden deneyin ya da bir dosya seçin.",
		recorded: "{count} saniye (en çok {most})",
		level: "Ses düzeyi",
		finishRecording: "Kaydı bitir",
		discardRecording: "Kayıttan vazgeç",
		devices: {
			asking: "Tarayıcının izin sorusunu yanıtlayın.",
			denied: "İzin verilmedi. Adres çubuğundaki site ayarlarından izni açabilirsiniz.",
			missing: "Bu makinede böyle bir aygıt bulunamadı.",
			busy: "Aygıt açılamadı; başka bir uygulama kullanıyor olabilir.",
			unsupported: "Tarayıcı bu sayfaya aygıt açmıyor. Güvenli bağlantı (https) gerekir.",
		},
	},
};
