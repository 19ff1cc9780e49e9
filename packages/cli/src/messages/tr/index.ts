import type { WordsOf } from "../words-of.ts";
import { advice } from "./advice.ts";

/** The words of the program in Turkish. */
export const messages = {
	about: "Makine öğrenmesi görevleri, komut satırından.",
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
		lang: "mesajların dili; varsayılan: ortamın dili",
		json: "JSON yazar",
		model: "Hub'daki model, sahip/ad; --provider local ile bir klasörün yolu da olur, ./model gibi",
		provider:
			"sağlayıcı, auto ya da bu makinedeki modeller için local; varsayılan: auto; eval'de bütün modeller için bir kez ya da modellerin sırasıyla her biri için bir kez",
		yes: "bu makinede çalışacak modelin dosyalarını sormadan indirir",
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
		concurrency: "aynı anda en çok kaç çağrı (eval'de her sağlayıcıya ayrı); sağlayıcı yoğunsa daha az",
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
		seed: "başka bir sayı başka uydurma sonuçlar verir; varsayılan: 0",
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
		missing: (names: readonly string[]) => `Anahtar bulunamadı. Bakılan yerler: ${names.join(", ")}.`,
		tokenFile: (path: string) => `${path} dosyası`,
		unreadableFile: (path: string, reason: string) => `${path} anahtar dosyası okunamıyor: ${reason}.`,
	},
	run: {
		simulated: "Simülasyon: model çalışmadı, ücret doğmadı.",
		notInTable:
			"Simülatör yalnızca Pusula'nın tablosundaki modelleri bilir; tabloda bulunmayan ama var olan bir model de bu hatayı alır. Modelin yazımını denetleyin ya da sağlayıcının kendisini çağırın.",
		needsOut: (name: string) => `Sonuç bir dosya: adını --out ile verin, örneğin --out ${name}.`,
		notAFile: "Sonuç dosya değil; --out onu metin olarak yazar.",
		wrote: (path: string, size: string) => `${path}: ${size}`,
		cannotRead: (path: string, reason: string) => `${path} okunamıyor: ${reason}.`,
		isFolder: (path: string) => `${path} bir klasör; bir dosya adı verin.`,
		cannotWrite: (path: string, reason: string) => `${path} yazılamıyor: ${reason}.`,
		fileNeeded: (path: string) => `Bu görev dosyayla çalışır ve "${path}" diye bir dosya yok.`,
		emptyInput: "Standart girdi boştu.",
		failed: (code: string) => `Hata (${code})`,
		requestId: (id: string) => `İstek kimliği: ${id}`,
		stdin: "Standart girdi",
		stdout: "Standart çıktı",
		notText: (name: string) => `${name} metin değil.`,
		interrupted: "Durduruldu.",
	},
	fileReasons: {
		EACCES: "izin yok",
		EISDIR: "bu bir klasör",
		ENOENT: "böyle bir dosya ya da klasör yok",
		ENOSPC: "disk dolu",
		ENOTDIR: "yoldaki adlardan biri klasör değil",
		EROFS: "dosya sistemi salt okunur",
		CANTOPEN: "veritabanı olarak açılamıyor",
		NOTADB: "bu, bir çalıştırmanın durum dosyası değil",
	},
	rows: {
		unknownFormat: (path: string, known: readonly string[]) =>
			`${path}: satırlar ${known.join(", ")} olarak okunur ve yazılır. Dosyaya bu uzantılardan birini verin.`,
		none: (path: string) => `${path} içinde satır yok.`,
		notJson: (row: number, reason: string) => `${row}. satır JSON değil: ${reason}`,
		notObject: (row: number) =>
			`${row}. satır bir JSON nesnesi değil: her satırda {"inputs": "…"} gibi bir nesne bulunur.`,
		guessedEncoding: (path: string) =>
			`${path} UTF-8 değil; eski Türkçe tabloların kodlaması olan Windows-1254 olarak okunuyor. Harfler bozuk çıkarsa dosyayı UTF-8 olarak kaydedin.`,
		notText: (path: string) =>
			`${path} bir metin dosyası değil. Excel ya da LibreOffice dosyasını önce CSV (UTF-8) olarak kaydedin; UTF-16 bir dosyanın başında bayt sırası işareti bulunmalı.`,
		sameColumn: (column: string) => `"${column}" adında iki sütun var. Birinin adını değiştirin.`,
		badTable: (reason: string) => `Tablo okunamıyor: ${reason}.`,
		uneven: (row: number, cells: number, columns: number) =>
			`${row}. satırdaki hücre sayısı ilk satırdakinden farklı: ${columns} yerine ${cells}.`,
		openQuote: (row: number) => `${row}. satır: tırnak işaretiyle açılan bir hücre kapanmıyor.`,
		endlessQuote: (row: number, millions: number) =>
			`${row}. satır: tırnak işaretiyle açılan ve satır sonu içeren bir hücre ${millions} milyon karakter içinde bitmiyor. İşaret metnin bir parçasıysa hücrenin tamamını tırnak içine alın, içindeki her tırnak işaretini iki kez yazın; hücre gerçekten bu kadar uzunsa satırları JSONL olarak yazın.`,
		strayQuote: (row: number) =>
			`${row}. satır: bir hücrenin içinde tırnak işareti var. Hücrenin tamamını tırnak içine alın, içindeki her tırnak işaretini iki kez yazın.`,
		noColumn: (row: number, column: string, known: readonly string[]) =>
			`${row}. satırda "${column}" sütunu yok. Sütunları: ${known.join(", ")}.`,
		needsText: (column: string, value: string) =>
			`"${column}" sütununda metin olmalı, ${value} var. Tırnak içinde yazın: "${value}".`,
		needsPlain: (column: string, value: string) => `"${column}" sütununda metin olmalı, ${value} var.`,
		emptyCell: (column: string) => `"${column}" sütunu boş.`,
		noInput: (field: string, known: readonly string[]) =>
			`"${field}" sütunu yok. Girdinin sütununu --input ile verin; sütunlar: ${known.join(", ")}.`,
		inRow: (row: number, reason: string) => `${row}. satır: ${reason}`,
	},
	eval: {
		modelTwice: (model: string) =>
			`--model ${model} aynı sağlayıcıyla iki kez verilmiş; bir model her sağlayıcıyla bir kez ölçülür.`,
		notOneEach: (option: string, given: number, models: number) =>
			`--${option} ${given} kez, --model ${models} kez verilmiş. Bütün modeller için bir kez ya da modellerin sırasıyla her biri için bir kez verin.`,
		noEvaluation: (task: string, known: readonly string[]) =>
			`${task} sonuçları doğru yanıtlarla ölçülemiyor. Ölçülebilen görevler: ${known.join(", ")}.`,
		badMetric: (name: string, task: string, known: readonly string[]) =>
			`"${name}" ölçütü ${task} için uygun değil. Ölçütler: ${known.join(", ")}.`,
		mixedMetrics: (names: readonly string[]) =>
			`${names.join(", ")} ölçütleri farklı türden yanıtları ölçer. Her türü ayrı bir komutla ölçün.`,
		badAnswer: (form: string, entry: number | undefined) =>
			`doğru yanıt okunamıyor${entry === undefined ? "" : `; sorun listenin ${entry}. ögesinde`}. Beklenen: ${form}.`,
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
		badThreshold: (text: string, figures: readonly string[]) =>
			`--threshold "${text}": bir ölçüt, >=, <=, > ya da < ve bir sayı yazın, örneğin accuracy>=0.8. Ölçütlerin dışında: ${figures.join(", ")}.`,
		unknownForm: (path: string, known: readonly string[]) =>
			`${path}: raporlar ${known.join(", ")} olarak yazılır. Dosyaya bu uzantılardan birini verin.`,
		outIsInput: (path: string) =>
			`${path} satırların dosyası; rapor onun yerine geçerdi. --out ile başka bir dosya seçin.`,
		missed: (model: string, threshold: string, value: string) =>
			`Tutmadı: ${model}, ${threshold} (${value}).`,
		noValue: "değer yok",
		kept: (kept: string, all: string, path: string) =>
			`Yarıda kalan çalışmadan ${all} yanıtın ${kept} tanesi duruyor. Baştan başlamak için ${path} dosyasını silin.`,
		noSuchLabel: (pair: string, known: readonly string[]) =>
			`--label "${pair}": hiçbir satırda bu etiket yok. Verideki etiketler: ${known.join(", ")}.`,
		foreignLabels: (model: string, answers: string, first: string) =>
			`${model}: verideki etiketlerden olmayan yanıtlar: ${answers}. Yanıt bir etiketin karşılığıysa belirtin: --label "${first}=ETİKET".`,
		partial: (done: string, rows: string) =>
			`Yarıda kaldı: rapor ${rows} satırın ${done} tanesini kapsar, eşiklere bakılmadı.`,
	},
	batch: {
		rowsOf: (done: string, total: string) => `${done} / ${total}`,
		perSecond: (rows: string) => `saniyede ${rows}`,
		atOnce: (calls: string) => `aynı anda ${calls}`,
		failed: (rows: string) => `${rows} başarısız`,
		left: (time: string) => `${time} kaldı`,
		end: (total: string, done: string, failed: string, open: string) =>
			`Satır: ${total}. Biten: ${done}. Başarısız: ${failed}. Denenmeyen: ${open}.`,
		tokens: (input: string, output: string) => `Belirteç: girdide ${input}, çıktıda ${output}.`,
		spent: (sum: string) => `Verdiğiniz ücretlerle harcanan: ${sum}.`,
		failuresIn: (path: string) =>
			`Başarısız satırlar ve nedenleri: ${path}. --retry-failed onları yeniden dener.`,
		wouldRun: (rows: string, task: string) =>
			`${rows} satır; her biri bir ${task} çağrısı. Satırların hepsi okunabiliyor.`,
		wouldCost: (sum: string) => `Verdiğiniz ücretle: ${sum}.`,
		wouldCostAbout: (sum: string) =>
			`Verdiğiniz ücretle: girdiler için yaklaşık ${sum} (4 karakter bir belirteç sayıldı; çıktının ücreti eklenecek).`,
		priceUnknown: "Tutarı çağrılardan önce bilinmiyor.",
		badPrice: (text: string) =>
			`--price "${text}": bir çağrının (0.003) ya da bir milyon girdi ve çıktı belirtecinin ücretini (0.05/0.08) yazın.`,
		badMostPrice: (text: string) => `--max-price "${text}": 2.50 gibi bir tutar yazın.`,
		noPrice:
			"--max-price için --price gerekir: bu programda ücret listesi yok. Sağlayıcınızdaki ücreti bir çağrı (0.003) ya da bir milyon girdi ve çıktı belirteci (0.05/0.08) için verin.",
		priceReached: "Durdu: bir sonraki çağrı --max-price tutarını aşabilirdi.",
		noTokens:
			"Durdu: ücreti alınmış olabilecek bir çağrının belirteç sayısı bilinmiyor, bu yüzden harcanan tutar da bilinmiyor. --price ile bir çağrının ücretini verin.",
		finishing: (calls: string) =>
			`Duruyor. Ödenen hiçbir sonuç yitmesin diye süren çağrıların bitmesi bekleniyor: ${calls}. Hemen bitirmek için yeniden Ctrl+C.`,
		everyRow: "Durdu: öbür satırlar da aynı nedenle başarısız olurdu.",
		changed: (row: number) =>
			`Durdu: ${row}. satır daha önce çalıştırılandan farklı. Dosyayı eski hâline getirin ya da baştan başlamak için başka bir --out seçin.`,
		fewerRows: (rows: string, before: string) =>
			`Dosyada ${rows} satır var; başlanmış çalıştırma ise ${before}. satırı da biliyor. Dosyayı eski hâline getirin ya da baştan başlamak için başka bir --out seçin.`,
		outExists: (out: string) =>
			`${out} var ve önceki bir çalıştırmanın çıktısı değil. Başka bir --out seçin ya da onu taşıyın.`,
		otherSettings: (out: string, state: string) =>
			`${out} başka bir görev, model ya da sağlayıcıyla başlatılmış. Başka bir --out seçin ya da baştan başlamak için ${out} ile ${state} dosyalarını silin.`,
		otherOutput: (out: string, state: string) =>
			`${out} son çalıştırmanın bıraktığı gibi değil: o zamandan beri değiştirilmiş. Eski hâline getirin; baştan başlamak için ise ${state} dosyasını silip ${out} dosyasını başka yere taşıyın.`,
		missingOutput: (out: string, state: string) =>
			`${out} yerinde yok; oysa önceki çalıştırma ona sonuç yazmıştı. Dosyayı geri koyun ya da baştan başlamak için ${state} dosyasını silin.`,
		cannotKeep: (out: string, reason: string) =>
			`Durdu: ${out} için sonuçlar yazılamıyor: ${reason}. Sorun giderilince aynı komut kaldığı yerden devam eder.`,
		locked: (out: string) => `Şu anda başka bir çalıştırma ${out} dosyasına yazıyor.`,
	},
	local: {
		notInstalled: (library: string) =>
			`Bu makinede model çalıştırmak için kurulu olmayan bir kütüphane gerekir: npm install --global ${library}.`,
		alone: (option: string) =>
			`--provider local modelleri bu makinede çalıştırır; --${option} seçeneğini çıkarın.`,
		onlyHere: (path: string) =>
			`${path} bir klasör; oradaki modeli çalıştırmak için --provider local ekleyin.`,
		noModelFolder: (path: string) =>
			`${path} klasöründe model yok: config.json, tokenizer.json ve onnx/ klasörü gerekir. Hub'daki bir model için sahip/ad yazın.`,
		/** `size` is undefined where the host names none. */
		fetches: (model: string, size: string | undefined) =>
			`${model} indiriliyor: ${size ?? "boyutu bilinmiyor, sunucusu bildirmiyor"}.`,
		wouldFetch: (model: string, size: string | undefined) =>
			`${model} bu makinede yok; ${size === undefined ? "indirilecek boyut bilinmiyor, sunucusu bildirmiyor" : `${size} indirilecek`}. Onaylamak için --yes ekleyin.`,
	},
	queue: {
		notInstalled: (packages: string) =>
			`Kuyruk için kurulu olmayan iki kütüphane gerekir: npm install --global ${packages}.`,
		badUrl:
			"--queue ya da PUSULA_QUEUE bir Redis ya da Valkey sunucusunun URL'si değil: redis://SUNUCU:PORT ya da rediss://SUNUCU:PORT yazın; veritabanı için sonuna /SAYI ekleyin.",
		missing: (variable: string) =>
			`Sunucuyu --queue redis://SUNUCU:PORT ile ya da ${variable} değişkeninde verin.`,
		unreachable: (url: string, reason: string) => `${url} adresindeki kuyruğa ulaşılamıyor: ${reason}.`,
		untrusted: (url: string, reason: string) =>
			`${url} sunucusunun sertifikasına güvenilmiyor: ${reason}. Kendi sertifika yetkilinizin dosyasını NODE_EXTRA_CA_CERTS ile gösterin.`,
		wrongPassword: (url: string) =>
			`${url} sunucusu adı veya parolayı kabul etmiyor. İkisini de taşıyan URL PUSULA_QUEUE değişkeninde durur: redis://AD:PAROLA@SUNUCU:PORT.`,
		noTls: (url: string) => `${url} sunucusu o portta TLS konuşmuyor; TLS olmadan URL redis:// ile başlar.`,
		cluster: (url: string) =>
			`${url} bir küme (cluster); kuyruk ise tek bir sunucu veya kopyaları olan tek bir sunucu ister. cluster-enabled no ile çalışan bir sunucu verin.`,
		evicts: (url: string, policy: string) =>
			`${url} adresindeki sunucu, belleği dolunca anahtarları siler (maxmemory-policy ${policy}); satırlar da onlarla gider. Bu ayarı noeviction yapın.`,
		broken: (reason: string) => `Kuyrukla bağlantı koptu (${reason}); yeniden deneniyor.`,
		put: (url: string) =>
			`Satırlar ${url} adresindeki kuyruğa konuyor. Çağrı yapacak her makinede çalıştırın: pusula worker --queue ${url}`,
		left: (rows: string) =>
			`Hâlâ kuyrukta olan satır: ${rows}. İşçiler onları sürdürür; aynı komut sonuçlarını alır.`,
		stopped: (message: string) => `Bir işçi çalışmayı bitirdi: ${message}`,
		takesNothing: (reason: string) => `Kuyruk satır kabul etmiyor: ${reason}.`,
		gone: "Sunucu bu çalışmayı artık tanımıyor: verisi silinmiş ya da kaybolmuş. Aynı komut yeniden çalışınca, kuyrukta olan satırların sonucu bilinmiyor sayılır.",
		inQueue: (out: string) =>
			`${out} dosyasının satırları hâlâ bir kuyrukta. Aynı komutu --queue ile çalıştırın; sonuçlarını o alır.`,
	},
	worker: {
		ready: (url: string) =>
			`${url} adresindeki kuyrukta satır bekleniyor. Ctrl+C, süren çağrılar bitince durdurur.`,
		serves: (task: string, model: string) => `${task} satırları${model === "" ? "" : `, model ${model}`}.`,
		otherVersion: "Kuyrukta pusula'nın başka bir sürümünün koyduğu bir çalışma var; ona dokunulmuyor.",
		otherEndpoint: (url: string) =>
			`Kuyrukta ${url} uç noktasını çağıran bir çalışma var; ona dokunulmuyor: API_TOKEN yalnızca burada --endpoint ile verilen uç noktaya gider.`,
		cannotServe: (task: string, reason: string) => `Bir ${task} çalışmasına dokunulmuyor: ${reason}`,
		stopping: "Süren çağrılar bitince duracak. Hemen bitirmek için yeniden Ctrl+C.",
		end: (done: string, failed: string) => `Biten: ${done}. Başarısız: ${failed}.`,
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
		as: (date: string) => `${date} itibarıyla`,
		none: (task: string) => `${task} görevini sunan sağlayıcı yok.`,
	},
	snippet: {
		noClient: (client: string, reason: string) => `${client} için kod yok: ${reason}.`,
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
		ready: (url: string) => `Bütün sağlayıcıların simülatörü: ${url}`,
		how: (url: string) => `https://<sunucu>/<yol> burada ${url}/<sunucu>/<yol> olarak sunulur.`,
		use: (url: string) =>
			`Başka bir uçbirimde: pusula run text-classification --simulator ${url} --model pusula/text-classification "Güzel bir gün."`,
		stop: "Ctrl+C ile durur.",
		portInUse: (port: number) =>
			`${port} numaralı bağlantı noktası kullanımda. --port ile başkasını ya da boş biri için 0 verin.`,
	},
	oldNode: (needed: string, version: string) =>
		`pusula için Node ${needed} ya da daha yenisi gerekir; bu makinedeki sürüm Node ${version}. Daha yeni bir Node kurup komutu yeniden çalıştırın.`,
	internal: (reason: string) =>
		`Programda bir hata var: ${reason}. Lütfen çalıştırdığınız komutla birlikte bildirin.`,
	advice,
} as const;

/** Every text of the program in one language. */
export type Messages = WordsOf<typeof messages>;
