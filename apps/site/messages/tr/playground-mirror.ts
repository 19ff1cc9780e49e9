/** Words of the playground about a mirror of the hub, in Turkish; fetched with a model of the hub that is to run in the browser. */
export const playgroundMirror = {
	title: "Hub'ın adresi: {host}",
	text: "Kurumunuzda Hub'ın bir yansısı varsa modellerin bilgileri ve dosyaları Hub yerine ondan istenir. Yansı, Hub'ın yollarıyla yanıt vermeli ve bu sayfadan gelen çağrılara CORS ile izin vermelidir. Adres yalnızca bu sekmede saklanır, hiçbir bağlantıya yazılmaz.",
	address: "Yansının adresi",
	urlHelp:
		"Örneğin `https://hub.acme.example`. `https` adresleri ile bu bilgisayardaki (`localhost`, `127.0.0.1`) `http` adresleri kullanılabilir.",
	problems: {
		missing: "Önce adresi yazın.",
		"not-a-url": "Bu bir adres değil. Başına `http://` ya da `https://` yazın.",
		scheme: "Adres `http` ya da `https` ile başlamalı.",
		credentials: "Adrese kullanıcı adı ya da parola yazmayın; dosyalar anahtarsız istenir.",
		"loopback-name": "Bu bilgisayardaki yansı için `localhost` ya da `127.0.0.1` yazın.",
		"plain-http":
			"Başka bir makineye `http` ile bağlanılamaz: tarayıcılar güvenli sayfadan şifresiz çağrıyı engeller (karışık içerik), bu sayfanın kuralları da izin vermez. Yansıya `https` verin.",
		query: "Adreste `?` ya da `#` olmamalı; modellerin yolları adresin sonuna eklenir.",
	},
	use: "Bu yansıyı kullan",
	leave: "Hub'a dön",
	inUse: "Modeller {host} sunucusundan alınır.",
	consent: {
		consentText: "Modelin dosyaları sizin yazdığınız {host} sunucusundan iner ve bu cihazda saklanır.",
		aboutSizes: {
			model: "yaklaşık {model}",
			both: "yaklaşık {sum} (model {model}, çalıştırıcı {runtime})",
			unknown: "henüz bilinmiyor (siz onaylayınca {host} sunucusuna sorulur, sonra size yeniden sorulur)",
		},
		exactSizes: {
			model: "{model} ({host} sunucusunun bildirdiği boyut)",
			both: "{sum} ({host} sunucusunun bildirdiğine göre model {model}, çalıştırıcı {runtime})",
			unknown: "bilinmiyor; sunucu bildirmiyor",
		},
	},
	unlisted: {
		notAsked:
			"Lisansı ve dilleri henüz bilinmiyor: model, sitenin tablosunda yok. Onaylarsanız {host} sunucusundan öğrenilir.",
		said: "Model, sitenin tablosunda yok. {host} sunucusunun bildirdiğine göre lisansı: {licence}; dilleri: {languages}.",
	},
};

export type PlaygroundMirror = typeof playgroundMirror;
