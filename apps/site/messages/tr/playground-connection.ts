/** Words of the playground about connections, keys, models, jobs and scenarios, in Turkish. */
export const playgroundConnection = {
	local: {
		note: "Model bu cihazda çalışır; girdiniz cihazdan çıkmaz ve anahtar gerekmez. İlk çalıştırmada model, siz onaylayınca indirilir.",
		shipped:
			"Model bu cihazda çalışır; girdiniz cihazdan çıkmaz, anahtar ve onay gerekmez. Model ve onu çalıştıran program bu siteden gelir: ilk çalıştırmada yaklaşık {size} iner (sunucu sıkıştırıyorsa daha az); başka bir yerden bir şey indirilmez.",
		kept: "Cihazdaki modeller",
		downloading: "İndiriliyor",
		progress: "İndirilen: {loaded} / {total}",
		time: "{seconds} saniye, bu cihazda, {device}",
		load: "model {seconds} saniyede hazırlandı",
		consent: "{model} indirilsin mi? İndirilecek {size}.",
		consentText:
			"Dosyalar huggingface.co'dan iner ve bu cihazda saklanır. Modeli çalıştıran program bu siteden bir kez ayrıca iner (en çok {runtime}).",
		unlisted: "Sitenin model tablosunda yok; lisansına modelin sayfasından bakın.",
		agree: "İndir ve çalıştır",
		decline: "Vazgeç",
		otherClients:
			"Öbür istemcilerde böyle bir sağlayıcı yoktur; bu kod yalnızca kendi istemcimizle çalışır. Node'da olduğu gibi çalışır. Bir sayfada `local()`, ONNX Runtime'ı genel bir içerik dağıtım ağından (jsDelivr) alır; `runtimeUrl` verirseniz kendi sunucunuzdan alır.",
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
			letters: "Anahtarda boşluk ya da başlıkta duramayan bir karakter var. Anahtarı yeniden kopyalayın.",
			"platform-token":
				"{provider} kapalı kaynaklıdır ve platform anahtarı kabul etmez. Çalıştırırsanız istemci isteği göndermeden reddeder.",
			"needs-platform":
				"Sağlayıcıyı platformun seçmesi için platform anahtarı gerekir. Başka bir anahtar yanlış sağlayıcıya gidebileceğinden gönderilmez.",
			"not-carried":
				"Platform bu sağlayıcıyı artık taşımıyor. {provider} sağlayıcısının kendi anahtarını kullanın.",
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
		networkHint:
			"Tarayıcı, sunucunun kapalı olması ile CORS reddini ayırmaz: ikisinde de yanıt yoktur. Sunucu açıksa web sayfalarından gelen çağrıları kabul edip etmediğine bakın.",
		server: {
			keyHelp: "Anahtar yalnızca yukarıdaki adresin sunucusuna gönderilir.",
			address: "Adres",
			urlHelp:
				"Örneğin `http://localhost:11434`. `https` adresleri ile bu bilgisayardaki (`localhost`, `127.0.0.1`) `http` adresleri çağrılabilir.",
			form: "Uç noktanın türü",
			forms: { openai: "OpenAI uyumlu", inference: "Çıkarım uç noktası" },
			formHelp: {
				openai:
					"Ollama, llama.cpp, vLLM, TGI ve LM Studio böyledir. Sohbet ve metin üretimi hepsinde vardır; gömme, konuşma tanıma ve görüntü üretimi sunucuya ve modele bağlıdır.",
				inference:
					"Tek bir model için kiralanan uç nokta. Görevin kendi alanları adrese olduğu gibi gönderilir.",
			},
			problems: {
				missing: "Önce adresi yazın.",
				"not-a-url": "Bu bir adres değil. Başına `http://` ya da `https://` yazın.",
				scheme: "Adres `http` ya da `https` ile başlamalı.",
				credentials: "Adrese kullanıcı adı ya da parola yazmayın; anahtar alanını kullanın.",
				"loopback-name":
					"Bu bilgisayardaki sunucu için `localhost` ya da `127.0.0.1` yazın. Sayfanın içerik güvenliği kuralı (CSP) `[::1]` gibi IPv6 adreslerini ve `0.0.0.0` gibi adresleri taşıyamaz.",
				"plain-http":
					"Başka bir makineye `http` ile bağlanılamaz: tarayıcılar güvenli sayfadan şifresiz çağrıyı engeller (karışık içerik), bu sayfanın kuralları da izin vermez. Sunucuya `https` verin veya bir tünelle `localhost` üzerinden ulaşın.",
			},
			check: "Bağlantıyı denetle",
			checking: "Denetleniyor",
			results: {
				models: "Sunucu yanıt verdi ve {count} model bildirdi. Model alanında seçebilirsiniz.",
				reachable:
					"Sunucu yanıt verdi (HTTP {status}), model listesi sunmuyor. Modelin adını kendiniz yazın.",
				refused: "Sunucu anahtarı kabul etmedi (HTTP {status}).",
				status:
					"Sunucuya ulaşıldı ama beklenmeyen bir durum döndü: HTTP {status}. Adresin yolunu denetleyin.",
				"not-json": "Sunucuya ulaşıldı ama yanıt JSON değil. Bu adres bir web sayfası olabilir.",
				silent:
					"Yanıt okunamadı. Sunucu çalışmıyor olabilir ya da bu sayfadan ({origin}) gelen çağrıları CORS ile reddediyor olabilir; tarayıcı ikisini ayırmaz.",
				timeout: "Sunucu {count} saniye içinde yanıt vermedi.",
			},
			howTo: "Sunucuyu bu sayfaya açan komutlar",
			howToText: "İzin verilen köken bu sayfanın adresidir: {origin}",
		},
	},
	modelNotes: {
		local: "Tarayıcıda çalışan {count} model",
		catalogue: "",
		hub: "Listedeki {count} modeli Hub bu sağlayıcı ve görev için bildirdi. Başka bir model de yazabilirsiniz.",
		server: "Sunucunuzdaki modelin adı. Tek modelli sunucuda boş bırakabilirsiniz.",
		fallback: "Hub'dan liste alınamadı. Buradakiler kataloğun önerileridir; sağlayıcı hepsini sunmayabilir.",
	},
	scenarioGroups: {
		call: "Hata: çağrının kendisinde",
		route: "Hata: model ve sağlayıcı aranırken",
		provider: "Hata: sağlayıcının yanıtında",
		network: "Hata: ağda",
		fault: "Sunucunun ve ağın aksaklıkları",
	},
	scenarioChange: "Bu senaryonun çağrıda değiştirdikleri",
	unreachable: "Bu sayfada gösterilemeyen kodlar",
	unreachableText:
		"Bunlar hata sınıflarının genel kodlarıdır. İstemci bir çağrıda her zaman daha kesin bir kod verir; bu kodları yalnızca kendi yazdığınız hatalar taşır.",
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
		offer: "Bu sekmede yarım kalan bir iş var: {provider}, {model}.",
		simulated:
			"Simülatör sayfayla birlikte kapandı. İsteği yeniden gönderirseniz aynı işi aynı kimlikle baştan kurar.",
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
