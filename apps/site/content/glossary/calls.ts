import type { Term } from "./term.ts";

/** Terms: clients, providers and what travels between them. */
export const CALL_TERMS: readonly Term[] = [
	{
		id: "task",
		tr: {
			term: "görev",
			definition:
				"Bir modelin çözdüğü işin adı. Girdisi ve çıktısı bellidir; aynı görevin modelleri birbirinin yerine konabilir.",
		},
		en: {
			term: "task",
			definition:
				"The name of a job that models do. Its input and output are fixed, so models of one task can replace each other.",
		},
		related: ["model", "modality"],
	},
	{
		id: "inference",
		tr: {
			term: "çıkarım",
			definition: "Eğitilmiş modeli çalıştırıp bir girdi için çıktı alma.",
		},
		en: {
			term: "inference",
			definition: "Running a trained model to get the output for an input.",
		},
		forbidden: ["çıkarsama", "inference"],
		related: ["prediction", "provider"],
	},
	{
		id: "provider",
		tr: {
			term: "sağlayıcı",
			definition: "Modelleri kendi sunucularında çalıştırıp çıkarımı başkalarına sunan kuruluş.",
		},
		en: {
			term: "provider",
			also: ["inference provider"],
			definition: "An organisation that runs models on its servers and offers inference to others.",
		},
		forbidden: ["tedarikçi", "servis sağlayıcı", "hizmet sağlayıcı"],
		related: ["endpoint", "router", "api-key"],
		explained: "everywhere",
	},
	{
		id: "endpoint",
		tr: {
			term: "uç nokta",
			definition: "Bir hizmetin istek kabul ettiği adres.",
		},
		en: {
			term: "endpoint",
			definition: "The address at which a service takes requests.",
		},
		forbidden: ["endpoint"],
		related: ["request", "self-hosted-endpoint"],
		explained: "everywhere",
	},
	{
		id: "self-hosted-endpoint",
		tr: {
			term: "kendi uç noktanız",
			definition: "Modeli sizin çalıştırdığınız ve adresini istemciye sizin verdiğiniz sunucu.",
		},
		en: {
			term: "self-hosted endpoint",
			also: ["own endpoint"],
			definition: "A server on which you run the model yourself and whose address you give to the client.",
		},
		related: ["endpoint", "open-weights"],
	},
	{
		id: "client",
		tr: {
			term: "istemci",
			definition: "İsteği kuran, gönderen ve yanıtı okuyan yazılım.",
		},
		en: {
			term: "client",
			definition: "Software that builds a request, sends it and reads the reply.",
		},
		related: ["request", "library"],
	},
	{
		id: "request",
		tr: {
			term: "istek",
			definition: "İstemcinin sunucuya gönderdiği HTTP mesajı.",
		},
		en: {
			term: "request",
			definition: "The HTTP message that a client sends to a server.",
		},
		related: ["reply", "call"],
	},
	{
		id: "reply",
		tr: {
			term: "yanıt",
			definition: "Sunucunun bir isteğe karşılık gönderdiği mesaj.",
		},
		en: {
			term: "reply",
			also: ["response"],
			definition: "The message a server sends back for a request.",
		},
		related: ["request", "stream"],
	},
	{
		id: "message",
		tr: {
			term: "mesaj",
			definition:
				"Bir tarafın öbürüne gönderdiği tek parça metin: sohbetteki bir söz, hatanın açıklaması ya da HTTP ile giden istek ve yanıt.",
		},
		en: {
			term: "message",
			definition:
				"One piece of text that one side sends to the other: a turn of a chat, what an error says, or a request or reply over HTTP.",
		},
		forbidden: ["ileti"],
		related: ["request", "reply", "chat-template"],
	},
	{
		id: "call",
		tr: {
			term: "çağrı",
			definition:
				"Bir görevi istemciyle bir kez çalıştırma. Bir çağrı, yeniden denemeler yüzünden birden çok istek gönderebilir.",
		},
		en: {
			term: "call",
			definition:
				"Running a task once with the client. One call can send several requests when it is retried.",
		},
		related: ["request", "retry"],
	},
	{
		id: "router",
		tr: {
			term: "yönlendirici",
			definition:
				"İsteği tek bir anahtarla alıp seçilen sağlayıcıya ileten sunucu. Sağlayıcıların farklı anahtarlarını ve adreslerini gizler.",
		},
		en: {
			term: "router",
			definition:
				"A server that takes a request with one key and passes it to the chosen provider. It hides the providers' different keys and addresses.",
		},
		forbidden: ["rotalayıcı", "router"],
		related: ["provider", "api-key"],
		explained: "everywhere",
	},
	{
		id: "stream",
		tr: {
			term: "akış",
			definition:
				"Yanıtın bitmesi beklenmeden, oluştukça parça parça gönderilmesi. Okuyan ilk sözcüğü hemen görür.",
		},
		en: {
			term: "stream",
			also: ["streaming"],
			definition:
				"Sending a reply piece by piece as it comes into being, without waiting for its end. The reader sees the first word at once.",
		},
		forbidden: ["stream", "yayın akışı"],
		related: ["chunk", "server-sent-events", "latency"],
		tasks: ["text-generation", "image-text-to-text"],
		explained: "in-tasks",
	},
	{
		id: "server-sent-events",
		tr: {
			term: "sunucu olayları",
			also: ["SSE"],
			definition:
				"Sunucunun tek bir HTTP yanıtı içinde art arda olay gönderme biçimi. Sohbet akışlarının çoğu böyle gelir.",
		},
		en: {
			term: "server-sent events",
			also: ["SSE"],
			definition:
				"A way for a server to send events one after another inside one HTTP reply. Most chat streams arrive like this.",
		},
		forbidden: ["sunucudan gönderilen olaylar", "sunucu gönderimli olaylar"],
		related: ["stream", "chunk"],
		explained: "everywhere",
	},
	{
		id: "chunk",
		tr: {
			term: "parça",
			definition: "Akışta bir kerede gelen veri ya da uzun bir belgenin bölündüğü bölüm.",
		},
		en: {
			term: "chunk",
			definition: "The data that arrives at once in a stream, or a part that a long document is cut into.",
		},
		forbidden: ["chunk"],
		related: ["stream", "chunking"],
	},
	{
		id: "queue",
		tr: {
			term: "kuyruk",
			definition:
				"Uzun süren işlerin sıralarını beklediği yer. Video üretimi gibi görevlerde sağlayıcı yanıtı hemen vermez, işi kuyruğa alır.",
		},
		en: {
			term: "queue",
			definition:
				"Where jobs that take long wait their turn. For tasks such as making video a provider does not answer at once but puts the job into a queue.",
		},
		related: ["job", "polling"],
	},
	{
		id: "job",
		tr: {
			term: "iş",
			definition: "Kuyruğa alınmış tek bir çalıştırma; kimliğiyle durumu sorulur, sonucu alınır.",
		},
		en: {
			term: "job",
			definition: "One run put into a queue; by its id its state is asked and its result fetched.",
		},
		related: ["queue", "polling"],
	},
	{
		id: "polling",
		tr: {
			term: "yoklama",
			definition: "Bir işin bitip bitmediğini aralıklarla sorma.",
		},
		en: {
			term: "polling",
			definition: "Asking at intervals whether a job has finished.",
		},
		forbidden: ["polling"],
		related: ["job", "queue"],
		explained: "everywhere",
	},
	{
		id: "timeout",
		tr: {
			term: "zaman aşımı",
			definition: "Bir yanıt için tanınan sürenin dolması ve çağrının bırakılması.",
		},
		en: {
			term: "timeout",
			definition: "The time allowed for a reply running out, and the call being given up.",
		},
		forbidden: ["timeout"],
		related: ["retry", "latency"],
	},
	{
		id: "retry",
		tr: {
			term: "yeniden deneme",
			definition: "Geçici bir hatadan sonra aynı isteği, çoğunlukla biraz bekleyerek, bir daha gönderme.",
		},
		en: {
			term: "retry",
			definition: "Sending the same request again after a passing failure, mostly after a pause.",
		},
		forbidden: ["tekrar deneme", "retry"],
		related: ["backoff", "rate-limit"],
	},
	{
		id: "backoff",
		tr: {
			term: "artan bekleme",
			definition:
				"Her başarısız denemeden sonra bekleme süresini uzatma; sunucuya toparlanması için zaman verir.",
		},
		en: {
			term: "backoff",
			definition: "Waiting longer after each failed try, which gives a server time to recover.",
		},
		related: ["retry"],
		explained: "everywhere",
	},
	{
		id: "failover",
		tr: {
			term: "yedeğe geçiş",
			also: ["yedek sağlayıcı"],
			definition: "Bir sağlayıcı isteği karşılayamazsa aynı çağrının sıradaki sağlayıcıyla yapılması.",
		},
		en: {
			term: "failover",
			definition: "Making the same call with the next provider when one cannot serve it.",
		},
		forbidden: ["yük devretme", "failover"],
		related: ["provider", "retry"],
		explained: "everywhere",
	},
	{
		id: "rate-limit",
		tr: {
			term: "istek sınırı",
			definition:
				"Belli bir sürede en çok kaç istek ya da belirteç gönderilebileceği. Aşılınca sunucu 429 durumuyla geri çevirir.",
		},
		en: {
			term: "rate limit",
			definition:
				"The most requests or tokens that may be sent in a period. Beyond it a server refuses with status 429.",
		},
		forbidden: ["oran sınırı", "rate limit", "istek limiti"],
		related: ["retry"],
		explained: "everywhere",
	},
	{
		id: "api-key",
		tr: {
			term: "anahtar",
			also: ["API anahtarı", "erişim anahtarı"],
			definition:
				"İsteği kimin gönderdiğini kanıtlayan gizli metin. Koda ya da tarayıcıya yazılmaz; ortam değişkeninde tutulur.",
		},
		en: {
			term: "API key",
			also: ["key", "access token"],
			definition:
				"A secret text that proves who sends a request. It belongs in an environment variable, never in code or a browser.",
		},
		forbidden: ["API key"],
		related: ["provider", "environment-variable"],
	},
	{
		id: "environment-variable",
		tr: {
			term: "ortam değişkeni",
			definition: "Programa, kodun dışından verilen adlı değer; anahtarlar için uygun yerdir.",
		},
		en: {
			term: "environment variable",
			definition: "A named value given to a program from outside its code; the right place for keys.",
		},
		forbidden: ["çevre değişkeni"],
		related: ["api-key"],
	},
	{
		id: "latency",
		tr: {
			term: "gecikme",
			definition: "İsteğin gönderilmesinden yanıtın (akışta ilk parçanın) gelmesine kadar geçen süre.",
		},
		en: {
			term: "latency",
			definition: "The time from sending a request to its reply, or to the first chunk of a stream.",
		},
		forbidden: ["latans", "latency"],
		related: ["throughput", "stream"],
	},
	{
		id: "throughput",
		tr: {
			term: "işlem hacmi",
			definition: "Birim zamanda işlenen iş: saniyedeki istek ya da belirteç sayısı.",
		},
		en: {
			term: "throughput",
			definition: "The work done in a unit of time: requests or tokens a second.",
		},
		forbidden: ["throughput"],
		related: ["latency", "batch"],
		explained: "everywhere",
	},
	{
		id: "payload",
		tr: {
			term: "yük",
			definition: "İsteğin ya da yanıtın gövdesinde taşınan veri.",
		},
		en: {
			term: "payload",
			also: ["request body"],
			definition: "The data carried in the body of a request or reply.",
		},
		forbidden: ["payload"],
		related: ["request"],
	},
	{
		id: "header",
		tr: {
			term: "başlık",
			definition:
				"HTTP mesajının, gövdeden önce gelen adlı değerlerinden biri; anahtar ve içerik türü burada taşınır.",
		},
		en: {
			term: "header",
			definition:
				"One of the named values that come before the body of an HTTP message; key and content type travel here.",
		},
		related: ["request", "payload"],
	},
	{
		id: "status-code",
		tr: {
			term: "durum kodu",
			definition:
				"Sunucunun sonucu bildirdiği üç basamaklı sayı: 200 tamam, 401 anahtar geçersiz, 429 sınır aşıldı, 503 hizmet hazır değil.",
		},
		en: {
			term: "status code",
			definition:
				"The three-digit number by which a server reports the outcome: 200 done, 401 key not valid, 429 limit reached, 503 not ready.",
		},
		forbidden: ["statü kodu"],
		related: ["reply"],
	},
	{
		id: "schema",
		tr: {
			term: "şema",
			definition: "Bir verinin hangi alanlardan oluştuğunu ve türlerini söyleyen betimleme.",
		},
		en: {
			term: "schema",
			also: ["JSON Schema"],
			definition: "A description of which fields data has and of what type they are.",
		},
		related: ["structured-output"],
	},
	{
		id: "structured-output",
		tr: {
			term: "yapılandırılmış çıktı",
			definition:
				"Modelin yanıtını verilen bir şemaya uyan JSON olarak üretmesi. Program, metni çözümlemeye çalışmadan kullanabilir.",
		},
		en: {
			term: "structured output",
			definition:
				"A model answering in JSON that fits a given schema. A program can use it without trying to read free text.",
		},
		forbidden: ["yapısal çıktı"],
		related: ["schema", "tool-call"],
		explained: "everywhere",
	},
	{
		id: "tool-call",
		tr: {
			term: "araç çağrısı",
			also: ["işlev çağrısı"],
			definition:
				"Modelin, ona tanıtılan bir işlevin çalıştırılmasını argümanlarıyla istemesi. İşlevi çalıştıran model değil, sizin programınızdır.",
		},
		en: {
			term: "tool call",
			also: ["function call"],
			definition:
				"A model asking for a function it was told about to be run, with arguments. Your program runs it, not the model.",
		},
		forbidden: ["fonksiyon çağrısı"],
		related: ["agent", "structured-output"],
		tasks: ["text-generation"],
		explained: "everywhere",
	},
	{
		id: "agent",
		tr: {
			term: "etmen",
			definition:
				"Bir hedefe varmak için gözlem yapıp art arda eylem seçen yazılım. Dil modeliyle kurulanlar araç çağrılarıyla iş görür.",
		},
		en: {
			term: "agent",
			definition:
				"Software that observes and chooses one action after another to reach a goal. Those built on a language model act through tool calls.",
		},
		forbidden: ["ajan"],
		related: ["tool-call", "environment", "policy"],
		tasks: ["reinforcement-learning", "text-generation"],
		explained: "in-tasks",
	},
	{
		id: "library",
		tr: {
			term: "kütüphane",
			definition: "Başka programların kullandığı hazır kod.",
		},
		en: {
			term: "library",
			definition: "Ready code that other programs use.",
		},
		related: ["framework"],
	},
	{
		id: "framework",
		tr: {
			term: "çerçeve",
			definition:
				"Uygulamanın iskeletini veren kütüphane; PyTorch modelleri kurup eğitmek için bir çerçevedir.",
		},
		en: {
			term: "framework",
			definition:
				"A library that gives an application its skeleton; PyTorch is one for building and training models.",
		},
		forbidden: ["iskelet yazılım", "framework"],
		related: ["library"],
	},
	{
		id: "pipeline",
		tr: {
			term: "işlem hattı",
			definition: "Ön işleme, model ve son işlemeyi tek çağrıda birleştiren yapı.",
		},
		en: {
			term: "pipeline",
			definition: "Preprocessing, model and postprocessing joined into one call.",
		},
		forbidden: ["pipeline"],
		related: ["preprocessing", "model"],
	},
	{
		id: "preprocessing",
		tr: {
			term: "ön işleme",
			definition:
				"Verinin modele verilmeden önce beklenen biçime getirilmesi: boyutlandırma, belirteçleme, örnekleme hızını değiştirme gibi.",
		},
		en: {
			term: "preprocessing",
			definition:
				"Bringing data into the form a model expects: resizing, tokenizing, changing the sampling rate.",
		},
		forbidden: ["önişleme"],
		related: ["pipeline", "tokenization"],
	},
	{
		id: "hub",
		tr: {
			term: "Hub",
			definition:
				"Modellerin, veri kümelerinin ve uygulamaların paylaşıldığı, Hugging Face'in işlettiği site.",
		},
		en: {
			term: "Hub",
			definition: "The site, run by Hugging Face, where models, datasets and apps are shared.",
		},
		related: ["model-card", "space"],
	},
	{
		id: "space",
		tr: {
			term: "uygulama",
			also: ["Hub uygulaması"],
			definition: "Hub'da tarayıcıdan denenebilen, çoğunlukla bir modeli gösteren küçük uygulama.",
		},
		en: {
			term: "Space",
			definition: "A small app on the Hub that can be tried in a browser, mostly to show a model.",
		},
		related: ["hub"],
	},
	{
		id: "snippet",
		tr: {
			term: "kod örneği",
			definition: "Olduğu gibi kopyalanıp çalıştırılabilen kısa kod.",
		},
		en: {
			term: "snippet",
			definition: "A short piece of code that runs as it is when copied.",
		},
		forbidden: ["kod parçacığı", "kod snippet'i"],
		related: ["client"],
	},
	{
		id: "browser",
		tr: {
			term: "tarayıcı",
			definition:
				"Web sayfalarını gösteren program. İçindeki kod herkesçe okunabildiği için anahtar saklamaya uygun değildir.",
		},
		en: {
			term: "browser",
			definition:
				"The program that shows web pages. As anyone can read the code inside it, it is no place for keys.",
		},
		forbidden: ["browser"],
		related: ["api-key"],
	},
	{
		id: "playground",
		tr: {
			term: "deneme alanı",
			definition: "Bir görevi kod yazmadan, değerleri değiştirerek denemeye yarayan sayfa.",
		},
		en: {
			term: "playground",
			definition: "A page for trying a task by changing values, without writing code.",
		},
		forbidden: ["playground"],
		related: ["simulator"],
	},
	{
		id: "simulator",
		tr: {
			term: "simülatör",
			definition:
				"Sağlayıcıların yanıtlarını taklit eden sunucu. Anahtar ve ücret gerektirmeden uygulamanızı sınamanızı sağlar; yanıtlar gerçek bir modelden gelmez.",
		},
		en: {
			term: "simulator",
			definition:
				"A server that imitates the replies of providers. It lets you test an application without a key or cost; the replies come from no real model.",
		},
		forbidden: ["benzetici"],
		related: ["playground", "provider"],
		explained: "everywhere",
	},
	{
		id: "gpu",
		tr: {
			term: "ekran kartı",
			also: ["GPU"],
			definition:
				"Aynı hesabı çok sayıda veri üzerinde birlikte yapan işlemciyi ve onun belleğini taşıyan kart. Büyük modellerin eğitimi ve çıkarımı onunla yürür.",
		},
		en: {
			term: "GPU",
			also: ["graphics processor"],
			definition:
				"A processor that does the same computation on many data at once. Large models are trained and run on it.",
		},
		forbidden: ["grafik işlemci", "grafik kartı"],
		related: ["inference", "quantization"],
	},
	{
		id: "cold-start",
		tr: {
			term: "soğuk başlangıç",
			definition: "Uzun süre çağrılmamış bir modelin belleğe yüklenmesinin ilk yanıtı geciktirmesi.",
		},
		en: {
			term: "cold start",
			definition:
				"The first reply being late because a model that was not called for a while has to be loaded into memory.",
		},
		related: ["latency"],
		explained: "everywhere",
	},
	{
		id: "model-context-protocol",
		tr: {
			term: "Model Context Protocol",
			also: ["MCP"],
			definition:
				"Dil modeli kullanan uygulamaların araçlara ve veri kaynaklarına bağlanması için açık bir protokol. Sunucu araçlarını tanıtır, uygulama bunları modele sunar.",
		},
		en: {
			term: "Model Context Protocol",
			also: ["MCP"],
			definition:
				"An open protocol by which applications of language models connect to tools and sources of data. A server describes its tools, and the application offers them to the model.",
		},
		related: ["tool-call", "agent"],
		explained: "everywhere",
	},
];
