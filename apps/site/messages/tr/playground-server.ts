/** Words of the playground about a server of the reader's own, in Turkish; fetched when one is to be called. */
export const playgroundServer = {
	keyHelp: "Anahtar yalnızca yukarıdaki adresin sunucusuna gönderilir.",
	address: "Adres",
	urlHelp:
		"Örneğin `http://localhost:11434`. `https` adresleri ile bu bilgisayardaki (`localhost`, `127.0.0.1`) `http` adresleri çağrılabilir.",
	form: "Uç noktanın türü",
	forms: { openai: "OpenAI uyumlu", inference: "Çıkarım uç noktası" },
	formHelp: {
		openai:
			"Ollama, llama.cpp, vLLM, TGI ve LM Studio böyledir. Sohbet ve metin üretimi hepsinde vardır; gömme, konuşma tanıma ve görüntü üretimi sunucuya ve modele bağlıdır.",
		inference: "Tek bir model için kiralanan uç nokta. Görevin kendi alanları adrese olduğu gibi gönderilir.",
	},
	problems: {
		missing: "Önce adresi yazın.",
		"not-a-url": "Bu bir adres değil. Başına `http://` ya da `https://` yazın.",
		scheme: "Adres `http` ya da `https` ile başlamalı.",
		credentials: "Adrese kullanıcı adı ya da parola yazmayın; anahtar alanını kullanın.",
		"loopback-name":
			"Bu bilgisayardaki sunucu için `localhost` ya da `127.0.0.1` yazın. Sayfanın içerik güvenliği ilkesi (CSP) `[::1]` gibi IPv6 adreslerini ve `0.0.0.0` gibi adresleri içeremez.",
		"plain-http":
			"Başka bir makineye `http` ile bağlanılamaz: tarayıcılar güvenli sayfadan şifresiz çağrıyı engeller (karışık içerik), bu sayfanın kuralları da izin vermez. Sunucuya `https` verin veya bir tünelle `localhost` üzerinden ulaşın.",
	},
	check: "Bağlantıyı denetle",
	checking: "Denetleniyor",
	results: {
		models: "Sunucu yanıt verdi ve {count} model bildirdi. Model alanında seçebilirsiniz.",
		reachable: "Sunucu yanıt verdi (HTTP {status}) ama model listesi sunmuyor. Modelin adını kendiniz yazın.",
		refused: "Sunucu anahtarı kabul etmedi (HTTP {status}).",
		status: "Sunucuya ulaşıldı ama beklenmeyen bir durum döndü: HTTP {status}. Adresin yolunu denetleyin.",
		"not-json": "Sunucuya ulaşıldı ama yanıt JSON değil. Bu adres bir web sayfası olabilir.",
		silent:
			"Yanıt okunamadı. Sunucu çalışmıyor olabilir ya da bu sayfadan ({origin}) gelen çağrıları CORS ile reddediyor olabilir; tarayıcı ikisini ayırmaz.",
		timeout: "Sunucu {count} saniye içinde yanıt vermedi.",
	},
	howTo: "Sunucuyu bu sayfaya açan komutlar",
	howToText: "İzin verilen köken bu sayfanın adresidir: {origin}",
};

export type PlaygroundServer = typeof playgroundServer;
