/** Words of the playground about connections, keys, models, jobs and scenarios, in Turkish. */
export const playgroundConnection = {
	local: {
		note: "Model bu cihazda çalışır; girdiniz cihazdan çıkmaz ve anahtar gerekmez. İlk çalıştırmada model, siz onaylayınca indirilir.",
		shipped:
			"Model bu cihazda çalışır; girdiniz cihazdan çıkmaz, anahtar ve onay gerekmez. Model ve onu çalıştıran program bu siteden gelir: ilk çalıştırmada yaklaşık {size} iner (sunucu sıkıştırıyorsa daha az); başka bir yerden bir şey indirilmez.",
		kept: "Cihazdaki modeller",
		ahead: "Çevrimdışı için indir",
		downloading: "İndiriliyor",
		progress: "İndirilen: {loaded} / {total}",
		fallback:
			"Model WebGPU ile çalıştırılamadı; çalıştırma WebAssembly ile baştan başladı, bu yüzden daha yavaş olabilir.",
		time: "{seconds} saniye, bu cihazda, {device}",
		load: "model {seconds} saniyede hazırlandı",
		consent: "{model} indirilsin mi? Boyut: {size}.",
		consentText: "Modelin dosyaları huggingface.co'dan iner ve bu cihazda saklanır.",
		runtimeText:
			"Modeli çalıştıran program (çalıştırıcı, {runtime}) bir kez, bu siteden iner; sunucu sıkıştırıyorsa daha azı gelir.",
		card: "model kartı",
		waiting:
			"Bu cihazda, burada ya da başka bir sekmede, bir model çalışıyor. Bu model o bitince başlayacak.",
		progressUnknown: "İndirilen: {loaded} (sunucu toplam boyutu bildirmiyor)",
		aboutSizes: {
			model: "yaklaşık {model}",
			both: "yaklaşık {sum} (model {model}, çalıştırıcı {runtime})",
			unknown: "henüz bilinmiyor (siz onaylayınca Hub'a sorulur, sonra size yeniden sorulur)",
		},
		exactSizes: {
			model: "{model} (Hub'ın bildirdiği boyut)",
			both: "{sum} (Hub'ın bildirdiğine göre model {model}, çalıştırıcı {runtime})",
			unknown: "bilinmiyor; sunucu bildirmiyor",
		},
		agree: "İndir ve çalıştır",
		decline: "Vazgeç",
		offer:
			"Bu görevi kendi cihazınızda çalışan gerçek bir modelle de deneyebilirsiniz: “Tarayıcımda” seçeneği.",
		devices: { webgpu: "WebGPU", wasm: "WebAssembly", cpu: "işlemci" },
	},
	connection: {
		title: "Bağlantı",
		ways: {
			simulated: "Simülasyon",
			local: "Tarayıcımda",
			key: "Kendi anahtarımla",
			endpoint: "Kendi uç noktam",
		},
		realCalls:
			"Gerçek çağrı: yanıt sağlayıcıdan gelir ve ücretli olabilir. İstek ile anahtar, aşağıda adı yazan sunuculardan başkasına gitmez.",
		ownServer: "Gerçek çağrı: istek yalnızca aşağıda yazdığınız adrese gider.",
		realAnswer: "Gerçek yanıt",
		answeredBy: "yanıtlayan: {name}",
		key: "Anahtar",
		optionalKey: "Anahtar (isteğe bağlı)",
		showKey: "Anahtarı göster",
		hideKey: "Anahtarı gizle",
		framed:
			"Bu sayfa başka bir sayfanın içinde gösteriliyor; o sayfa burada yazdıklarınızı yakalayabilir. Bu yüzden anahtar alınmıyor.",
		openAlone: "Sayfayı tek başına aç",
		keep: "Anahtarı bu sekmede sakla",
		keepText:
			"İşaretlemezseniz anahtar yalnızca bellekte durur ve sayfa yenilenince silinir. İşaretlerseniz sekme kapanana kadar tarayıcının sekmeye ayırdığı depoda (`sessionStorage`) kalır.",
		forget: "Anahtarları unut",
		getKey: "Anahtar nereden alınır?",
		help: "`hf_` ile başlayan anahtar platformundur; çağrı {router} üzerinden gider. Başka her anahtar {provider} anahtarı sayılır ve yalnızca {host} sunucusuna gönderilir.",
		helpAuto:
			"Sağlayıcıyı platform seçer; bunun için `hf_` ile başlayan bir platform anahtarı gerekir. Çağrı {router} üzerinden gider.",
		helpOwn: "Yalnızca {provider} anahtarı geçerlidir. Anahtar {host} sunucusundan başkasına gönderilmez.",
		direct:
			"İstek ve anahtar doğrudan {host} sunucusuna gider. Modelin oradaki adı, anahtar gönderilmeden {hub} adresine sorulur.",
		directOwn: "İstek ve anahtar doğrudan {host} sunucusuna gider.",
		routed:
			"Bu bir platform anahtarı: istek {host} sunucusuna gider, yönlendirici onu {provider} sağlayıcısına iletir. Modelin adı aynı anahtarla {hub} adresine sorulur.",
		routedAuto:
			"Bu bir platform anahtarı: istek {host} sunucusuna gider, sağlayıcıyı platform seçer. Hangisinin yanıtladığı çağrıdan sonra yazılır.",
		foreign: {
			question:
				"Bu anahtar bir {owner} anahtarına benziyor. Yine de {host} sunucusuna gönderilsin mi? Siz onaylamadan hiçbir yere gönderilmez.",
			agree: "Evet, gönder",
			forget: "Anahtarı sil",
		},
		notes: {
			missing: "Önce anahtarı yazın.",
			letters: "Anahtarda boşluk ya da başlığa yazılamayan bir karakter var. Anahtarı yeniden kopyalayın.",
			"platform-token":
				"{provider} kapalı kaynaklıdır ve platform anahtarı kabul etmez. Çalıştırırsanız istemci isteği göndermeden reddeder.",
			"needs-platform":
				"Sağlayıcıyı platformun seçmesi için platform anahtarı gerekir. Başka bir anahtar yanlış sağlayıcıya gidebileceğinden gönderilmez.",
			"not-carried":
				"Platform bu sağlayıcıya artık istek iletmiyor. {provider} sağlayıcısının kendi anahtarını kullanın.",
			"refuses-pages":
				"{provider} web sayfalarından gelen çağrıları geri çevirir. Aynı çağrıyı platformun yönlendiricisi üzerinden yapabilirsiniz.",
		},
		callThroughRouter: "Yönlendirici üzerinden çağır",
		policy: "Seçim ölçütü",
		policies: {
			none: "Hesabımdaki sıra",
			fastest: "En hızlısı",
			cheapest: "En ucuzu",
			preferred: "Tercih ettiklerim",
		},
	},
	modelNotes: {
		local: "Tarayıcıda çalışan {count} model",
		catalogue: "",
		own: "Bu sağlayıcı yalnızca kendi modellerini çalıştırır. Buradakilerden başkasının kimliğini de yazabilirsiniz.",
		hub: "Listedeki {count} modeli Hub bu sağlayıcı ve görev için bildirdi. Yazdığınız ad Hub'da da aranır.",
		server: "Sunucunuzdaki modelin adı. Tek modelli sunucuda boş bırakabilirsiniz.",
		fallback: "Hub'dan liste alınamadı. Buradakiler kataloğun önerileridir; sağlayıcı hepsini sunmayabilir.",
	},
	jobs: {
		states: {
			queued: "İş kuyrukta bekliyor",
			running: "İş yapılıyor",
			done: "İş bitti",
			failed: "İş başarısız oldu",
		},
		position: "önündeki iş sayısı: {count}",
		cancel: "İşi iptal et",
		cannotCancel: "Sağlayıcı bu işi iptal etmedi: iptali desteklemiyor ya da iş çoktan bitmiş.",
		stopped:
			"Beklemek bırakıldı; iş sağlayıcıda sürüyor olabilir. Beklemeyi şimdi ya da sayfayı yeniledikten sonra sürdürebilirsiniz.",
		offer: "Bu sekmede sonucu henüz gelmemiş bir iş var: {provider}, {model}.",
		simulated:
			"Simülatör işleri saklamaz; beklemeyi sürdürürseniz istek ona yeniden gönderilir ve aynı iş, aynı kimlikle baştan kurulur.",
		needsKey: "İşin durumunu sormak için gönderirken kullanılan türden bir anahtar gerekir.",
		resume: "Beklemeyi sürdür",
		forget: "İşi unut",
	},
	sending:
		"{size} gönderiliyor. Tarayıcıdaki `fetch`, gönderinin ne kadarının gittiğini bildirmez; yanıtın ilk başlığı gelince süre burada görünür.",
	requestsNote:
		"Süre, isteğin gönderilmesinden yanıtın başlıklarına kadardır. Tarayıcı bir sayfaya yalnızca sunucunun izin verdiği başlıkları gösterir. Anahtarın yerinde `$API_KEY` yazar.",
	tryError: "Bu hatayı deneme alanında gör",
};
