/** The words of the command line in Turkish: its parts, and what is wrong with one. */
export const commandLine = {
	help: {
		usage: "Kullanım",
		command: "KOMUT",
		commands: "Komutlar",
		options: "Seçenekler",
		more: 'Bir komutun seçenekleri için: "pusula KOMUT --help".',
		keys: "Anahtarlar ortam değişkenlerinden (HF_TOKEN ya da <SAĞLAYICI>_API_KEY) ve Hub'ın anahtar dosyasından okunur; argümanlardan hiçbir zaman okunmaz.",
	},
	commands: {
		run: "Tek bir çağrı yapar. GİRDİ bir metin, bir dosya ya da standart girdi için - olur.",
		batch:
			"JSONL, CSV ya da TSV dosyasının her satırı için bir çağrı yapar; durduktan sonra, bitenleri yinelemeden sürdürür.",
		worker: "batch'in kuyruğa koyduğu satırların çağrılarını yapar; istediğiniz kadar makinede çalışır.",
		eval: "Modelleri, doğru yanıtları bilinen satırlarda ölçer ve karşılaştırır.",
		tasks: "Görevleri listeler ya da birini gösterir.",
		providers: "Sağlayıcıları listeler ya da birini gösterir.",
		snippet: "Bir çağrının kodunu yazar.",
		serve: "Bütün sağlayıcıların simülatörünü bu makinede çalıştırır.",
		completion: "Bir kabuğun tamamlama betiğini yazar.",
	},
	examples: {
		run: 'pusula run conversational --model Qwen/Qwen3-32B --provider groq "Sis üzerine üç dize yaz."',
		batch: "pusula batch text-classification yorumlar.csv --input yorum --out etiketler.csv --model sahip/ad",
		worker: "pusula worker --queue redis://kuyruk.example:6379",
		eval: 'pusula eval text-classification yorumlar.csv --input yorum --expected etiket -m sahip/bir -m sahip/iki --threshold "accuracy>=0.8" --out rapor.html',
		tasks: "pusula tasks question-answering",
		providers: "pusula providers --task text-to-image",
		snippet: 'pusula snippet conversational --provider groq --model Qwen/Qwen3-32B --client curl "Merhaba"',
		serve: "pusula serve --port 4310 --fault busy",
		completion: "source <(pusula completion bash)",
	},
	operands: {
		TASK: "GÖREV",
		INPUT: "GİRDİ",
		PROVIDER: "SAĞLAYICI",
		SHELL: "KABUK",
		FILE: "DOSYA",
	},
	values: {
		MODEL: "MODEL",
		PROVIDER: "SAĞLAYICI",
		URL: "URL",
		"NAME=VALUE": "AD=DEĞER",
		FILE: "DOSYA",
		ORG: "KURULUŞ",
		SECONDS: "SANİYE",
		TASK: "GÖREV",
		CLIENT: "İSTEMCİ",
		PORT: "NUMARA",
		NUMBER: "SAYI",
		NAME: "AD",
		LANG: "DİL",
		COLUMN: "SÜTUN",
		"FIELD=COLUMN": "ALAN=SÜTUN",
		PRICE: "ÜCRET",
		METRIC: "ÖLÇÜT",
		RULES: "KURALLAR",
		"ANSWER=LABEL": "YANIT=ETİKET",
		BOUND: "EŞİK",
		SUM: "TUTAR",
	},
	options: {
		help: "bu yardımı gösterir",
		version: "sürümü yazar",
		lang: "mesajların dili; varsayılan: ortamın dili",
		json: "JSON yazar",
		model: "Hub'daki model, sahip/ad; --provider local ile bir klasörün yolu da olur, ./model gibi",
		provider:
			"sağlayıcı, auto ya da bu makinedeki modeller için local; varsayılan: auto; eval'de bütün modeller için bir kez ya da modellerin sırasıyla her biri için bir kez",
		yes: "bu makinede çalışacak modelin dosyalarını sormadan indirir",
		endpoint: "sağlayıcı yerine kendi uç noktanız; anahtarı API_TOKEN'dır",
		simulator:
			"her çağrıyı, sahte bir anahtarla bu URL'deki simülatöre gönderir: ücret doğmaz, model çalışmaz",
		field: "görev girdisinin başka bir alanı; @DOSYA onu dosyadan okur",
		param: "görevin bir parametresi; JSON ise JSON, değilse metin",
		out: "sonucun yazılacağı dosya",
		"bill-to": "yönlendirilen çağrıların ücretini ödeyen kuruluş",
		timeout: "bir çağrının en çok kaç saniye sürebileceği; varsayılan: 600, kuyruklu işlerde 1800",
		task: "yalnızca bu görevi sunanlar",
		client: "kodun yazılacağı kütüphane ya da program; hepsi için all; varsayılan: @pusula/inference",
		stream: "akışlı kod",
		input: "ana alanın sütunu; varsayılan: alanla aynı adı taşıyan",
		column: "başka bir alanın sütunu",
		expected: "doğru yanıtın sütunu",
		metric: "görevinkiler yerine kullanılacak ölçüt; modeller ilkiyle karşılaştırılır",
		normalize:
			"yanıtların nasıl karşılaştırılacağı: none (yazıldığı gibi), turkish ya da squad (İngilizce); varsayılan: ölçütün tanımındaki; ölçüt büyük küçük harf ayırmıyorsa ve bir satırda ğ, ı, ş ya da İ varsa turkish",
		label: "bir yanıtın veride hangi etiket olduğu, örneğin POSITIVE=olumlu; birden çok kez verilebilir",
		threshold: "bir model tutturamazsa çıkış kodu 1 olur: accuracy>=0.8, failures<=0, p95<2 (saniye)",
		concurrency: "aynı anda en çok kaç çağrı (eval'de her sağlayıcıya ayrı); sağlayıcı meşgulse daha az",
		rate: "saniyede en çok kaç çağrının başlayacağı; kuyrukta bütün işçilerin toplamı, eval'de her sağlayıcıya ayrı",
		queue:
			"çağrıları yapan işçilerin Redis ya da Valkey sunucusu: redis://SUNUCU:PORT; parolalı URL PUSULA_QUEUE değişkenine yazılır",
		takeover: "yanıt vermeyen bir işçinin satırlarının kaç saniye sonra başkasına geçeceği; varsayılan: 30",
		"retry-failed": "başarısız olan ya da sonucu bilinmeyen satırları yeniden dener",
		price:
			"ödediğiniz ücret: bir çağrı için (0.003) ya da bir milyon girdi ve çıktı belirteci için (0.05/0.08); eval'de bütün modeller için bir kez ya da modellerin sırasıyla her biri için bir kez",
		"max-price": "bu tutar aşılmadan durur; --price gerekir",
		"dry-run": "her satırı okuyup denetler, çağrı yapmaz",
		port: "127.0.0.1 üzerindeki bağlantı noktası; varsayılan: 4310, boş olan biri için 0",
		seed: "başka bir sayı simülatöre başka sonuçlar ürettirir; varsayılan: 0",
		fault: "nelerin ters gideceği; birden çok kez verilebilir, list adları listeler",
	},
	usage: {
		unknownCommand: (name: string, near: string | undefined) =>
			`"${name}" diye bir komut yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Komutları "pusula --help" listeler.`,
		unknownOption: (name: string, near: string | undefined) =>
			`Burada ${name} diye bir seçenek yok.${near === undefined ? "" : ` ${near} mi demek istediniz?`} Seçenekleri görmek için --help ekleyin.`,
		noValue: (name: string) => `--${name} değer almaz.`,
		needsValue: (name: string, value: string) => `--${name} bir değer ister: --${name} ${value}.`,
		needsOption: (name: string, value: string) => `--${name} ${value} eksik.`,
		twice: (name: string) => `--${name} iki kez verilmiş; bu komut onu bir kez alır.`,
		missing: (operand: string) => `${operand} eksik. Komutun neler aldığını görmek için --help ekleyin.`,
		extra: (value: string) => `"${value}" fazladan bir argüman. Boşluklu metinleri tırnak içine alın.`,
		notWhole: (name: string, value: string, least: number, most: number) =>
			`--${name} "${value}": ${least} ile ${most} arasında bir tam sayı gerekir.`,
		notOneOf: (name: string, value: string, known: readonly string[]) =>
			`${name} "${value}" bilinmiyor. Bilinenler: ${known.join(", ")}.`,
		langOfCode: (clients: readonly string[]) =>
			`--lang mesajların dilidir. Kod --client ile seçilir: ${clients.join(", ")}.`,
		unknownTask: (name: string, near: string | undefined) =>
			`"${name}" diye bir görev yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Görevleri "pusula tasks" listeler.`,
		notCallable: (name: string) =>
			`"${name}" görevi katalogda var, ama bu programın bildiği hiçbir sağlayıcı onu sunmuyor. Çağrılabilenleri "pusula tasks" gösterir.`,
		unknownProvider: (name: string, near: string | undefined) =>
			`"${name}" diye bir sağlayıcı yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Sağlayıcıları "pusula providers" listeler.`,
		unknownField: (name: string, task: string, known: readonly string[]) =>
			`${task} görevinde "${name}" diye bir alan yok. Alanları: ${known.join(", ")}. Ayarlar --param ile verilir.`,
		notAPair: (option: string, value: string, form: string) =>
			`--${option} "${value}": ${form} biçiminde yazın.`,
		notJson: (name: string, reason: string) => `"${name}" alanı JSON olmalı: ${reason}`,
		needsField: (name: string, task: string) =>
			`${task} için "${name}" alanı gerekli: --field ${name}=… (ya da @DOSYA).`,
		simulatorUrl: (value: string) => `--simulator "${value}": http://127.0.0.1:4310 gibi bir URL gerekir.`,
		noSimulator: (url: string) => `${url} adresinde simülatör yok. "pusula serve" ile başlatın.`,
	},
	keys: {
		noKeyOption: (name: string) =>
			`${name} diye bir seçenek yok: argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır. Anahtarı ortam değişkenine yazın (HF_TOKEN ya da <SAĞLAYICI>_API_KEY).`,
		noPasswordArgument:
			"Argümanlardan biri parolalı bir URL. Argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır; program bu yüzden onu almaz. URL'yi PUSULA_QUEUE değişkenine yazın ve görülmüş olabileceği için parolayı değiştirin.",
		noKeyArgument:
			"Argümanlardan biri bir anahtar. Argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır; program bu yüzden onu almaz. Anahtarı ortam değişkenine yazın (HF_TOKEN ya da <SAĞLAYICI>_API_KEY) ve görülmüş olabileceği için yenileyin.",
		noSecretUrl: (option: string) =>
			`--${option} için verilen URL'de ad, parola ya da anahtar var. Argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır; program bu yüzden onu almaz. Onu URL'den çıkarın: bir uç noktanın anahtarı API_TOKEN değişkenine yazılır. Görülmüş olabileceği için de yenileyin.`,
		missing: (names: readonly string[], { page, variable }: { page: string | undefined; variable: string }) =>
			`Anahtar bulunamadı. Bakılan yerler: ${names.join(", ")}.${page === undefined ? "" : ` ${page} adresinden bir anahtar alıp ${variable} ortam değişkenine koyun.`}`,
		tokenFile: (path: string) => `${path} dosyası`,
		unreadableFile: (path: string, reason: string) => `${path} anahtar dosyası okunamıyor: ${reason}.`,
	},
} as const;
