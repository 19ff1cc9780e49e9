/** Words of running models in the reader's browser, and of the page that lists what is kept, in Turkish. */
export const onDevice = {
	kept: {
		title: "Cihazdaki modeller",
		description:
			"Tarayıcınızda çalıştırdığınız modellerden bu cihazda saklananlar: boyutları, lisansları, dilleri ve silme düğmeleri.",
		lead: "Bir modeli tarayıcınızda çalıştırdığınızda dosyaları bu cihazda saklanır; sonraki çalıştırma ağa gerek duymaz. Nelerin saklandığını burada görür, istediğinizi silersiniz.",
		withoutScript:
			"Listeyi tarayıcınızın deposundan bir betik okur. Betikler kapalıyken bu sayfa neyin saklandığını göremez.",
		refused:
			"Tarayıcı bu pencerede depoya izin vermiyor; özel pencerelerde ve güvenli olmayan bağlantılarda böyledir. Bu yüzden burada saklanan bir şey de yoktur.",
		models: "Modeller",
		noModels:
			"Bu cihazda saklanan model yok. Görev sayfalarındaki “Tarayıcıda çalıştır” düğmesi Hub'daki bir modeli ancak siz onaylayınca indirir; siteyle gelen modeller düğmeye basınca iner.",
		tasks: "Görevlere bak",
		runtimes: "Çalıştırıcılar",
		runtimesText:
			"Modelleri çalıştıran programlar ve yazı okumanın dil verileri. Sitenin kendisinden gelir, ilk kullanımda saklanır.",
		noRuntimes: "Henüz hiçbiri saklanmadı.",
		runtimeNames: {
			onnx: "ONNX Runtime",
			ocr: "Tesseract ve dil verileri",
		},
		runtimeFacts: {
			onnx: "ONNX biçimindeki modelleri WebGPU ya da WebAssembly ile çalıştırır · MIT",
			ocr: "Resimdeki Türkçe ve İngilizce yazıyı okur · Apache-2.0",
		},
		ahead: {
			title: "Çevrimdışı kullanım",
			lead: "Siteyle gelen modelleri, daha hiç çalıştırmadan bu cihaza indirebilirsiniz: resimdeki yazıyı okuyan Tesseract ile küçük dil modeli. Sonra ikisi de deneme alanında ağ olmadan çalışır.",
			text: "Modeller ile onları çalıştıran programlar bu siteden iner: yaklaşık {size} (sunucu sıkıştırıyorsa daha az). Deneme alanının sayfaları da saklanır.",
			keep: "Çevrimdışı için indir",
			question: "Siteyle gelen modeller indirilsin mi?",
			agree: "İndir",
			downloading: "İndiriliyor",
			progress: "İndirilen: {loaded} / {total}",
			cancel: "İptal et",
			kept: "Siteyle gelen modeller bu cihazda; artık ağ olmadan çalışırlar.",
			stopped: "İndirme iptal edildi. İnenler saklandı; yeniden başlatırsanız kalanlar iner.",
			failed: "İndirilemedi: {reason} Bağlantınızı denetleyip yeniden deneyin; inenler saklandı.",
			noWorker:
				"Tarayıcı bu pencerede dosyaları çevrimdışı kullanım için saklayamıyor. Sayfayı bir kez yenileyip yeniden deneyin; özel pencerelerde bu hiç olmaz.",
			pieces: {
				reader: "Yazı okuyan program (Tesseract)",
				turkish: "Yazı okumanın Türkçe verisi",
				english: "Yazı okumanın İngilizce verisi",
				runtime: "Dil modelini çalıştıran program (ONNX Runtime)",
				model: "Küçük dil modeli",
			},
			here: "{size}, bu cihazda",
			close: "Kapat",
		},
		storage: "Kullanılan yer",
		used: "Bu sitenin tuttuğu",
		available: "Kalan",
		unknown: "Tarayıcı bildirmiyor",
		storageText: "Tarayıcının tahminidir; okuduğunuz sayfaları ve modelleri birlikte sayar.",
		persistence: {
			unsafe: "Yer daralırsa tarayıcı saklananları kendiliğinden silebilir.",
			safe: "Tarayıcı, yer daralsa da saklananları kendiliğinden silmeyecek. Silmek size kalır.",
			request: "Tarayıcıdan silmemesini iste",
			granted: "Tarayıcı kabul etti: saklananları kendiliğinden silmeyecek.",
			denied:
				"Tarayıcı şimdilik kabul etmedi. Bazı tarayıcılar bunu size sorar; bazıları da siteyi ne kadar kullandığınıza bakıp kendisi karar verir. Sonra yeniden deneyebilirsiniz.",
		},
		size: "{size}, dosya sayısı {files}",
		partSize: "{size}, bunun {part} kadarı tamamlanmamış indirme; çalıştırınca sürer",
		restSize: "{size}; indirmesi tamamlanmadı, {rest} eksik. Çalıştırınca kaldığı yerden sürer",
		contents: "Dosyalar",
		part: "tamamlanmadı",
		partOf: "{size} / {whole}",
		missing: "henüz inmedi",
		precision: "{name}, {dtype} ağırlıkları",
		precisionSize: "{dtype} ağırlıkları, {size}",
		lastUsed: "Son kullanım: {date}",
		neverUsed: "Son kullanım bilinmiyor",
		unlisted: "Sitenin model tablosunda yok; lisansını ve dillerini modelin kendi sayfasından öğrenin.",
		remove: "Sil",
		removeNamed: "{name}: sil",
		removeAll: "Tümünü sil",
		confirm: "{name} silinsin mi?",
		confirmAll: "Saklanan bütün modeller ve çalıştırıcılar silinsin mi?",
		confirmText: "{size} yer açılır. Yeniden çalıştırmak isterseniz dosyalar yeniden indirilir.",
		inUse: "Şu anda bir sekmede model çalışıyor; o sekme dosyalarını yeniden indirebilir.",
		cancel: "Vazgeç",
		removed: "{name} silindi.",
		removedAll: "Saklanan her şey silindi.",
		failed: "Silinemedi: {reason}",
		check: "Yeni sürüm var mı?",
		checkNamed: "{name}: yeni sürümü var mı?",
		checking: "{name} için Hub'a soruluyor…",
		current: "{name} güncel: dosyaları Hub'daki ile aynı.",
		currentShipped: "{name} güncel: bu siteyle gelen sürüm.",
		changed: "{name} Hub'da değişmiş; buradaki eski dosyalar {size}.",
		changedShipped: "{name} için sitede daha yeni bir sürüm var; buradaki eski dosyalar {size}.",
		update: "{name} güncellensin mi?",
		updateText:
			"Eskiyen dosyalar ({size}) silinir. Modeli bir daha çalıştırdığınızda, onayınızla, yalnızca yenileri indirilir.",
		updateShipped:
			"Eskiyen dosyalar ({size}) silinir. Modeli bir daha çalıştırdığınızda yenileri bu siteden, sorulmadan indirilir.",
		updateNow: "Güncelle",
		updated: "{name}: eski dosyalar silindi. Yenileri, modeli bir daha çalıştırdığınızda indirilir.",
		unchecked: "{name} için yeni sürüm olup olmadığı öğrenilemedi: {reason}",
	},
	run: {
		run: "Tarayıcıda çalıştır",
		note: "Örneği gerçek bir modelle, kendi cihazınızda çalıştırır.",
		noteOther: "Kendi cihazınızda gerçek bir model çalıştırır.",
		shippedNote:
			"Model ve onu çalıştıran program bu siteden gelir: ilk çalıştırmada yaklaşık {size} iner (sunucu sıkıştırıyorsa daha az). Modelin bilgileri: {line}.",
		loading: "Hazırlanıyor…",
		waiting:
			"Bu cihazda, burada ya da başka bir sekmede bir model çalışıyor. Bu çalıştırma o bitince başlar.",
		consent: "Bu model indirilsin mi?",
		model: "Model",
		facts: "Bilgileri",
		size: "İndirilecek",
		aboutSizes: {
			model: "yaklaşık {model}",
			both: "yaklaşık {sum} (model {model}, çalıştırıcı {runtime})",
			unknown:
				"modelin boyutu henüz bilinmiyor; onayınızdan sonra Hub'dan öğrenilir, indirme yine size sorulur",
		},
		exactSizes: {
			model: "{model} (Hub'ın bildirdiği boyut)",
			both: "{sum} (Hub'ın bildirdiğine göre model {model}, çalıştırıcı {runtime})",
			kept: "{kept} bu cihazda zaten var, yalnızca kalanı iner",
			unknown: "bilinmiyor; sunucu modelin boyutunu bildirmiyor",
		},
		consentText:
			"Modelin dosyaları huggingface.co'dan iner ve bu cihazda saklanır; girdiniz cihazdan çıkmaz.",
		runtimeText:
			"Modeli çalıştıran program (çalıştırıcı, {runtime}) bir kez, bu siteden iner; sunucu sıkıştırıyorsa daha azı gelir.",
		keptText: "Saklananları dilediğinizde silersiniz:",
		progressUnknown: "İndirilen: {loaded} (sunucu toplam boyutu bildirmiyor)",
		agree: "İndir ve çalıştır",
		decline: "Vazgeç",
		shipped:
			"Model ve onu çalıştıran program siteyle birlikte gelir ({size}); başka bir yerden bir şey indirilmez.",
		kept: "Cihazdaki modeller",
		progress: "İndirilen: {loaded} / {total}",
		downloading: "İndiriliyor…",
		starting: "Model dosyaları hazır; çalıştıran program da gelince model belleğe alınıp çalıştırılır…",
		cancel: "İptal et",
		cancelled: "İptal edildi.",
		declined: "Hiçbir şey indirilmedi.",
		result: "Modelin sonucu",
		input: "Modele verilen girdi",
		fallback:
			"Model WebGPU ile çalıştırılamadı; çalıştırma WebAssembly ile baştan başladı, bu yüzden daha yavaş olabilir.",
		time: "{seconds} saniye, bu cihazda, {device}",
		load: "model {seconds} saniyede hazırlandı",
		same: "Sayfadaki sonuçla aynı.",
		different:
			"Sayfadaki sonuç elle yazılmıştır: {expected}. Bu ise modelin gerçekten verdiğidir; ikisi aynı olmak zorunda değildir.",
		differentShape: "Sayfadaki sonuç elle yapılmıştır; bu, modelin gerçekten verdiğidir.",
		otherLanguage:
			"Bu görev için, sitenin tarayıcıda kullandığı kütüphanenin (Transformers.js) çalıştırdığı ve Türkçe bilen bir model bulamadık; bu yüzden modele aynı örneğin İngilizcesi verilir.",
		unlisted: {
			notAsked:
				"Lisansı ve dilleri henüz bilinmiyor: model, sitenin tablosunda yok. Onaylarsanız Hub'dan öğrenilir. Elle bakmak için:",
			said: "Model, sitenin tablosunda yok. Hub'da yazdığına göre lisansı: {licence}; dilleri: {languages}. Ayrıntısı:",
			unknown: "bilinmiyor",
			more: "{count} dil daha",
		},
		otherModelLanguage:
			"Bu modelin Türkçe bildiğini söyleyen bir kaynak görülmedi; bu yüzden ona aynı örneğin İngilizcesi verilir.",
		webGpu: {
			title: "WebGPU isteyen modeller",
			lead: "Daha büyük ve daha yetenekli modeller; ancak ekran kartını kullandıran WebGPU ile çalışırlar.",
			there: "Bu tarayıcıda WebGPU var; bu modeller burada çalıştırılabilir.",
			missing:
				"Bu tarayıcı ya WebGPU sunmuyor ya da ekran kartı 16 bitlik sayılarla hesaplayamıyor; bu yüzden bu modeller burada çalıştırılamaz.",
			needed: "WebGPU ister",
			unavailable: "bu tarayıcıda çalıştırılamaz: WebGPU yok ya da ekran kartı 16 bitle hesaplayamıyor",
			unknownSize: "boyutu bilinmiyor",
		},
		none: "Sitenin model tablosunda bu görevi tarayıcıda yapan bir model yok; bu yüzden örnek burada çalıştırılamaz.",
		promptless:
			"Tarayıcıda çalışan model yönerge okumaz, aldığı resmi büyütür; bu yüzden ona yalnızca aynı resmin küçüğü verilir.",
		otherPicture:
			"Siteyle gelen model resmi betimlemez, resimdeki yazıyı okur; bu yüzden ona yazılı bir resim verilir.",
		otherText:
			"Siteyle gelen model yalnızca bu sitenin metniyle eğitilmiş küçük bir ders modelidir, öykü yazamaz; bu yüzden ona sitenin kendi konusundan bir başlangıç verilir.",
		error: "Model çalıştırılamadı.",
		lost: "Sayfanın bunun için gereken parçaları indirilemedi. Bağlantınızı denetleyip düğmeye yeniden basın.",
		errorPage: "Hatanın sayfası",
		again: "Yeniden çalıştır",
		dimensions: "toplam {count} sayı",
		text: "Metin",
		numbers: "İlk sayılar",
		vector: "Vektör",
		vectorPlace: "{place} / {count}",
		code: "Bu çalıştırmanın kodu",
		otherClients: "Öbür istemcilerde böyle bir sağlayıcı yoktur; bu kod yalnızca kendi istemcimizle çalışır.",
		onnxCode:
			"Node'da olduğu gibi çalışır. Bir sayfada `local()`, ONNX Runtime'ı genel bir içerik dağıtım ağından (jsDelivr) alır; `runtimeUrl` verirseniz kendi sunucunuzdan alır.",
		readerCode:
			"Bu kod bir sayfada çalışır. Tarayıcı, `workerUrl` dosyasını yalnızca sayfanın kendi sunucusundan başlatır; bu yüzden dosyaları kendi sunucunuza koyup üç adresi değiştirin. Node'da `tesseract.js` paketini kurun: `workerUrl` ile `coreUrl` gerekmez, resim `node:fs` modülündeki `openAsBlob` ile açılır.",
		codeLost: "Kodu yazan bölüm indirilemedi. Bağlantınızı denetleyip yeniden açın.",
		output: "Çıktı",
		devices: { webgpu: "WebGPU", wasm: "WebAssembly", cpu: "işlemci" },
	},
};

/** The words every language has to offer. */
export type OnDevice = typeof onDevice;
