/** Sentences with a value, a name or a URL in them, by the pattern of the English. */
export const bounds: Readonly<Record<string, string>> = {
	"At least (\\S+)\\.": "En az $1.",
	"At most (\\S+) entries\\.": "En çok $1 öge.",
	"At least (\\S+), at most (\\S+)\\.": "En az $1, en çok $2.",
	"At least (\\S+), at most (\\S+) entries\\.": "En az $1, en çok $2 öge.",
	"Above (\\S+), at most (\\S+)\\.": "$1 değerinden büyük, en çok $2.",
	"Above (\\S+)\\.": "$1 değerinden büyük.",
	'(`[^`]+`|[\\d .]+|"\\w+"|Bearer)': "$1",
	"(\\w+(?: \\w+){0,2})\\. Source: (https:\\S+)\\.": "$1. Kaynak: $2.",
	"Source: (https:\\S+)\\.": "Kaynak: $1.",
	"Arguments of (`\\w+`)\\.": "$1 işlevinin argümanları.",
	"JSON Schema of the input of ([\\w-]+)\\.": "$1 görevinin girdisinin JSON şeması.",
	"JSON Schema of the result of ([\\w-]+)\\.": "$1 görevinin sonucunun JSON şeması.",
	"JSON Schema of one streamed event of ([\\w-]+)\\.": "$1 akışının bir olayının JSON şeması.",
	"Throws (`[\\w-]+`)\\.": "$1 hatasını atar.",
	"Throws ((?:`[\\w-]+`, )*`[\\w-]+`) and (`[\\w-]+`)\\.": "$1 ve $2 hatalarını atar.",
	"Throws as (`\\w+`)\\.": "$1 hangi hataları atıyorsa onları atar.",
	"Arguments of (`\\w+`) and (`\\w+`)\\.": "$1 ve $2 işlevlerinin argümanları.",
};

/** What parameters and fields mean, by the English sentences of their docstrings: those that several packages share. */
export const shared: Readonly<Record<string, string>> = {
	"Bytes of the image; base64 text in JSON.": "Görüntünün baytları; JSON içinde base64 metni.",
	"Bytes of the audio; base64 text in JSON.": "Sesin baytları; JSON içinde base64 metni.",
	"Bytes of the video; base64 text in JSON.": "Videonun baytları; JSON içinde base64 metni.",
	"In pixels.": "Piksel cinsinden.",
	"In hertz.": "Hertz cinsinden.",
	"In seconds.": "Saniye cinsinden.",
	"A service may leave it out.": "Hizmet bunu göndermeyebilir.",
	"Settings of the call.": "Çağrının ayarları.",

	"Model id on the hub.": "Modelin Hub'daki kimliği.",
	"Model id on the hub, `owner/name`.": "Modelin Hub'daki kimliği, `sahip/ad`.",
	"Model id on the hub, `owner/name`; `owner/name:provider` names the provider too.":
		"Modelin Hub'daki kimliği, `sahip/ad`; `sahip/ad:sağlayıcı` sağlayıcıyı da söyler.",
	"Id of the model on the hub.": "Modelin Hub'daki kimliği.",
	"Id of the model, as `listKeptModels` names it.": "Modelin kimliği, `listKeptModels` nasıl adlandırıyorsa.",
	"The provider's own id of the model.": "Modelin sağlayıcıdaki kimliği.",
	"The provider's own name of the model.": "Modelin sağlayıcıdaki adı.",
	"Id of the task.": "Görevin kimliği.",
	"Id of a task of the catalogue.": "Katalogdaki bir görevin kimliği.",
	"Id of a task that the client can call.": "İstemcinin çağırabildiği bir görevin kimliği.",
	"Id of a task whose provider has a queue.": "Sağlayıcısında kuyruk olan bir görevin kimliği.",
	"Id of a task that streams: `conversational` or `text-generation`.":
		"Akış veren bir görevin kimliği: `conversational` ya da `text-generation`.",
	"Id of the task: `text-to-image`, or one that only the provider knows.":
		"Görevin kimliği: `text-to-image` ya da yalnızca sağlayıcının bildiği bir görev.",
	"Id of a task; undefined where it is not known.": "Bir görevin kimliği; bilinmiyorsa `undefined`.",
	"Id of the provider.": "Sağlayıcının kimliği.",
	"Id of a provider.": "Bir sağlayıcının kimliği.",
	"Id of the provider that it went to.": "Denemenin gittiği sağlayıcının kimliği.",
	'One provider, `"auto"`, or a list to try in order.':
		'Bir sağlayıcı, `"auto"` ya da sırayla denenecek bir liste.',
	"Platform token (`hf_…`) or the provider's own key.":
		"Platform anahtarı (`hf_…`) ya da sağlayıcının kendi anahtarı.",
	"A dedicated or local endpoint; excludes `provider`.":
		"Size ayrılmış ya da yerel bir uç nokta; `provider` ile birlikte verilmez.",
	"A dedicated or local endpoint for all calls, an http or https URL.":
		"Bütün çağrılar için size ayrılmış ya da yerel bir uç nokta; http ya da https URL'si.",
	"The caller's own endpoint.": "Çağıranın kendi uç noktası.",
	"The caller's own endpoint, when the call has one.": "Çağrının uç noktası varsa o.",
	"Maps the URL of the inference request to the one that is used. Lookups, polls and downloads are left alone.":
		"Çıkarım isteğinin URL'sini kullanılacak olana çevirir. Aramalara, yoklamalara ve indirmelere dokunmaz.",
	"Model, provider, key and the task's own fields.": "Model, sağlayıcı, anahtar ve görevin kendi alanları.",
	"Model, provider, key and whatever the model takes.":
		"Model, sağlayıcı, anahtar ve modelin aldığı her şey.",
	"Limits, retries, signal and `outputType` of the result.":
		"Sınırlar, yeniden denemeler, iptal sinyali ve sonucun `outputType` biçimi.",
	"Limits, retries and signal; `task` names the provider's dialect.":
		"Sınırlar, yeniden denemeler ve iptal sinyali; `task` sağlayıcının hangi dilinin kullanılacağını söyler.",
	"What `JSON.stringify(handle)` or `handle.toJSON()` returned.":
		"`JSON.stringify(handle)` ya da `handle.toJSON()` ne verdiyse o.",
	"The key, and the options of the calls that follow.": "Anahtar ve sonraki çağrıların seçenekleri.",

	"Cancels the call wherever it is: waiting, sending, reading, polling or downloading.":
		"Çağrıyı nerede olursa olsun iptal eder: beklerken, gönderirken, okurken, yoklarken ya da indirirken.",
	"Ends the call early; its reason is thrown.": "Çağrıyı erken bitirir; sinyalin nedeni hata olarak atılır.",
	"Whole call, polls and downloads included. 0 for none.":
		"Yoklamalar ve indirmeler dahil bütün çağrının süre sınırı. 0 sınırsız demektir.",
	"From the start of a stream to its first event. 0 for none.":
		"Akışın başından ilk olaya kadar geçebilecek süre. 0 sınırsız demektir.",
	"Between two events of a stream; comments do not count as events. 0 for none.":
		"Akışın iki olayı arasında geçebilecek süre; yorum satırları olay sayılmaz. 0 sınırsız demektir.",
	"Most repetitions of one request, for any reason.":
		"Nedeni ne olursa olsun bir isteğin en çok kaç kez yineleneceği.",
	"Repeat on 503 until it passes or another limit ends it.":
		"503 yanıtında, geçene ya da başka bir sınır bitirene kadar yeniden dener.",
	"Also repeat what the provider may have charged for: 408, 500, 502, 504 and broken connections, at most twice.":
		"Sağlayıcının ücretlendirmiş olabileceği istekleri de yineler: 408, 500, 502, 504 ve kopan bağlantılar, en çok iki kez.",
	"In a list of providers, call the next one after that too, and after a result that is of no use.":
		"Sağlayıcı listesinde bunlardan sonra da, işe yaramayan bir sonuçtan sonra da sıradakini çağırır.",
	"Most bytes of one response or download.": "Bir yanıtın ya da indirmenin en çok kaç bayt olacağı.",
	"Most bytes of one JSON response or stream event, where `maxResponseBytes` is not lower: parsed, JSON can take thirty times its size.":
		"`maxResponseBytes` daha küçük değilse bir JSON yanıtının ya da akış olayının en çok kaç bayt olacağı: ayrıştırılan JSON boyunun otuz katı yer tutabilir.",
	"Used for every request of the call, lookups, polls and downloads included.":
		"Aramalar, yoklamalar ve indirmeler dahil çağrının bütün istekleri bununla yapılır.",
	"Credentials mode of `fetch`; `true` means `include`.":
		"`fetch` işlevinin `credentials` ayarı; `true`, `include` demektir.",
	"Organisation that pays.": "Ücreti ödeyen kuruluş.",
	"Organisation that pays, sent as `X-HF-Bill-To` on routed calls.":
		"Ücreti ödeyen kuruluş; yönlendirilen çağrılarda `X-HF-Bill-To` olarak gönderilir.",
	"Base URL of the router.": "Yönlendiricinin temel URL'si.",
	"Base URL of the hub.": "Hub'ın temel URL'si.",
	"Base URL of the model hub.": "Model Hub'ının temel URL'si.",
	"How model ids become the provider's own.": "Model kimliklerinin sağlayıcınınkine nasıl çevrileceği.",
	"Where log messages go.": "Günlük mesajlarının gideceği yer.",
	"Called after every attempt of every request of the call.":
		"Çağrının her isteğinin her denemesinden sonra çağrılır.",
	"Called when the response has come: status, headers, request id, provider, usage. For a stream: when its headers have come.":
		"Yanıt geldiğinde çağrılır: durum kodu, başlıklar, istek kimliği, sağlayıcı, kullanım. Akışta başlıklar geldiğinde çağrılır.",
	"Called once when a stream has ended: how, and the token counts when its last event carried them.":
		"Akış bittiğinde bir kez çağrılır: nasıl bittiğini ve son olayda geldiyse belirteç sayılarını verir.",
	"Take a stream that ends early as it is, instead of throwing.":
		"Erken biten akışta hata atmaz, geleni olduğu gibi kabul eder.",
	"Task of `request` and `streamingRequest`.": "`request` ve `streamingRequest` için görev.",
	"Time and randomness of the call, for tests that should not wait.":
		"Çağrının saati ve rastgeleliği; beklememesi gereken sınamalar içindir.",
	"Accepted and ignored: chat calls always throw the chat errors.":
		"Kabul edilir ama etkisi yoktur: sohbet çağrıları her zaman sohbet hatalarını atar.",
	"Form of the image.": "Görüntünün biçimi.",

	"Every attempt of the call: provider, status, wait, and whether it may have been billed.":
		"Çağrının her denemesi: sağlayıcı, durum kodu, bekleme ve ücret yazılmış olma olasılığı.",
	"Every attempt of the call so far.": "Çağrının şimdiye kadarki bütün denemeleri.",
	"Machine-readable reason, the name of the error's page in the documentation.":
		"Programın okuyacağı neden; belgelerde hatanın sayfası da bu adladır.",
	"The job that the provider accepted, where its result did not come: for `resumeJob`. It holds no key.":
		"Sağlayıcının kabul ettiği ama sonucu gelmeyen iş: `resumeJob` içindir. İçinde anahtar yoktur.",
	"Dotted path in the reply where the promised shape was missing, for example `data.0.url`.":
		"Yanıtta beklenen biçimin bulunamadığı yerin noktalı yolu, örneğin `data.0.url`.",
	"Method, URL and headers of the request, without the key.":
		"İsteğin yöntemi, URL'si ve başlıkları; anahtar yoktur.",
	"The server's request id (`x-request-id`), for its support desk.":
		"Sunucunun istek kimliği (`x-request-id`); destek ekibine verilir.",
	"The server's `x-request-id`, or empty.": "Sunucunun `x-request-id` değeri ya da boş metin.",
	"The server's request id; empty where it sent none.": "Sunucunun istek kimliği; göndermediyse boştur.",
	"Status, request id and decoded body of the response.":
		"Yanıtın durum kodu, istek kimliği ve çözülmüş gövdesi.",
	"Seconds that the server wants the caller to wait; undefined where it names none.":
		"Sunucunun beklenmesini istediği saniye; söylemediyse `undefined`.",
	"Seconds that the server wants the caller to wait.": "Sunucunun beklenmesini istediği saniye.",
	"HTTP status of the response; undefined where none came.":
		"Yanıtın HTTP durum kodu; yanıt gelmediyse `undefined`.",
	"HTTP status code of the response.": "Yanıtın HTTP durum kodu.",
	"HTTP status of the response that caused the error.": "Hataya yol açan yanıtın HTTP durum kodu.",
	"Status of the response; absent when none came.": "Yanıtın durum kodu; yanıt gelmediyse yoktur.",
	"Which server responded: the provider, the router or the hub.":
		"Hangi sunucunun yanıt verdiği: sağlayıcı, yönlendirici ya da Hub.",
	"The same as `request`, under the name of `@huggingface/inference` 4.13.":
		"`request` ile aynı; `@huggingface/inference` 4.13'teki adıyla.",
	"The same as `response`, under the name of `@huggingface/inference` 4.13.":
		"`response` ile aynı; `@huggingface/inference` 4.13'teki adıyla.",
	"True for an error of this library, also one of another copy of the package.":
		"Bu kütüphanenin hatasıysa doğrudur; paketin başka bir kopyasınınki de sayılır.",
	"Whether the provider may have charged for it.": "Sağlayıcı bunun için ücret yazmış olabilirse doğrudur.",
	"Where the request went, without a key.": "İsteğin gittiği yer; anahtar yoktur.",
	"Where the request went.": "İsteğin gittiği yer.",
	"Where the request goes.": "İsteğin gideceği yer.",
	"HTTP method.": "HTTP yöntemi.",
	"HTTP method of the request.": "İsteğin HTTP yöntemi.",
	"Milliseconds waited after this attempt, before the next; absent for the last.":
		"Bu denemeden sonra, sonrakinden önce beklenen milisaniye; son denemede yoktur.",
	"The provider that responded: its id, or the one that the router chose.":
		"Yanıt veren sağlayıcı: kimliği ya da yönlendiricinin seçtiği.",
	"Token counts, when the reply holds them.": "Yanıtta varsa belirteç sayıları.",

	"Cancels the job at the provider. False when it has no way to, or the job has ended already.":
		"İşi sağlayıcıda iptal eder. Yolu yoksa ya da iş bitmişse `false` verir.",
	"The provider's id of the job; empty when its first reply was the result.":
		"İşin sağlayıcıdaki kimliği; ilk yanıt sonucun kendisiyse boştur.",
	"Polls once the state of the job.": "İşin durumunu bir kez yoklar.",
	"How many jobs are before this one.": "Bu işten önce kaç iş olduğu.",
	"Why it failed, in the provider's words.": "Neden başarısız olduğu, sağlayıcının sözleriyle.",

	"Text that the model gave for each item.": "Modelin her öge için verdiği metin.",
	"One right text or several for each item, in the same order.":
		"Her ögenin doğru metni ya da metinleri, aynı sırayla.",
	"How texts are made comparable; all optional.":
		"Metinlerin karşılaştırılır duruma nasıl getirileceği; hepsi isteğe bağlıdır.",
	"True label of each item, in the same order.": "Her ögenin doğru etiketi, aynı sırayla.",
	"Predicted label of each item.": "Her ögenin tahmin edilen etiketi.",
	"Right text of each item, in the same order.": "Her ögenin doğru metni, aynı sırayla.",
	"Predicted number of each item.": "Her öge için tahmin edilen sayı.",
	"True number of each item, in the same order.": "Her ögenin doğru sayısı, aynı sırayla.",
	"For each text the natural logarithm of the probability of each token, at most 0.":
		"Her metin için her belirtecin olasılığının doğal logaritması, en çok 0.",
	"Name of the class.": "Sınıfın adı.",
	"Name of its class.": "Sınıfının adı.",
	"What is compared: words, pairs of words, or the longest common sequence.":
		"Neyin karşılaştırıldığı: sözcükler, sözcük çiftleri ya da en uzun ortak dizi.",
	"`tokenize`: how a text is cut into words.": "`tokenize`: metnin sözcüklere nasıl bölüneceği.",
	"What each item contributes to the metric, from a function such as `werContributions`.":
		"Her ögenin ölçüte katkısı; `werContributions` gibi bir işlevden gelir.",
	"Whether the item at each rank is relevant, best rank first.":
		"Her sıradaki ögenin ilgili olup olmadığı; en iyi sıra başta.",
	"Detections and true objects of each picture.": "Her görüntüdeki tespitler ve gerçek nesneler.",
	"The entities found in each text.": "Her metinde bulunan varlıklar.",
	"The true entities of each text, in the same order.": "Her metnin gerçek varlıkları, aynı sırayla.",

	"Language of the words.": "Sözcüklerin dili.",
	"A report from `buildReport`.": "`buildReport` işlevinin verdiği rapor.",
	"Where the files are kept.": "Dosyaların saklandığı yer.",
	"Any text.": "Herhangi bir metin.",
	"Text of the token.": "Belirtecin metni.",
	"The kind of answer that the task is judged by.": "Görevin hangi tür yanıtla değerlendirildiği.",
	"Port on 127.0.0.1.": "127.0.0.1 üzerindeki bağlantı noktası.",
	"The character between cells.": "Hücrelerin arasındaki karakter.",
	"The text of a table.": "Bir tablonun metni.",
	"Name of the model.": "Modelin adı.",
	"Number of the row in the data, from 1.": "Satırın verideki numarası, 1'den başlar.",
	"What a call threw.": "Bir çağrının attığı hata.",
	"The result of the call, as the client returns it.": "Çağrının sonucu, istemcinin verdiği gibi.",

	none: "yok",
	false: "`false`",
	true: "`true`",
	never: "hiçbir zaman",
	all: "hepsi",
	running: "sürüyor",
	nowhere: "hiçbir yer",
	"the browser's Cache storage": "tarayıcının Cache deposu",
	"the global `fetch`": "genel `fetch`",
	"that of the example": "örneğinki",
	"those of the machine": "makineninkiler",
	"those that occur, sorted": "geçenler, sıralı",
	"a free one": "boş bir bağlantı noktası",
	"the adapter's `expected`": "bağdaştırıcının `expected` değeri",
	"the endpoint as it is": "uç nokta olduğu gibi",
	"the owner of the key": "anahtarın sahibi",
	"none is sent": "gönderilmez",
	"it never is": "hiç değildir",
	"that of the time limit": "süre sınırınınki",
	"all that it offers": "sunduğu her şey",
	"the provider's id": "sağlayıcının kimliği",
	"600 000": "`600000`",
	"300 000": "`300000`",
	"268 435 456 (256 MiB)": "`268435456` (256 MiB)",
	"600 000; jobs 1 800 000; streams none": "`600000`; işlerde `1800000`; akışlarda yok",
	"503 without bound (twice where another provider follows), 429 and refused connections twice":
		"503 sınırsız (ardından başka sağlayıcı varsa iki kez), 429 ve geri çevrilen bağlantılar iki kez",
	"the main entry looks it up on the hub (`hubModels`), the core entry sends the id as it is":
		"ana giriş Hub'da arar (`hubModels`), çekirdek giriş kimliği olduğu gibi gönderir",
};
