/** The words of calls in Turkish: one, rows of a table, and those of a queue. */
export const madeCalls = {
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
		CANTOPEN: "veri tabanı olarak açılamıyor",
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
				"sıralanan her metne bir ilgi derecesi veren, en az biri 0'dan büyük JSON listesi, örneğin [1,0,2]",
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
			`Önceki bir çalıştırmadan ${all} yanıtın ${kept} tanesi duruyor. Baştan başlamak için ${path} dosyasını silin.`,
		awaited: (jobs: string, path: string) =>
			`Sağlayıcının kabul ettiği, sonucu henüz alınamayan iş: ${jobs}. Aynı komut bu sonuçları bekler, hiçbiri için yeniden ödenmez. Baştan başlamak için ${path} dosyasını silin.`,
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
			"--queue ya da PUSULA_QUEUE bir Redis ya da Valkey sunucusunun URL'si değil: redis://SUNUCU:PORT ya da rediss://SUNUCU:PORT yazın; veri tabanı için sonuna /SAYI ekleyin. Sorgu bölümü (?…) kabul edilmez.",
		missing: (variable: string) =>
			`Sunucuyu --queue redis://SUNUCU:PORT ile ya da ${variable} değişkeninde verin.`,
		unreachable: (url: string, reason: string) => `${url} adresindeki kuyruğa ulaşılamıyor: ${reason}.`,
		untrusted: (url: string, reason: string) =>
			`${url} sunucusunun sertifikasına güvenilmiyor: ${reason}. Kendi sertifika yetkilinizin dosyasını NODE_EXTRA_CA_CERTS ile gösterin.`,
		wrongPassword: (url: string) =>
			`${url} sunucusu adı veya parolayı kabul etmiyor. İkisini de taşıyan URL PUSULA_QUEUE değişkeninde durur: redis://AD:PAROLA@SUNUCU:PORT.`,
		noTls: (url: string) =>
			`${url} sunucusu o bağlantı noktasında TLS kullanmıyor; TLS olmadan URL redis:// ile başlar.`,
		cluster: (url: string) =>
			`${url} bir küme (cluster); kuyruk ise tek bir sunucu veya kopyaları olan tek bir sunucu ister. cluster-enabled no ile çalışan bir sunucu verin.`,
		noDatabase: (url: string, reason: string) =>
			`${url} adresindeki veri tabanı seçilemiyor (${reason}). Sunucuda olan bir veri tabanının numarasını yazın ya da numarayı çıkarın.`,
		evicts: (url: string, policy: string) =>
			`${url} adresindeki sunucu, belleği dolunca anahtarları siler (maxmemory-policy ${policy}); satırlar da onlarla gider. Bu ayarı noeviction yapın.`,
		broken: (reason: string) => `Kuyrukla bağlantı koptu (${reason}); yeniden deneniyor.`,
		put: (url: string) =>
			`Satırlar ${url} adresindeki kuyruğa konuyor. Çağrı yapacak her makinede çalıştırın: pusula worker --queue ${url}`,
		left: (rows: string) =>
			`Hâlâ kuyrukta olan satır: ${rows}. İşçiler onları sürdürür; aynı komut sonuçlarını alır.`,
		/** `rows` is undefined where none is left. */
		leftByStop: (rows: string | undefined) =>
			`${rows === undefined ? "Çalıştırma durdu, kuyrukta satırı kalmadı." : `Çalıştırma durdu. Kuyrukta duran, çağrısını bir işçinin başlattığı satır: ${rows}.`} Nedeni giderilince aynı komut kaldığı yerden devam eder.`,
		stopped: (message: string) => `Bir işçi çalıştırmayı sonlandırdı: ${message}`,
		leftByWorker: (reason: string) =>
			`Bir işçi çalıştırmayı başkalarına bıraktı; başka işçi yoksa satırlar bekler: ${reason}`,
		refuses: (reason: string) =>
			`Kuyruk şu anda hiçbir şey kabul etmiyor: ${reason}. İşçiler ellerindeki sonuçları tutar ve yeniden dener.`,
		unusable: (reason: string) =>
			`Kuyruk kullanılamıyor: ${reason}. Kullanıcının yetkilerini ve adı pusula: ile başlayan anahtarları denetleyin.`,
		gone: "Sunucu bu çalıştırmayı artık tanımıyor: verisi silinmiş ya da kaybolmuş. Aynı komut yeniden çalışınca, kuyrukta olan satırların sonucu bilinmiyor sayılır.",
		inQueue: (out: string) =>
			`${out} dosyasının satırları hâlâ bir kuyrukta. Aynı komutu --queue ile çalıştırın; sonuçlarını o alır.`,
	},
	worker: {
		ready: (url: string) =>
			`${url} adresindeki kuyrukta satır bekleniyor. Ctrl+C, süren çağrılar bitince durdurur.`,
		serves: (task: string, model: string) => `${task} satırları${model === "" ? "" : `, model ${model}`}.`,
		otherVersion: "Kuyrukta pusula'nın başka bir sürümünün koyduğu bir çalıştırma var; ona dokunulmuyor.",
		otherEndpoint: (url: string) =>
			`Kuyrukta ${url} uç noktasını çağıran bir çalıştırma var; ona dokunulmuyor: API_TOKEN yalnızca burada --endpoint ile verilen uç noktaya gider.`,
		cannotServe: (task: string, reason: string) => `Bir ${task} çalıştırmasına dokunulmuyor: ${reason}`,
		refused: (reason: string) =>
			`Kuyruk şu anda istekleri geri çeviriyor: ${reason}. Çağrıların sonuçları, kuyruk alana kadar burada tutulur.`,
		lost: (rows: string) => `Kuyruğun kabul etmediği, yiten sonuç: ${rows}. Bu satırların sonucu bilinmiyor.`,
		stopping: "Süren çağrılar bitince duracak. Hemen bitirmek için yeniden Ctrl+C.",
		end: (done: string, failed: string) => `Biten: ${done}. Başarısız: ${failed}.`,
	},
} as const;
