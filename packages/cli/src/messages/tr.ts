import { advice } from "./advice/tr.ts";
import { errorTitles } from "./error-titles/tr.ts";
import type { WordsOf } from "./words-of.ts";
import type { en } from "./en.ts";

/** Programın Türkçe metinleri. */
export const tr = {
	about: "Makine öğrenmesi görevleri, komut satırından.",
	help: {
		usage: "Kullanım",
		command: "KOMUT",
		commands: "Komutlar",
		options: "Seçenekler",
		more: 'Bir komutun seçenekleri için: "pusula KOMUT --help".',
		keys: "Anahtarlar ortam değişkenlerinden (HF_TOKEN ya da <SAĞLAYICI>_API_KEY) ve hub'ın anahtar dosyasından okunur; argümanlardan hiçbir zaman okunmaz.",
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
		run: 'pusula run text-generation --model Qwen/Qwen3-32B --provider groq "Sis üzerine üç dize yaz."',
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
		lang: "mesajların dili, tr ya da en; varsayılan: ortamın dili",
		json: "JSON yazar",
		model: "hub'daki model, sahip/ad; --provider local ile bir klasörün yolu da olur, ./model gibi",
		provider: "sağlayıcı, auto ya da bu makinedeki modeller için local; varsayılan: auto",
		yes: "yerel bir modelin dosyalarını sormadan indirir",
		endpoint: "sağlayıcı yerine kendi uç noktanız; anahtarı API_TOKEN'dır",
		simulator:
			"her çağrıyı, uydurma bir anahtarla bu URL'deki simülatöre gönderir: ücret doğmaz, model çalışmaz",
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
		concurrency: "aynı anda en çok kaç çağrı; sağlayıcı yoğunsa daha az",
		rate: "saniyede en çok kaç çağrının başlayacağı; kuyrukta bütün işçilerin toplamı",
		queue:
			"çağrıları yapan işçilerin Redis ya da Valkey sunucusu: redis://SUNUCU:PORT; parolalı URL PUSULA_QUEUE değişkenine yazılır",
		takeover: "yanıt vermeyen bir işçinin satırlarının kaç saniye sonra başkasına geçeceği; varsayılan: 30",
		"retry-failed": "başarısız olan ya da sonucu bilinmeyen satırları yeniden dener",
		price:
			"ödediğiniz ücret: bir çağrı için (0.003) ya da bir milyon girdi ve çıktı belirteci için (0.05/0.08)",
		"max-price": "bu tutar aşılmadan durur; --price gerekir",
		"dry-run": "her satırı okuyup denetler, çağrı yapmaz",
		port: "127.0.0.1 üzerindeki bağlantı noktası; varsayılan: 4310, boş olan biri için 0",
		seed: "başka bir sayı başka uydurma sonuçlar verir; varsayılan: 0",
		fault: "nelerin ters gideceği; birden çok kez verilebilir, list adları listeler",
	},
	usage: {
		unknownCommand: (name, near) =>
			`"${name}" diye bir komut yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Komutları "pusula --help" listeler.`,
		unknownOption: (name, near) =>
			`Burada ${name} diye bir seçenek yok.${near === undefined ? "" : ` ${near} mi demek istediniz?`} Seçenekleri görmek için --help ekleyin.`,
		noValue: (name) => `--${name} değer almaz.`,
		needsValue: (name, value) => `--${name} bir değer ister: --${name} ${value}.`,
		needsOption: (name, value) => `--${name} ${value} eksik.`,
		twice: (name) => `--${name} iki kez verilmiş; bu komut onu bir kez alır.`,
		missing: (operand) => `${operand} eksik. Komutun neler aldığını görmek için --help ekleyin.`,
		extra: (value) => `"${value}" fazladan bir argüman. Boşluklu metinleri tırnak içine alın.`,
		notWhole: (name, value, least, most) =>
			`--${name} "${value}": ${least} ile ${most} arasında bir tam sayı gerekir.`,
		notOneOf: (name, value, known) => `${name} "${value}" bilinmiyor. Bilinenler: ${known.join(", ")}.`,
		langOfCode: (clients) => `--lang mesajların dilidir. Kod --client ile seçilir: ${clients.join(", ")}.`,
		unknownTask: (name, near) =>
			`"${name}" diye bir görev yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Görevleri "pusula tasks" listeler.`,
		notCallable: (name) =>
			`"${name}" görevi katalogda var, ama bu programın bildiği hiçbir sağlayıcı onu sunmuyor. Çağrılabilenleri "pusula tasks" gösterir.`,
		unknownProvider: (name, near) =>
			`"${name}" diye bir sağlayıcı yok.${near === undefined ? "" : ` "${near}" mi demek istediniz?`} Sağlayıcıları "pusula providers" listeler.`,
		unknownField: (name, task, known) =>
			`${task} görevinde "${name}" diye bir alan yok. Alanları: ${known.join(", ")}. Ayarlar --param ile verilir.`,
		notAPair: (option, value, form) => `--${option} "${value}": ${form} biçiminde yazın.`,
		notJson: (name, reason) => `"${name}" alanı JSON olmalı: ${reason}`,
		needsField: (name, task) => `${task} için "${name}" alanı gerekli: --field ${name}=… (ya da @DOSYA).`,
		simulatorUrl: (value) => `--simulator "${value}": http://127.0.0.1:4310 gibi bir URL gerekir.`,
		noSimulator: (url) => `${url} adresinde simülatör yok. "pusula serve" ile başlatın.`,
	},
	keys: {
		noKeyOption: (name) =>
			`${name} diye bir seçenek yok: argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır. Anahtarı ortam değişkenine yazın (HF_TOKEN ya da <SAĞLAYICI>_API_KEY).`,
		noPasswordArgument:
			"Argümanlardan biri parolalı bir URL. Argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır; program bu yüzden onu almaz. URL'yi PUSULA_QUEUE değişkenine yazın ve görülmüş olabileceği için parolayı değiştirin.",
		noKeyArgument:
			"Argümanlardan biri bir anahtar. Argümanlar süreç listelerinde görünür ve kabuğun geçmişinde kalır; program bu yüzden onu almaz. Anahtarı ortam değişkenine yazın (HF_TOKEN ya da <SAĞLAYICI>_API_KEY) ve görülmüş olabileceği için yenileyin.",
		missing: (names) => `Anahtar bulunamadı. Bakılan yerler: ${names.join(", ")}.`,
		tokenFile: (path) => `${path} dosyası`,
		unreadableFile: (path, reason) => `${path} anahtar dosyası okunamıyor: ${reason}.`,
	},
	run: {
		simulated: "Simülasyon: model çalışmadı, ücret doğmadı.",
		notInTable:
			"Simülatör yalnızca Pusula'nın tablosundaki modelleri bilir; tabloda bulunmayan ama var olan bir model de bu hatayı alır. Modelin yazımını denetleyin ya da sağlayıcının kendisini çağırın.",
		needsOut: (name) => `Sonuç bir dosya: adını --out ile verin, örneğin --out ${name}.`,
		notAFile: "Sonuç dosya değil; --out onu metin olarak yazar.",
		wrote: (path, size) => `${path}: ${size}`,
		cannotRead: (path, reason) => `${path} okunamıyor: ${reason}.`,
		isFolder: (path) => `${path} bir klasör; bir dosya adı verin.`,
		cannotWrite: (path, reason) => `${path} yazılamıyor: ${reason}.`,
		fileNeeded: (path) => `Bu görev dosyayla çalışır ve "${path}" diye bir dosya yok.`,
		emptyInput: "Standart girdi boştu.",
		failed: (code) => `Hata (${code})`,
		requestId: (id) => `İstek kimliği: ${id}`,
		stdin: "Standart girdi",
		stdout: "Standart çıktı",
		notText: (name) => `${name} metin değil.`,
		interrupted: "Durduruldu.",
	},
	fileReasons: {
		EACCES: "izin yok",
		EISDIR: "bu bir klasör",
		ENOENT: "böyle bir dosya ya da klasör yok",
		ENOSPC: "disk dolu",
		ENOTDIR: "yoldaki adlardan biri klasör değil",
		EROFS: "dosya sistemi salt okunur",
	},
	rows: {
		unknownFormat: (path, known) =>
			`${path}: satırlar ${known.join(", ")} olarak okunur ve yazılır. Dosyaya bu uzantılardan birini verin.`,
		none: (path) => `${path} içinde satır yok.`,
		notJson: (row, reason) => `${row}. satır JSON değil: ${reason}`,
		notObject: (row) =>
			`${row}. satır bir JSON nesnesi değil: her satırda {"inputs": "…"} gibi bir nesne bulunur.`,
		guessedEncoding: (path) =>
			`${path} UTF-8 değil; eski Türkçe tabloların kodlaması olan Windows-1254 olarak okunuyor. Harfler bozuk çıkarsa dosyayı UTF-8 olarak kaydedin.`,
		notText: (path) =>
			`${path} bir metin dosyası değil. Excel ya da LibreOffice dosyasını önce CSV (UTF-8) olarak kaydedin; UTF-16 bir dosyanın başında bayt sırası işareti bulunmalı.`,
		sameColumn: (column) => `"${column}" adında iki sütun var. Birinin adını değiştirin.`,
		badTable: (reason) => `Tablo okunamıyor: ${reason}.`,
		uneven: (row, cells, columns) =>
			`${row}. satırdaki hücre sayısı ilk satırdakinden farklı: ${columns} yerine ${cells}.`,
		openQuote: (row) => `${row}. satır: tırnak işaretiyle açılan bir hücre kapanmıyor.`,
		strayQuote: (row) =>
			`${row}. satır: bir hücrenin içinde tırnak işareti var. Hücrenin tamamını tırnak içine alın, içindeki her tırnak işaretini iki kez yazın.`,
		noColumn: (row, column, known) =>
			`${row}. satırda "${column}" sütunu yok. Sütunları: ${known.join(", ")}.`,
		needsText: (column, value) =>
			`"${column}" sütununda metin olmalı, ${value} var. Tırnak içinde yazın: "${value}".`,
		needsPlain: (column, value) => `"${column}" sütununda metin olmalı, ${value} var.`,
		emptyCell: (column) => `"${column}" sütunu boş.`,
		noInput: (field, known) =>
			`"${field}" sütunu yok. Girdinin sütununu --input ile verin; sütunlar: ${known.join(", ")}.`,
		inRow: (row, reason) => `${row}. satır: ${reason}`,
	},
	eval: {
		modelTwice: (model) => `--model ${model} iki kez verilmiş; bir model bir kez ölçülür.`,
		noEvaluation: (task, known) =>
			`${task} sonuçları doğru yanıtlarla ölçülemiyor. Ölçülebilen görevler: ${known.join(", ")}.`,
		badMetric: (name, task, known) =>
			`"${name}" ölçütü ${task} için uygun değil. Ölçütler: ${known.join(", ")}.`,
		mixedMetrics: (names) =>
			`${names.join(", ")} ölçütleri farklı türden yanıtları ölçer. Her türü ayrı bir komutla ölçün.`,
		badAnswer: (form, entry) =>
			`doğru yanıt okunamıyor${entry === undefined ? "" : `; sorun listenin ${entry}. öğesinde`}. Beklenen: ${form}.`,
		forms: {
			labels: "bir metin",
			texts: "bir metin ya da metinlerden oluşan bir JSON listesi",
			numbers: "bir sayı",
			entities: 'varlıkların JSON listesi, örneğin [{"label":"PER","start":0,"end":4}]',
			boxes:
				'nesnelerin JSON listesi, örneğin [{"label":"kedi","box":{"xmin":8,"ymin":4,"xmax":90,"ymax":60}}]; nesne yoksa []',
			rankings:
				"sıralanan her metin için bir not içeren, en az biri 0'dan büyük JSON listesi, örneğin [1,0,2]",
		},
		badThreshold: (text, figures) =>
			`--threshold "${text}": bir ölçüt, >=, <=, > ya da < ve bir sayı yazın, örneğin accuracy>=0.8. Ölçütlerin dışında: ${figures.join(", ")}.`,
		unknownForm: (path, known) =>
			`${path}: raporlar ${known.join(", ")} olarak yazılır. Dosyaya bu uzantılardan birini verin.`,
		outIsInput: (path) =>
			`${path} satırların dosyası; rapor onun yerine geçerdi. --out ile başka bir dosya seçin.`,
		missed: (model, threshold, value) => `Tutmadı: ${model}, ${threshold} (${value}).`,
		noValue: "değer yok",
		kept: (kept, all, path) =>
			`Yarıda kalan çalışmadan ${all} yanıtın ${kept} tanesi duruyor. Baştan başlamak için ${path} dosyasını silin.`,
		noSuchLabel: (pair, known) =>
			`--label "${pair}": hiçbir satırda bu etiket yok. Verideki etiketler: ${known.join(", ")}.`,
		foreignLabels: (model, answers, first) =>
			`${model}: verideki etiketlerden olmayan yanıtlar: ${answers}. Yanıt bir etiketin karşılığıysa belirtin: --label "${first}=ETİKET".`,
		partial: (done, rows) =>
			`Yarıda kaldı: rapor ${rows} satırın ${done} tanesini kapsar, eşiklere bakılmadı.`,
	},
	batch: {
		rowsOf: (done, total) => `${done} / ${total}`,
		perSecond: (rows) => `saniyede ${rows}`,
		atOnce: (calls) => `aynı anda ${calls}`,
		failed: (rows) => `${rows} başarısız`,
		left: (time) => `${time} kaldı`,
		end: (total, done, failed, open) =>
			`Satır: ${total}. Biten: ${done}. Başarısız: ${failed}. Denenmeyen: ${open}.`,
		tokens: (input, output) => `Belirteç: girdide ${input}, çıktıda ${output}.`,
		spent: (sum) => `Verdiğiniz ücretlerle harcanan: ${sum}.`,
		failuresIn: (path) => `Başarısız satırlar ve nedenleri: ${path}. --retry-failed onları yeniden dener.`,
		wouldRun: (rows, task) => `${rows} satır; her biri bir ${task} çağrısı. Satırların hepsi okunabiliyor.`,
		wouldCost: (sum) => `Verdiğiniz ücretle: ${sum}.`,
		priceUnknown: "Tutarı çağrılardan önce bilinmiyor.",
		badPrice: (text) =>
			`--price "${text}": bir çağrının (0.003) ya da bir milyon girdi ve çıktı belirtecinin ücretini (0.05/0.08) yazın.`,
		badMostPrice: (text) => `--max-price "${text}": 2.50 gibi bir tutar yazın.`,
		noPrice:
			"--max-price için --price gerekir: bu programda ücret listesi yok. Sağlayıcınızdaki ücreti bir çağrı (0.003) ya da bir milyon girdi ve çıktı belirteci (0.05/0.08) için verin.",
		priceReached: "Durdu: bir sonraki çağrı --max-price tutarını aşabilirdi.",
		noTokens:
			"Durdu: bir yanıtta belirteç sayısı yoktu, bu yüzden harcanan tutar bilinmiyor. --price ile bir çağrının ücretini verin.",
		finishing: (calls) =>
			`Duruyor. Ödenen hiçbir sonuç yitmesin diye süren çağrıların bitmesi bekleniyor: ${calls}. Hemen bitirmek için yeniden Ctrl+C.`,
		everyRow: "Durdu: öbür satırlar da aynı nedenle başarısız olurdu.",
		changed: (row) =>
			`Durdu: ${row}. satır daha önce çalıştırılandan farklı. Dosyayı eski hâline getirin ya da baştan başlamak için başka bir --out seçin.`,
		outExists: (out) =>
			`${out} var ve önceki bir çalıştırmanın çıktısı değil. Başka bir --out seçin ya da onu taşıyın.`,
		otherSettings: (out, state) =>
			`${out} başka bir görev, model ya da sağlayıcıyla başlatılmış. Başka bir --out seçin ya da baştan başlamak için ${out} ile ${state} dosyalarını silin.`,
		otherOutput: (out, state) =>
			`${out} son çalıştırmadan kalandan daha kısa. Onu geri getirin ya da baştan başlamak için ${state} dosyasını silin.`,
		cannotKeep: (out, reason) =>
			`Durdu: ${out} için sonuçlar yazılamıyor: ${reason}. Sorun giderilince aynı komut kaldığı yerden devam eder.`,
		locked: (out) => `Şu anda başka bir çalıştırma ${out} dosyasına yazıyor.`,
	},
	local: {
		notInstalled: (library) =>
			`Bu makinede model çalıştırmak için kurulu olmayan bir kütüphane gerekir: npm install --global ${library}.`,
		alone: (option) => `--provider local modelleri bu makinede çalıştırır; --${option} seçeneğini çıkarın.`,
		onlyHere: (path) => `${path} bir klasör; oradaki modeli çalıştırmak için --provider local ekleyin.`,
		noModelFolder: (path) =>
			`${path} klasöründe model yok: config.json, tokenizer.json ve onnx/ klasörü gerekir. Hub'daki bir model için sahip/ad yazın.`,
		fetches: (model, size) => `${model} indiriliyor: ${size ?? "boyutu bilinmiyor, sunucusu bildirmiyor"}.`,
		wouldFetch: (model, size) =>
			`${model} bu makinede yok; ${size === undefined ? "indirilecek boyut bilinmiyor, sunucusu bildirmiyor" : `${size} indirilecek`}. Onaylamak için --yes ekleyin.`,
	},
	queue: {
		notInstalled: (packages) =>
			`Kuyruk için kurulu olmayan iki kütüphane gerekir: npm install --global ${packages}.`,
		badUrl:
			"--queue ya da PUSULA_QUEUE bir Redis ya da Valkey sunucusunun URL'si değil: redis://SUNUCU:PORT ya da rediss://SUNUCU:PORT yazın; veritabanı için sonuna /SAYI ekleyin.",
		missing: (variable) => `Sunucuyu --queue redis://SUNUCU:PORT ile ya da ${variable} değişkeninde verin.`,
		unreachable: (url, reason) => `${url} adresindeki kuyruğa ulaşılamıyor: ${reason}.`,
		untrusted: (url, reason) =>
			`${url} sunucusunun sertifikasına güvenilmiyor: ${reason}. Kendi sertifika yetkilinizin dosyasını NODE_EXTRA_CA_CERTS ile gösterin.`,
		wrongPassword: (url) =>
			`${url} sunucusu adı veya parolayı kabul etmiyor. İkisini de taşıyan URL PUSULA_QUEUE değişkeninde durur: redis://AD:PAROLA@SUNUCU:PORT.`,
		noTls: (url) => `${url} sunucusu o portta TLS konuşmuyor; TLS olmadan URL redis:// ile başlar.`,
		cluster: (url) =>
			`${url} bir küme (cluster); kuyruk ise tek bir sunucu veya kopyaları olan tek bir sunucu ister. cluster-enabled no ile çalışan bir sunucu verin.`,
		evicts: (url, policy) =>
			`${url} adresindeki sunucu, belleği dolunca anahtarları siler (maxmemory-policy ${policy}); satırlar da onlarla gider. Bu ayarı noeviction yapın.`,
		broken: (reason) => `Kuyrukla bağlantı koptu (${reason}); yeniden deneniyor.`,
		put: (url) =>
			`Satırlar ${url} adresindeki kuyruğa konuyor. Çağrı yapacak her makinede çalıştırın: pusula worker --queue ${url}`,
		left: (rows) =>
			`Hâlâ kuyrukta olan satır: ${rows}. İşçiler onları sürdürür; aynı komut sonuçlarını alır.`,
		stopped: (message) => `Bir işçi çalışmayı bitirdi: ${message}`,
		takesNothing: (reason) => `Kuyruk satır kabul etmiyor: ${reason}.`,
		gone: "Sunucu bu çalışmayı artık tanımıyor: verisi silinmiş ya da kaybolmuş. Aynı komut yeniden çalışınca, kuyrukta olan satırların sonucu bilinmiyor sayılır.",
		inQueue: (out) =>
			`${out} dosyasının satırları hâlâ bir kuyrukta. Aynı komutu --queue ile çalıştırın; sonuçlarını o alır.`,
	},
	worker: {
		ready: (url) => `${url} adresindeki kuyrukta satır bekleniyor. Ctrl+C, süren çağrılar bitince durdurur.`,
		serves: (task, model) => `${task} satırları${model === "" ? "" : `, model ${model}`}.`,
		otherVersion: "Kuyrukta pusula'nın başka bir sürümünün koyduğu bir çalışma var; ona dokunulmuyor.",
		otherEndpoint: (url) =>
			`Kuyrukta ${url} uç noktasını çağıran bir çalışma var; ona dokunulmuyor: API_TOKEN yalnızca burada --endpoint ile verilen uç noktaya gider.`,
		cannotServe: (task, reason) => `Bir ${task} çalışmasına dokunulmuyor: ${reason}`,
		stopping: "Süren çağrılar bitince duracak. Hemen bitirmek için yeniden Ctrl+C.",
		end: (done, failed) => `Biten: ${done}. Başarısız: ${failed}.`,
	},
	tasks: {
		columns: ["görev", "adı", "çağrı", "özet"],
		callable: "var",
		notCallable: "yok",
		summary: "Özet",
		result: "Sonuç",
		fields: "Alanlar",
		parameters: "Parametreler",
		metrics: "Ölçütler",
		models: "Katalogdaki modeller",
		providers: "Sağlayıcılar",
		needed: "gerekli",
		optional: "isteğe bağlı",
	},
	providers: {
		columns: ["sağlayıcı", "adı", "anahtar", "görevler"],
		documentation: "Belgeler",
		keyPage: "Anahtar sayfası",
		keyVariable: "Ortam değişkeni",
		throughPlatform: "Platform üzerinden",
		yesWithToken: "evet, HF_TOKEN ile",
		no: "hayır, yalnızca kendi anahtarıyla",
		state: "Durum",
		states: {
			live: "platform üzerinden çağrı alıyor",
			"removed-upstream": "platformun listesinden çıkmış",
			unknown: "bilinmiyor",
		},
		tasks: "Görevler",
		as: (date) => `${date} itibarıyla`,
		none: (task) => `${task} görevini sunan sağlayıcı yok.`,
	},
	snippet: {
		noClient: (client, reason) => `${client} için kod yok: ${reason}.`,
		none: "Bu çağrı için kod yok.",
		reasons: {
			offer: "bu sağlayıcı görevi sunmuyor",
			auto: "sağlayıcı seçemez; --provider ile birini verin",
			provider: "sağlayıcıyı tanımıyor",
			task: "görevi sunmuyor",
			parameters: "parametrelerden biri için yeri yok",
			stream: "bu çağrı için akışı yok",
			job: "sağlayıcının kuyruğunu izleyemez",
			reply: "yanıtı kullanamaz",
			url: "bu uç noktayı çağıramaz",
		},
	},
	serve: {
		ready: (url) => `Bütün sağlayıcıların simülatörü: ${url}`,
		how: (url) => `https://<sunucu>/<yol> burada ${url}/<sunucu>/<yol> olarak sunulur.`,
		use: (url) =>
			`Başka bir uçbirimde: pusula run text-classification --simulator ${url} --model pusula/text-classification "Güzel bir gün."`,
		stop: "Ctrl+C ile durur.",
		portInUse: (port) =>
			`${port} numaralı bağlantı noktası kullanımda. --port ile başkasını ya da boş biri için 0 verin.`,
	},
	oldNode: (needed, version) =>
		`pusula için Node ${needed} ya da daha yenisi gerekir; bu makinedeki sürüm Node ${version}. Daha yeni bir Node kurup komutu yeniden çalıştırın.`,
	internal: (reason) =>
		`Programda bir hata var: ${reason}. Lütfen çalıştırdığınız komutla birlikte bildirin.`,
	advice,
	errorTitles,
} as const satisfies WordsOf<typeof en>;
