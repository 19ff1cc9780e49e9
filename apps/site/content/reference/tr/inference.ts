/** What exports, parameters and fields of the client mean, by the English sentences of the docstrings. */
export const inference: Readonly<Record<string, string>> = {
	"The call, and what the hub would return for its model.":
		"Çağrı ve Hub'ın bu çağrının modeli için vereceği yanıt.",
	"Anything, such as what was caught.": "Herhangi bir değer, örneğin yakalanan bir hata.",
	"Name or symbol of the property.": "Özelliğin adı ya da sembolü.",
	"What was expected and what came: `Expected a list`.": "Ne beklendiği ve ne geldiği: `Expected a list`.",
	"`call` with the client's key and options: runs a task by its id.":
		"İstemcinin anahtarı ve seçenekleriyle `call`: bir görevi kimliğiyle çağırır.",
	"`callStream` with the client's key and options: streams a task by its id.":
		"İstemcinin anahtarı ve seçenekleriyle `callStream`: bir görevi kimliğiyle, akışla çağırır.",
	"Returns a client with the same key and options for a dedicated or local endpoint, an http or https URL.":
		"Size ayrılmış ya da yerel bir uç nokta (http ya da https URL'si) için aynı anahtar ve seçeneklerle bir istemci verir.",
	"`request` with the client's key and options.": "İstemcinin anahtarı ve seçenekleriyle `request`.",
	"`resumeJob` with the client's key and options.": "İstemcinin anahtarı ve seçenekleriyle `resumeJob`.",
	"`streamingRequest` with the client's key and options.":
		"İstemcinin anahtarı ve seçenekleriyle `streamingRequest`.",
	"`submitJob` with the client's key and options.": "İstemcinin anahtarı ve seçenekleriyle `submitJob`.",
	"How the body holds it: `base64` alone, or a `dataUrl` with its media type.":
		"Dosyanın gövdeye nasıl konacağı: yalnızca `base64` ya da ortam türüyle birlikte `dataUrl`.",
	"The file, or the URL it is fetched from first.": "Dosya ya da önce indirileceği URL.",
	"Media type of the data URL.": "Veri URL'sinin ortam türü.",
	"True for such a file, also of another copy of the package.":
		"Böyle bir dosya için doğrudur; paketin başka bir kopyasınınki de sayılır.",
	"URL below a caller's own endpoint.": "Çağıranın kendi uç noktasının altındaki URL.",
	'What the reply should have been, for the error message: `"Expected …"`.':
		'Yanıtın ne olması gerektiği, hata mesajı için: `"Expected …"`.',
	"The task's result; throws through `read` when the reply has another shape.":
		"Görevin sonucu; yanıt başka biçimdeyse `read` üzerinden hata atar.",
	"Headers that this task needs beside the provider's own.":
		"Bu görevin, sağlayıcının kendi başlıklarının yanında gereken başlıkları.",
	"Base URL of direct calls, when this task is on another host than the provider's.":
		"Doğrudan çağrıların temel URL'si; bu görev sağlayıcınınkinden başka bir sunucudaysa verilir.",
	"Present when the first reply is only a ticket.": "İlk yanıt yalnızca bir iş numarasıysa bulunur.",
	"Path relative to the base URL, or how to make it. Model ids go through `toModelPath`.":
		"Temel URL'ye göre yol ya da yolun nasıl kurulacağı. Model kimlikleri `toModelPath` işlevinden geçer.",
	"Query string of routed calls, without `?`.": "Yönlendirilen çağrıların sorgu metni, `?` olmadan.",
	"Present when the task can be streamed; holds what differs from the usual stream of the task.":
		"Görev akışla verilebiliyorsa bulunur; görevin alışılmış akışından farklı olan yanları tutar.",
	"The request body. `input` is the call without its routing fields, media as Blob.":
		"İsteğin gövdesi. `input`, çağrının yönlendirme alanları çıkarılmış hâlidir; dosyalar Blob olarak gelir.",
	"The job that it submitted, where the call did not get its result: for `resumeJob`. Set once the call gave it up.":
		"Denemenin gönderdiği ama çağrının sonucunu alamadığı iş: `resumeJob` içindir. Çağrı işten vazgeçince yazılır.",
	"Whether that job was cancelled before the next provider was tried; absent where none followed.":
		"Sonraki sağlayıcı denenmeden önce bu işin iptal edilip edilmediği; ardından sağlayıcı denenmediyse yoktur.",
	"The sound as base64 text.": "Base64 metni olarak ses.",
	"Media type of the sound: `audio/wav`.": "Sesin ortam türü: `audio/wav`.",
	"What the sound holds: `speech`, `noise`.": "Seste ne olduğu: `speech`, `noise`.",
	"Name of the header: `authorization`.": "Başlığın adı: `authorization`.",
	'Text before the key, with its trailing space: `"Bearer "`.':
		'Anahtardan önceki metin, sondaki boşluğuyla: `"Bearer "`.',
	"The arguments of the call without key, model and destination.":
		"Anahtar, model ve hedef dışında çağrının argümanları.",
	"The key; undefined where the call has none.": "Anahtar; çağrının anahtarı yoksa `undefined`.",
	"The attempts so far, the first one first.": "Şimdiye kadarki denemeler, ilki başta.",
	"Base URL of the attempt under way.": "Süren denemenin temel URL'si.",
	"Provider, task and model of the attempt under way, for errors.":
		"Süren denemenin sağlayıcısı, görevi ve modeli; hatalar içindir.",
	"What sends the requests.": "İstekleri gönderen işlev.",
	"The job that the call waits for, as data, once its provider has accepted it.":
		"Sağlayıcısı kabul ettikten sonra çağrının beklediği iş, veri olarak.",
	"That of the provider tried at the moment, where it responds to its requests itself.":
		"O anda denenen sağlayıcı isteklerine kendisi yanıt veriyorsa onun `fetch` işlevi.",
	"The last request with a body: what its server says is redacted by it.":
		"Gövdesi olan son istek: sunucunun sözlerindeki gizli bilgiler buna bakılarak silinir.",
	"Fires on the caller's signal and on every time limit. Its reason is thrown as it is.":
		"Çağıranın sinyalinde ve her süre sınırında tetiklenir. Nedeni olduğu gibi atılır.",
	"Id of the task; undefined for `request`.": "Görevin kimliği; `request` için `undefined`.",
	"Ends everything the call has under way.": "Çağrının süren bütün işlerini bitirir.",
	"Calls the callback after `ms` unless the call ends before; the returned function cancels it.":
		"Çağrı daha önce bitmezse `ms` kadar sonra geri çağırma işlevini çağırır; döndürdüğü işlev bunu iptal eder.",
	"Releases timers and listeners.": "Zamanlayıcıları ve dinleyicileri bırakır.",
	"Starts a time limit; the returned function lifts it. 0 is no limit.":
		"Bir süre sınırı başlatır; döndürdüğü işlev sınırı kaldırır. 0 sınırsız demektir.",
	"Calls back when the call is aborted, at once where it is.":
		"Çağrı iptal edildiğinde geri çağırır; zaten iptal edilmişse hemen.",
	"Calls the callback once after `ms`; the returned function cancels it.":
		"Geri çağırma işlevini `ms` kadar sonra bir kez çağırır; döndürdüğü işlev bunu iptal eder.",
	"Milliseconds since 1970.": "1970'ten beri geçen milisaniye.",
	"Milliseconds since some fixed moment; never goes back.":
		"Sabit bir andan beri geçen milisaniye; hiç geri gitmez.",
	"A number from 0 up to 1, by which pauses differ between callers.":
		"0'dan başlayan, 1'den küçük bir sayı; beklemeler çağırandan çağırana bununla değişir.",
	"Waits between two requests; rejects with the signal's own reason as soon as it fires.":
		"İki istek arasında bekler; sinyal tetiklenir tetiklenmez sinyalin nedeniyle reddedilir.",
	"The task's own fields: `inputs`, `parameters`, `messages` …":
		"Görevin kendi alanları: `inputs`, `parameters`, `messages` …",
	"What the hub would say of model and provider.": "Hub'ın model ve sağlayıcı için vereceği yanıt.",
	"Provider id, a Provider value, or `auto` (chat only). Absent with `endpointUrl`.":
		"Sağlayıcının kimliği, bir Provider değeri ya da `auto` (yalnızca sohbet). `endpointUrl` varsa verilmez.",
	"Whether the result is streamed.": "Sonucun akışla gelip gelmeyeceği.",
	"Host that hands out the tickets, with its scheme.":
		"İş numaralarını veren sunucu, şemasıyla birlikte (örneğin https).",
	"URL of the state or the result of the job that a ticket names; a foreign one is requested without the key.":
		"İlk yanıtın andığı işin durumunun ya da sonucunun URL'si; başka sunucudaki bir URL'ye anahtarsız istek gönderilir.",
	"The task can be streamed with this provider.": "Görev bu sağlayıcıda akışla çağrılabilir.",
	"Reads a reply as the client does; throws when the reply has another shape. Pure.":
		"Yanıtı istemcinin okuduğu gibi okur; yanıt başka biçimdeyse hata atar. Yan etkisi yoktur.",
	"The first reply is only a ticket: the request alone does not give the result.":
		"İlk yanıt yalnızca bir iş numarasıdır: tek başına istek sonucu vermez.",
	"The queue behind the ticket.": "İş numarasının ardındaki kuyruk.",
	"URL, headers and body as data; the key is not in it.":
		"Veri olarak URL, başlıklar ve gövde; anahtar bunların içinde değildir.",
	"Whether the provider may have charged for the call; `attempts` where each attempt of the error states it.":
		"Sağlayıcı bu çağrı için ücret yazmış olabilir mi; bunu hatanın her denemesi ayrı ayrı söylüyorsa `attempts`.",
	"Name of their class.": "Sınıflarının adı.",
	"Set where the message may be any other text: the provider's, or that of the caller's own code.":
		"Mesaj başka herhangi bir metin de olabiliyorsa verilir: sağlayıcınınki ya da çağıranın kendi kodununki.",
	"Their messages as the client writes them; braces hold what changes.":
		"İstemcinin yazdığı biçimde mesajları; değişen yerler süslü ayraç içindedir.",
	"Retries by the client itself: never, depending on the status, only where the request never arrived, or, for a lookup on the hub, where the failure may pass.":
		"İstemcinin kendi yeniden denemeleri: hiçbir zaman, durum koduna göre, yalnızca istek hiç ulaşmadıysa ya da Hub'daki bir aramada başarısızlık geçici olabilirse.",
	"Whose side the fault is on.": "Hatanın kimden kaynaklandığı.",
	"What the error was made from, such as the error of `fetch`.":
		"Hatanın neden oluştuğu, örneğin `fetch` işlevinin hatası.",
	"Fields that are not sent.": "Gönderilmeyen alanlar.",
	"By a field's name: the names under which the request holds it.":
		"Alanın adına göre: istekte taşıdığı adlar.",
	"The key.": "Anahtar.",
	"Absent: the request carries no key.": "Yoksa: istek anahtar taşımaz.",
	"By name, in small letters; without the key.": "Adlarına göre, küçük harfle; anahtar yoktur.",
	"No cookies are sent: the URL came out of a reply, or belongs to the hub, whose responses to pages carry none.":
		"Çerez gönderilmez: URL bir yanıttan gelmiştir ya da sayfalara verdiği yanıtlarda çerez bulunmayan Hub'ındır.",
	"Where and how a job is cancelled, when the provider can.":
		"Sağlayıcı yapabiliyorsa işin nerede ve nasıl iptal edileceği.",
	"Header of the adapter that makes the provider hold its first response until the job is done; for waiting callers only.":
		"Bağdaştırıcının, iş bitene kadar sağlayıcının ilk yanıtını bekletmesini sağlayan başlığı; yalnızca bekleyen çağıranlar içindir.",
	"Id of the job, for people.": "İşin insanlara gösterilen kimliği.",
	"First pause between polls, milliseconds; grows to eight times this.":
		"Yoklamalar arasındaki ilk bekleme, milisaniye; bunun sekiz katına kadar büyür.",
	"Whether the first reply is the result already, because the provider did not queue.":
		"Sağlayıcı kuyruğa koymadığı için ilk yanıtın doğrudan sonuç olup olmadığı.",
	"Poll once before the first pause.": "İlk beklemeden önce bir kez yoklar.",
	"Message when a poll fails for good.": "Bir yoklama kesin olarak başarısız olduğunda verilen mesaj.",
	"How many jobs are before this one, when the provider says so.":
		"Sağlayıcı söylüyorsa bu işten önce kaç iş olduğu.",
	"Where the result is, when it is not in the last state reply.":
		"Son durum yanıtında değilse sonucun nerede olduğu.",
	"Message when the result cannot be read as JSON.": "Sonuç JSON olarak okunamadığında verilen mesaj.",
	"State of the job in a reply to a poll. Throws ShapeError for a reply without one.":
		"Yoklamanın yanıtında işin durumu. Durum taşımayan yanıtta ShapeError atar.",
	"Where to poll for the state of the job that a ticket names.":
		"İlk yanıtın andığı işin durumunun nereden yoklanacağı.",
	"Fields of the ticket that the functions here read. A stored job keeps only these, and so none of the input.":
		"Buradaki işlevlerin ilk yanıttan okuduğu alanlar. Saklanan iş yalnızca bunları tutar; girdiden hiçbir şey saklanmaz.",
	"The state in the ticket itself.": "İlk yanıttaki durum.",
	"Message when the time limit ends the job after so many polls.":
		"Bunca yoklamadan sonra süre sınırı işi bitirdiğinde verilen mesaj.",
	"Message when the reply to a poll cannot be read.": "Bir yoklamanın yanıtı okunamadığında verilen mesaj.",
	"Waits for the end, half an hour at most unless `timeoutMs` says otherwise, and returns the output as the task's own function does. Throws OutputError with code `job-failed` and the provider's reason.":
		"Sonu bekler, `timeoutMs` başka bir süre söylemiyorsa en çok yarım saat; çıktıyı görevin kendi işlevi gibi verir. Sağlayıcının gerekçesiyle, `job-failed` kodlu OutputError atar.",
	"The job as data for `resumeJob`. Throws InputError when the result came at once as a file.":
		"`resumeJob` için veri olarak iş. Sonuç hemen bir dosya olarak geldiyse InputError atar.",
	"`done`: the provider has finished. Some providers say only with the result whether it went well.":
		"`done`: sağlayıcı bitirdi. Bazı sağlayıcılar işin başarılı olup olmadığını ancak sonuçla söyler.",
	"ISO day on which the page was read.": "Sayfanın okunduğu gün, ISO biçiminde.",
	"Domains that take the keys beside the provider's own.":
		"Anahtarları sağlayıcınınkinin yanında kabul eden alan adları.",
	"Source of a regular expression that holds for the whole key or its beginning, without flags.":
		"Anahtarın bütününe ya da başına uyan düzenli ifadenin kaynağı, bayrakları olmadan.",
	"URL of a page that says so.": "Bunu söyleyen sayfanın URL'si.",
	"ISO day of the last known state.": "Bilinen son durumun günü, ISO biçiminde.",
	"`live`: takes calls; `removed-upstream`: the platform took it off; `unknown`: nobody looked.":
		"`live`: çağrı kabul eder; `removed-upstream`: platform kaldırmıştır; `unknown`: bakılmamıştır.",
	"Part of the shape of loggers; the client sends nothing to it.":
		"Günlükçülerin biçiminde bulunur; istemci buna bir şey göndermez.",
	"Part of the shape of loggers; the client throws its errors instead.":
		"Günlükçülerin biçiminde bulunur; istemci bunun yerine hatalarını atar.",
	"What the client decided, such as a change to the next provider.":
		"İstemcinin verdiği kararlar, örneğin sonraki sağlayıcıya geçiş.",
	"What the client chose for the caller, such as the provider of a call without one.":
		"İstemcinin çağıran adına seçtikleri, örneğin sağlayıcısı verilmemiş bir çağrının sağlayıcısı.",
	"What may not be as the caller wants it, such as a model in its trial.":
		"Çağıranın istediği gibi olmayabilecek şeyler, örneğin deneme aşamasındaki bir model.",
	"The hub's word for weights that the provider adds to a base model: `lora`. No `Adapter` of this client.":
		"Sağlayıcının taban modele eklediği ağırlıklar için Hub'ın sözcüğü: `lora`. Bu istemcinin `Adapter` türüyle ilgisi yoktur.",
	"File of these weights in the model's repository.": "Bu ağırlıkların modelin deposundaki dosyası.",
	"`live`, `staging` or `error`.": "`live`, `staging` ya da `error`.",
	"Id of the task that the provider serves the model for.":
		"Sağlayıcının modeli hangi görev için sunduğu; görevin kimliği.",
	"How the caller's model ids become the provider's own, when the hub does not know them.":
		"Hub bilmiyorsa çağıranın model kimliklerinin sağlayıcınınkine nasıl çevrileceği.",
	"`false` when the provider rejects requests from web pages.":
		"Sağlayıcı web sayfalarından gelen istekleri geri çeviriyorsa `false`.",
	"URL of the provider's API documentation.": "Sağlayıcının API belgelerinin URL'si.",
	"What becomes of the standard fields of its tasks, where they do not travel as they are.":
		"Görevlerinin standart alanlarının, olduğu gibi gitmedikleri yerde neye dönüştüğü.",
	"Organisation on the model hub.": "Model Hub'ındaki kuruluşu.",
	"What the provider's keys look like.": "Sağlayıcının anahtarlarının neye benzediği.",
	"URL of the page where the provider issues keys.": "Sağlayıcının anahtar verdiği sayfanın URL'si.",
	'For people: `"Groq"`.': 'İnsanlara gösterilen ad: `"Groq"`.',
	"Tasks that the provider has models for today, where it dropped others.":
		"Sağlayıcının bazı görevleri bıraktığı durumda bugün modeli bulunan görevler.",
	"By name, without the key.": "Adlarına göre; anahtar yoktur.",
	"Headers of the response: `get` is there for every `fetch`, the rest of `Headers` for those whose headers can be iterated.":
		"Yanıtın başlıkları: `get` her `fetch` için vardır, `Headers` türünün gerisi ise başlıkları tek tek gezilebilenlerde.",
	"The decoded body: JSON where it is some, else its text.": "Çözülmüş gövde: JSON ise JSON, değilse metni.",
	"Base URL of the provider, or of the router where the call is routed.":
		"Sağlayıcının, çağrı yönlendiriliyorsa yönlendiricinin temel URL'si.",
	"The platform receives the requests and bills them: through its router, on its own host, or as an endpoint.":
		"İstekleri platform alır ve ücretlendirir: yönlendiricisi üzerinden, kendi sunucusunda ya da uç nokta olarak.",
	"LoRA weights to add, from the mapping.": "Eşlemeden gelen, eklenecek LoRA ağırlıkları.",
	"The provider's own id of the model, as the caller or the hub gave it: only `toModelPath` makes a path of it.":
		"Modelin sağlayıcıdaki kimliği, çağıranın ya da Hub'ın verdiği gibi: bunu yola yalnızca `toModelPath` çevirir.",
	"Through the platform's router, or straight to the provider.":
		"Platformun yönlendiricisi üzerinden mi, yoksa doğrudan sağlayıcıya mı.",
	"ISO day of the page's state.": "Sayfanın durumunun günü, ISO biçiminde.",
	"URL of the page that lists them.": "Bunları sıralayan sayfanın URL'si.",
	"Ids of the tasks.": "Görevlerin kimlikleri.",
	"Header and prefix of a direct call. Routed calls always use `Authorization: Bearer`.":
		"Doğrudan çağrının başlığı ve ön eki. Yönlendirilen çağrılar her zaman `Authorization: Bearer` kullanır.",
	"Closed-source provider: only direct calls, with its own key.":
		"Kapalı kaynaklı sağlayıcı: yalnızca doğrudan ve kendi anahtarıyla çağrılır.",
	"Responds to the requests of the service, in place of the network and of the call's own `fetch`: a model on the caller's machine, or a recording. No key is needed or sent, no model id is looked up, and nothing is billed. What it throws reaches the caller as it is, if it is an error of this library; a `Response` is read like one of the network.":
		"Ağın ve çağrının kendi `fetch` işlevinin yerine hizmetin isteklerine yanıt verir: çağıranın makinesindeki bir model ya da bir kayıt. Anahtar gerekmez ve gönderilmez, model kimliği aranmaz, hiçbir şey ücretlendirilmez. Attığı hata bu kütüphanenin hatasıysa çağırana olduğu gibi ulaşır; `Response` ise ağdan gelmiş gibi okunur.",
	"Fixed headers of every request.": "Her isteğin değişmez başlıkları.",
	"Base URL for direct calls, no trailing slash. A path (`/hf-inference`) is below the router.":
		"Doğrudan çağrıların temel URL'si, sonunda eğik çizgi olmadan. Yol verilirse (`/hf-inference`) yönlendiricinin altındadır.",
	'File name, fixture folder, logo and part of URLs: `"groq"`.':
		'Dosyanın adı, sabit örneklerin klasörü, logo ve URL\'lerin parçası: `"groq"`.',
	"Tasks that it runs with the same models, so that a model mapped to one of them serves the others.":
		"Aynı modellerle çalıştırdığı görevler: birine eşlenmiş bir model ötekilerde de kullanılır.",
	"Path of a call without a task, which sends the caller's fields as they are. Absent: every call names its task.":
		"Görevi olmayan, çağıranın alanlarını olduğu gibi gönderen çağrının yolu. Yoksa her çağrı görevini söyler.",
	"Path of routed calls on the router.": "Yönlendirilen çağrıların yönlendiricideki yolu.",
	"Its dialect is the one of dedicated and local endpoints: `endpointUrl` goes with this provider alone.":
		"Dili, size ayrılmış ve yerel uç noktaların dilidir: `endpointUrl` yalnızca bu sağlayıcıyla verilir.",
	"Submitted through the platform: then only a platform key can poll it.":
		"Platform üzerinden gönderilmiştir: o zaman yalnızca bir platform anahtarıyla yoklanabilir.",
	"Fields of the provider's ticket that polls need.":
		"Sağlayıcının ilk yanıtından yoklamalara gereken alanlar.",
	"Version of this form.": "Bu biçimin sürümü.",
	"Fields that request a stream, added to the caller's own.":
		"Akış isteyen alanlar; çağıranınkilere eklenir.",
	"Whether this event completes the stream.": "Bu olayın akışı tamamlayıp tamamlamadığı.",
	"Makes the translator of one stream: event to chunk, or undefined to skip it.":
		"Tek bir akışın çeviricisini kurar: olaydan parçaya ya da olayı atlamak için `undefined`.",
	"`data`: the columns by name, each with one text for each row.":
		"`data`: adlarıyla sütunlar, her birinde her satır için bir metin.",
	"The whole text.": "Metnin tamamı.",
	"Tokens of the prompt.": "İstemin belirteçleri.",
	"Tokens of the text.": "Metnin belirteçleri.",
	"The other results, when more than one was requested.": "Birden çok sonuç istendiyse ötekiler.",
	"Null before the last chunk.": "Son parçadan önce `null`.",
	"The whole text; null before the last chunk.": "Metnin tamamı; son parçadan önce `null`.",
	"Number of the token in the model's vocabulary.": "Belirtecin modelin sözlüğündeki numarası.",
	"Absent for the first token, which follows nothing.":
		"İlk belirteçte yoktur, çünkü ondan önce belirteç gelmez.",
	"Number of the token in the vocabulary; 0 where the provider does not report it.":
		"Belirtecin sözlükteki numarası; sağlayıcı bildirmiyorsa 0.",
	"Natural logarithm of the probability; 0 where the provider does not report it.":
		"Olasılığın doğal logaritması; sağlayıcı bildirmiyorsa 0.",
	"Makes the final URL of the call.": "Çağrının son URL'sini kurar.",
	"The provider of the job, its key, and the options of the calls that follow.":
		"İşin sağlayıcısı, anahtarı ve sonraki çağrıların seçenekleri.",
	"Classifies a recording.": "Bir ses kaydını sınıflandırır.",
	"Cleans a recording, or separates its sources.": "Bir ses kaydını temizler ya da kaynaklarını ayırır.",
	"Transcribes speech.": "Konuşmayı yazıya döker.",
	"Answers a conversation.": "Bir konuşmayı yanıtlar.",
	"Answers a conversation in chunks, as the model makes them: the next text is `choices[0].delta.content` of each chunk.":
		"Bir konuşmayı, model ürettikçe parça parça yanıtlar: metnin devamı her parçanın `choices[0].delta.content` alanındadır.",
	"Answers a question about the picture of a document.":
		"Bir belgenin görüntüsüne ilişkin bir soruyu yanıtlar.",
	"Turns texts into vectors.": "Metinleri vektörlere çevirir.",
	"Fills the gap of a text.": "Bir metnin boşluğunu doldurur.",
	"Classifies a picture.": "Bir görüntüyü sınıflandırır.",
	"Divides a picture into labelled areas.": "Bir görüntüyü etiketli bölgelere ayırır.",
	"Makes a picture from a picture, a prompt, or both.":
		"Bir görüntüden, bir istemden ya da ikisinden görüntü üretir.",
	"Makes a video from a first picture, a prompt, or both.":
		"Bir ilk görüntüden, bir istemden ya da ikisinden video üretir.",
	"Changes a picture.": "Bir görüntüyü değiştirir.",
	"Describes or reads a picture.": "Bir görüntüyü betimler ya da okur.",
	"Animates a picture.": "Bir görüntüyü hareketlendirir.",
	"Finds objects in a picture.": "Bir görüntüdeki nesneleri bulur.",
	"Finds the answer to a question in a text.": "Bir sorunun yanıtını bir metinde bulur.",
	"Compares one sentence with others.": "Bir cümleyi başkalarıyla karşılaştırır.",
	"Shortens a text.": "Bir metni kısaltır.",
	"Answers a question from a table.": "Bir soruyu bir tabloya bakarak yanıtlar.",
	"Classifies the rows of a table.": "Bir tablonun satırlarını sınıflandırır.",
	"Predicts a number for each row of a table.": "Bir tablonun her satırı için bir sayı tahmin eder.",
	"Classifies a text.": "Bir metni sınıflandırır.",
	"Continues a text.": "Bir metni sürdürür.",
	"Continues a text token by token.": "Bir metni belirteç belirteç sürdürür.",
	"Makes a sound or music from a text.": "Bir metinden ses ya da müzik üretir.",
	"Draws a picture from a text.": "Bir metinden görüntü üretir.",
	"Speaks a text.": "Bir metni seslendirir.",
	"Makes a video from a text.": "Bir metinden video üretir.",
	"Labels words of a text, such as names of people and places.":
		"Bir metnin sözcüklerini, örneğin kişi ve yer adlarını etiketler.",
	"Translates a text.": "Bir metni çevirir.",
	"Answers a question about a picture.": "Bir görüntüye ilişkin bir soruyu yanıtlar.",
	"Classifies a text by labels that the model was not trained on: those in `parameters.candidate_labels`.":
		"Bir metni, modelin eğitiminde bulunmayan etiketlerle sınıflandırır: etiketler `parameters.candidate_labels` içindedir.",
	"Classifies a picture by labels that the model was not trained on: those in `parameters.candidate_labels`.":
		"Bir görüntüyü, modelin eğitiminde bulunmayan etiketlerle sınıflandırır: etiketler `parameters.candidate_labels` içindedir.",
	"Cerebras rejects requests that carry `store`, so it is left out.":
		"Cerebras `store` taşıyan istekleri geri çevirir, bu yüzden o alan gönderilmez.",
	"Groq. Text generation goes through the chat endpoint, the only one there is.":
		"Groq. Metin üretimi, tek uç nokta olan sohbet uç noktasından geçer.",
	"Hyperbolic. Text generation goes through the chat endpoint.":
		"Hyperbolic. Metin üretimi sohbet uç noktasından geçer.",
	"Novita AI. Videos are jobs; text generation goes through the chat endpoint.":
		"Novita AI. Videolar iş olarak üretilir; metin üretimi sohbet uç noktasından geçer.",
	"OpenAI: direct calls with its own key only, models written `openai/<model>`.":
		"OpenAI: yalnızca kendi anahtarıyla doğrudan çağrılır, modeller `openai/<model>` diye yazılır.",
	"Replicate: every call is a prediction.": "Replicate: her çağrı bir `prediction` işidir.",
	"Together AI. Videos are jobs.": "Together AI. Videolar iş olarak üretilir.",
	"WaveSpeed AI: every call is a prediction in a queue.":
		"WaveSpeed AI: her çağrı kuyrukta bir `prediction` işidir.",
	"Fields that every error of the library carries beside its message.":
		"Kütüphanenin her hatasının mesajı yanında taşıdığı alanlar.",
	"The model hub responded to a lookup with an error.": "Model Hub'ı bir aramaya hatayla yanıt verdi.",
	"The base of all errors of the library.": "Kütüphanenin bütün hatalarının temeli.",
	"A file inside a JSON body, read only when the body is encoded.":
		"JSON gövdesindeki bir dosya; ancak gövde kodlanırken okunur.",
	"The reply does not have the promised shape, or a job failed.":
		"Yanıt beklenen biçimde değil ya da bir iş başarısız oldu.",
	"How one provider serves a model.": "Bir sağlayıcının modeli nasıl sunduğu.",
	"The form in which `textToImage` returns its result.": "`textToImage` işlevinin sonucunu verdiği biçim.",
	"Id of a task as callers of `request` may name it.":
		"Görevin kimliği, `request` işlevini çağıranların yazabileceği gibi.",
	"Time and randomness of a call.": "Çağrının saati ve rastgeleliği.",
	"Options of a call whose result is an image.": "Sonucu görüntü olan bir çağrının seçenekleri.",
	"Which kind of key a described call would use.": "Betimlenen çağrının hangi tür anahtar kullanacağı.",
	"How to follow a queue.": "Bir kuyruğun nasıl izleneceği.",
	"A hosted inference service as a value.": "Değer olarak bir çıkarım hizmeti.",
	"Where one call goes, decided before its request is built.":
		"Bir çağrının nereye gideceği; isteği kurulmadan belirlenir.",
	"How a call authenticates, derived from the key alone.":
		"Çağrının kimliğini nasıl doğruladığı; yalnızca anahtardan anlaşılır.",
	"A request body before it is encoded.": "Kodlanmadan önceki istek gövdesi.",
	"One file, as `inputs` or as the older `data`.": "Bir dosya; `inputs` ya da eski adıyla `data` alanında.",
	"A conversation as the published types have it, or as OpenAI's do, with nulls and a map of biases.":
		"Yayımlanmış türlerdeki ya da OpenAI'ın türlerindeki gibi bir konuşma; `null` değerler ve yanlılık tablosu da olabilir.",
	"`inputs` with the fields OpenAI-style services know.":
		"`inputs` ve yanında OpenAI biçimindeki hizmetlerin bildiği alanlar.",
	"The question under its schema name, or under the name the service uses.":
		"Soru; şemadaki adıyla ya da hizmetin kullandığı adla.",
	"The rows of a table, a list for each column.": "Bir tablonun satırları, her sütun için bir liste olarak.",
	"A prompt as the published types have it, or with nulls.":
		"Yayımlanmış türlerdeki gibi bir istem; `null` değerler de olabilir.",
	"The picture as `inputs`, or under `image` in it, as older programs pass it.":
		"Görüntü; `inputs` olarak ya da eski programların verdiği gibi onun içinde `image` altında.",
	"The tasks of a provider, each with the adapter for its dialect.":
		"Bir sağlayıcının görevleri, her biri kendi dilinin bağdaştırıcısıyla.",
	"Whether a provider still takes calls through the platform, and when that was last known.":
		"Sağlayıcının platform üzerinden hâlâ çağrı kabul edip etmediği ve bunun en son ne zaman bilindiği.",
	"The header a key goes into, and what comes before it.":
		"Anahtarın konduğu başlık ve anahtardan önce gelen metin.",
	"A hosted inference service.": "Bir çıkarım hizmeti.",
	"One chunk of a text stream.": "Metin akışının bir parçası.",
	"Bytes that a caller may pass as a file.": "Çağıranın dosya olarak verebileceği baytlar.",
	"Why a text ended.": "Metnin neden bittiği.",
	"A token of the prompt with its log probability, as servers of the task's own dialect list them.":
		"İstemin bir belirteci, log olasılığıyla; görevin kendi dilini konuşan sunucuların sıraladığı gibi.",
	"Names, links and state of a provider.": "Bir sağlayıcının adları, bağlantıları ve durumu.",
	"Every task the client can run, by its id.": "İstemcinin çağırabildiği bütün görevler, kimliğiyle.",
	"Per-call settings; the client takes them as defaults too.":
		"Tek çağrının ayarları; istemci bunları varsayılan olarak da alır.",
	"Everything a caller passes for a task.": "Çağıranın bir görev için verdiği her şey.",
	"A provider, the router or an endpoint responded with an error.":
		"Bir sağlayıcı, yönlendirici ya da uç nokta hatayla yanıt verdi.",
	"The client under its older name.": "İstemci, eski adıyla.",
	"The client under the oldest name of its endpoint form.": "İstemci, uç nokta biçiminin en eski adıyla.",
	"One key and one set of defaults for every task.":
		"Bütün görevler için tek anahtar ve tek bir varsayılanlar kümesi.",
	"`accessToken` is a platform token (`hf_…`) or the provider's own key; empty for none.":
		"`accessToken` bir platform anahtarı (`hf_…`) ya da sağlayıcının kendi anahtarıdır; anahtar yoksa boştur.",
	"Arguments and options of a call win over the client's, also where they are `undefined`.":
		"Çağrının argümanları ve seçenekleri istemcininkilerden önce gelir, `undefined` olsalar bile.",
	"Methods do not rely on `this`.": "Yöntemler `this` değerine dayanmaz.",
	"The key does not show in JSON, logs or inspection.":
		"Anahtar JSON'da, günlüklerde ve nesne incelenirken görünmez.",
	"The client under the older name of its endpoint form.": "İstemci, uç nokta biçiminin eski adıyla.",
	"`instanceof` also holds for `OutputError`, which is a TypeError by descent.":
		"`instanceof`, soyu TypeError'dan gelen `OutputError` için de doğrudur.",
	'`OutputError` as `@huggingface/inference` 3 makes it: its message opens with "Invalid inference output".':
		"`@huggingface/inference` 3'teki biçimiyle `OutputError`: mesajı `Invalid inference output` ile başlar.",
	"Every `OutputError` is an instance.": "Her `OutputError` bunun örneği sayılır.",
	"Source: lib/InferenceOutputError.ts of 3.13.1.":
		"Kaynak: 3.13.1 sürümünün lib/InferenceOutputError.ts dosyası.",
	"A file inside a JSON body, read only when the body is encoded: as plain base64, or as a data URL.":
		"JSON gövdesindeki bir dosya; ancak gövde kodlanırken okunur: düz base64 ya da veri URL'si olarak.",
	"An argument of the call is missing, wrong or contradicts another.":
		"Çağrının bir argümanı eksik, yanlış ya da bir başkasıyla çelişiyor.",
	"No complete response came: connection, TLS or DNS failure, or one of the time limits.":
		"Tam bir yanıt gelmedi: bağlantı, TLS ya da DNS hatası veya süre sınırlarından biri.",
	"Also a TypeError, as in `@huggingface/inference` 3.":
		"`@huggingface/inference` 3'teki gibi aynı zamanda TypeError'dır.",
	"No provider serves this model for this task.": "Hiçbir sağlayıcı bu modeli bu görev için sunmuyor.",
	"Translates one task to one provider's wire format and back.":
		"Bir görevi bir sağlayıcının istek biçimine ve geriye çevirir.",
	"All functions are pure.": "Bütün işlevleri yan etkisizdir.",
	"One attempt of a request: where it went, its status, the wait after it, and whether it may be billed.":
		"Bir isteğin bir denemesi: nereye gittiği, durum kodu, ardından beklenen süre ve ücret yazılmış olma olasılığı.",
	"One separated sound.": "Ayrılmış bir ses.",
	"`blob` is base64 text.": "`blob` base64 metnidir.",
	"The key itself is joined only when the request is sent.":
		"Anahtarın kendisi ancak istek gönderilirken eklenir.",
	"Parts that a request body is built from.": "İstek gövdesinin kurulduğu parçalar.",
	"One call from its arguments to its result: limits, attempts, and the provider tried at the moment.":
		"Argümanlarından sonucuna kadar bir çağrı: sınırlar, denemeler ve o anda denenen sağlayıcı.",
	"Key, model and destination of a call.": "Çağrının anahtarı, modeli ve hedefi.",
	"`P` is the type of a provider: its id, or a value.": "`P` sağlayıcının türüdür: kimliği ya da bir değer.",
	"Defaults of a client: every option, and an endpoint for all calls.":
		"İstemcinin varsayılanları: bütün seçenekler ve bütün çağrılar için bir uç nokta.",
	"Durations are in milliseconds.": "Süreler milisaniyedir.",
	"No function relies on `this`.": "Hiçbir işlev `this` değerine dayanmaz.",
	"A call to describe: what the caller would pass, and what the hub would return.":
		"Betimlenecek çağrı: çağıranın vereceği ve Hub'ın döndüreceği.",
	"A queue, and the URLs that a ticket leads to.": "Bir kuyruk ve iş numarasının götürdüğü URL'ler.",
	"The request a call would send, and what is known of it before it is sent.":
		"Çağrının göndereceği istek ve gönderilmeden önce ona ilişkin bilinenler.",
	"Provider, task and model of a call; part of every error and attempt.":
		"Çağrının sağlayıcısı, görevi ve modeli; her hatada ve denemede bulunur.",
	"What is known of the errors with a code before any of them is thrown.":
		"Bir koddaki hatalara ilişkin, hiçbiri atılmadan önce bilinenler.",
	"No field ever holds a key or the caller's prompt.": "Hiçbir alan anahtar ya da çağıranın istemini tutmaz.",
	"How a provider treats the standard input fields of a task.":
		"Sağlayıcının, görevin standart girdi alanlarını nasıl ele aldığı.",
	"The key and how the request authenticates with it.":
		"Anahtar ve isteğin onunla kimliğini nasıl doğruladığı.",
	"A request as data.": "Veri olarak bir istek.",
	"The key is not in it; files stay as leaves until the body is encoded.":
		"Anahtar içinde değildir; dosyalar gövde kodlanana kadar dosya olarak kalır.",
	"How to follow a queue: poll, wait, and know the end.":
		"Bir kuyruğun nasıl izleneceği: yoklamak, beklemek ve sonunu bilmek.",
	"A submitted job.": "Gönderilmiş bir iş.",
	"The options of each method go over those of the submission, whose `signal` and `timeoutMs` ended with it.":
		"Her yöntemin seçenekleri işin gönderildiği seçeneklerin önüne geçer; oradaki `signal` ve `timeoutMs` gönderimle birlikte bitmiştir.",
	"State of a job, in its provider's words.": "Bir işin durumu, sağlayıcısının sözleriyle.",
	"A form that the keys of one provider have, and those of others do not.":
		"Bir sağlayıcının anahtarlarında bulunan, başkalarınınkinde bulunmayan biçim.",
	"A replaceable log.": "Değiştirilebilen bir günlük.",
	"The default is silent.": "Varsayılan sessizdir.",
	"Every duration is in milliseconds.": "Bütün süreler milisaniyedir.",
	"The tasks whose types are not those of their schemas, with the types that differ: what a caller sends (`args`), what an adapter receives (`input`), what a caller gets (`output`), one chunk of the stream (`chunk`).":
		"Türleri şemalarındakinden farklı olan görevler, farklı türleriyle: çağıranın gönderdiği (`args`), bağdaştırıcının aldığı (`input`), çağıranın eline geçen (`output`), akışın bir parçası (`chunk`).",
	"The table of the tasks is generated from it.": "Görevlerin tablosu bundan üretilir.",
	"A hosted inference service as a value: where it is and what it offers.":
		"Değer olarak bir çıkarım hizmeti: nerede olduğu ve ne sunduğu.",
	"No call needs them, so they are kept apart from the value that programs bundle.":
		"Hiçbir çağrıya gerekmezler; bu yüzden programların paketlediği değerden ayrı tutulurlar.",
	"The request of an error.": "Bir hatanın isteği.",
	"Its key and body are left out on purpose.": "Anahtarı ve gövdesi bilerek dışarıda bırakılmıştır.",
	"What came with a response beside its content.": "Yanıtla birlikte, içeriğinin yanında gelenler.",
	"The response that an error was made from, without key or prompt.":
		"Hatanın oluşturulduğu yanıt, anahtar ve istem olmadan.",
	"Tasks that a provider has models for.": "Sağlayıcının modelinin bulunduğu görevler.",
	"A hosted inference service: its host, and the header of its key.":
		"Bir çıkarım hizmeti: sunucusu ve anahtarının başlığı.",
	"A job as data: what is needed to poll it later, anywhere.":
		"Veri olarak bir iş: sonradan herhangi bir yerden yoklamak için gerekenler.",
	"It holds no key, and the input only where a provider that did not queue sent it back.":
		"Anahtar tutmaz; girdiyi de yalnızca kuyruğa koymayan bir sağlayıcı geri gönderdiyse tutar.",
	"How a streamed event becomes a chunk.": "Akıştaki bir olayın nasıl parçaya dönüştüğü.",
	"One chunk of every task that can be streamed, by its id.":
		"Akışla çağrılabilen her görevin bir parçası, görevin kimliğiyle.",
	"Every task the client can run, by its id: what a caller sends, what an adapter receives, and what the caller gets.":
		"İstemcinin çağırabildiği bütün görevler, kimliğiyle: çağıranın gönderdiği, bağdaştırıcının aldığı ve çağıranın eline geçen.",
	"One of several results of a call that requested more than one.":
		"Birden çok sonuç isteyen bir çağrının sonuçlarından biri.",
	"Reason and counts at the end of a text stream.": "Metin akışının sonundaki bitiş nedeni ve sayılar.",
	"One chunk of a text stream: a token, and with the last one the whole text.":
		"Metin akışının bir parçası: bir belirteç, sonuncusunda metnin tamamı da.",
	"Parts that a request URL is built from.": "İstek URL'sinin kurulduğu parçalar.",
	"Input of an adapter for a task: the caller's fields with every file as a Blob.":
		"Bağdaştırıcının bir görev için girdisi: çağıranın alanları, bütün dosyalar Blob olarak.",
	"What an adapter returns for a task: media before it takes the caller's form, else the output itself.":
		"Bağdaştırıcının bir görev için verdiği: çağıranın istediği biçimi almadan önceki dosya, yoksa çıktının kendisi.",
	"An adapter whose task is not known to the type system: the route chose it, and the input with it.":
		"Görevi tür sistemince bilinmeyen bağdaştırıcı: onu, girdisiyle birlikte rota seçmiştir.",
	"Arguments of a task whose id is a value: exact where the id is known to the types, any object where it is only known as a string.":
		"Kimliği bir değer olan görevin argümanları: kimlik türlerce biliniyorsa tam olarak, yalnızca metin olarak biliniyorsa herhangi bir nesne.",
	"One sound of `audioToAudio`: its bytes as base64, its type and what it holds.":
		"`audioToAudio` işlevinin bir sesi: base64 olarak baytları, türü ve içinde ne olduğu.",
	"Key, model and destination of a call in the main entry.":
		"Ana girişteki bir çağrının anahtarı, modeli ve hedefi.",
	"A JSON value may hold `InlineFile` leaves.": "JSON değerinin uçlarında `InlineFile` bulunabilir.",
	"What a caller gets for a task and an output type: the task's output, unless its form can be chosen.":
		"Bir görev ve çıktı biçimi için çağıranın eline geçen: biçimi seçilemiyorsa görevin çıktısı.",
	"`response_format` may also be a grammar in the older spelling.":
		"`response_format` eski yazımla bir dil bilgisi de olabilir.",
	"One chunk of the stream of a task whose id is a value: unknown where the id is only known as a string.":
		"Kimliği bir değer olan görevin akışının bir parçası: kimlik yalnızca metin olarak biliniyorsa türü `unknown` olur.",
	"Id of a task the client can run.": "İstemcinin çağırabildiği bir görevin kimliği.",
	"Machine-readable reason of an error.": "Bir hatanın programın okuyacağı nedeni.",
	"Origin of an error: the caller, the lookup of model and provider, the provider, or the network.":
		"Hatanın kaynağı: çağıran, modelin ve sağlayıcının aranması, sağlayıcı ya da ağ.",
	"A vector for each text, or nested lists as the model returns them.":
		"Her metin için bir vektör ya da modelin verdiği biçimde iç içe listeler.",
	"A `Blob` with a `type` also sends its media type; `ArrayBuffer` and views have none.":
		"`type` alanı olan bir `Blob` ortam türünü de gönderir; `ArrayBuffer` ve görünümlerinin ortam türü yoktur.",
	"Fields of a multipart form; a file carries its file name.":
		"Çok parçalı bir formun alanları; dosya, adını taşır.",
	"The handle of a job of a task whose id is a value.": "Kimliği bir değer olan görevin işinin tutamağı.",
	"What `textToImage` returns for an output type.": "`textToImage` işlevinin bir çıktı biçimi için verdiği.",
	"A mapping of the hub under the name of `@huggingface/inference` 4.":
		"Hub'ın bir eşlemesi, `@huggingface/inference` 4'teki adıyla.",
	"A provider's id, or `auto`.": "Bir sağlayıcının kimliği ya da `auto`.",
	"Where a job is polled: a path on the route's base URL, or a vendor URL that must be requested without the key.":
		"İşin nereden yoklandığı: rotanın temel URL'sine eklenen bir yol ya da anahtarsız istenmesi gereken, sağlayıcının verdiği bir URL.",
	"The output of a job: the same as of the task's own function.":
		"Bir işin çıktısı: görevin kendi işlevininkiyle aynıdır.",
	"State of a job: waiting, running, done, or failed with the provider's reason.":
		"Bir işin durumu: bekliyor, sürüyor, bitti ya da sağlayıcının gerekçesiyle başarısız.",
	"Which kind of key a described call would use: the platform's, the provider's own, or none.":
		"Betimlenen çağrının hangi tür anahtar kullanacağı: platformunki, sağlayıcının kendisininki ya da hiçbiri.",
	"A media result before it takes the caller's `outputType`.":
		"Çağıranın `outputType` biçimini almadan önceki dosya sonucu.",
	"Arguments of a task in the main entry.": "Ana girişteki bir görevin argümanları.",
	"A provider in the main entry: its id, `auto`, or a value of the caller's own.":
		"Ana girişteki bir sağlayıcı: kimliği, `auto` ya da çağıranın kendi değeri.",
	"What a caller gets for a task whose id is a value: unknown where the id is only known as a string.":
		"Kimliği bir değer olan görevde çağıranın eline geçen: kimlik yalnızca metin olarak biliniyorsa türü `unknown` olur.",
	"Tasks whose result takes the form that `outputType` names.":
		"Sonucu `outputType` ile söylenen biçimi alan görevler.",
	"Arguments of a call without a task function: whatever the model takes.":
		"Görev işlevi olmayan bir çağrının argümanları: modelin aldığı her şey.",
	"Finds how a provider serves a model; without a model, the task's default.":
		"Bir sağlayıcının modeli nasıl sunduğunu bulur; model verilmezse görevin varsayılan modelini.",
	"`call` is the call under way.": "`call` süren çağrıdır.",
	"Arguments of a streamed call whose task is a value: those of the task where its id is known to the types, any object where it is only known as a string, and `never` for a task that cannot be streamed.":
		"Görevi bir değer olan akışlı çağrının argümanları: kimlik türlerce biliniyorsa görevinkiler, yalnızca metin olarak biliniyorsa herhangi bir nesne, akışla çağrılamayan görev için `never`.",
	"Id of a task that can be streamed.": "Akışla çağrılabilen bir görevin kimliği.",
	"How a stream ended.": "Bir akışın nasıl bittiği.",
	"Everything but `complete` is also an error, unless the caller chose otherwise.":
		"`complete` dışındaki her şey aynı zamanda hatadır; çağıran başka türlü seçtiyse değildir.",
	"One chunk of a task's stream.": "Bir görevin akışının bir parçası.",
	"What a caller sends for a task, beside the routing fields.":
		"Çağıranın bir görev için gönderdiği, yönlendirme alanları dışında.",
	"What a caller gets for a task.": "Bir görev için çağıranın eline geçen.",
	"Why a text ended: the limit was reached, the model ended it, or a stop text appeared.":
		"Metnin neden bittiği: sınıra ulaşıldı, model bitirdi ya da bir durdurma metni geçti.",
	"Result of `textToVideo`: the bytes of the video.": "`textToVideo` işlevinin sonucu: videonun baytları.",
	"Every `code` an error of the library can carry.":
		"Kütüphanenin hatalarının taşıyabileceği bütün `code` değerleri.",
	"Each has a page in the documentation.": "Her birinin belgelerde bir sayfası vardır.",
	"What is known of each error code: class, side, retries, failover, billing, messages.":
		"Her hata kodu için bilinenler: sınıf, kaynak, yeniden deneme, yedeğe geçiş, ücret, mesajlar.",
	"Sides that an error can be on, in the order of a call.":
		"Bir hatanın kaynaklanabileceği taraflar, çağrının sırasıyla.",
	"Base URL of the model hub where the options name no other.":
		"Seçenekler başkasını söylemiyorsa model Hub'ının temel URL'si.",
	"No slash at its end.": "Sonunda eğik çizgi yoktur.",
	"Looks up on the hub how a provider serves a model; without a model, the task's default one.":
		"Bir sağlayıcının modeli nasıl sunduğunu Hub'da arar; model verilmezse görevin varsayılan modelini.",
	"Ids of all providers, in alphabetical order.": "Bütün sağlayıcıların kimlikleri, alfabe sırasıyla.",
	"Name, documentation and state of each provider, for readers, by its id.":
		"Her sağlayıcının adı, belgeleri ve durumu; okurlar için, kimliğiyle.",
	"Every provider by its id.": "Bütün sağlayıcılar, kimliğiyle.",
	"The order is the one messages list them in.": "Sıra, mesajların onları saydığı sıradır.",
	"Organisation of each provider on the model hub.": "Her sağlayıcının model Hub'ındaki kuruluşu.",
	"Everything `provider` takes: the ids, and `auto`.":
		"`provider` alanının alabildiği her şey: kimlikler ve `auto`.",
	"Base URL of the router, which passes calls on to the providers, where the options name no other.":
		"Seçenekler başkasını söylemiyorsa, çağrıları sağlayıcılara ileten yönlendiricinin temel URL'si.",
	"`inputs` is the sound file.": "`inputs` ses dosyasıdır.",
	"Returns labels with scores from 0 to 1, the best first; `parameters.top_k` limits how many.":
		"0 ile 1 arasında puanlarıyla etiketleri verir, en iyisi başta; `parameters.top_k` kaç tane olacağını sınırlar.",
	"Returns one entry for each sound: `blob` is its bytes as base64 text, `content-type` its media type and `label` what it holds.":
		"Her ses için bir öge verir: `blob` base64 metni olarak baytları, `content-type` ortam türü, `label` seste ne olduğudur.",
	"Returns `text`, and with `parameters.return_timestamps` also `chunks`, whose `timestamp` is start and end in seconds.":
		"`text` verir; `parameters.return_timestamps` ile `chunks` da verir, bunların `timestamp` alanı saniye olarak başlangıç ve bitiştir.",
	'Runs a task by its id, as the task\'s own function does: `call("text-to-image", args)` is `textToImage(args)`.':
		'Bir görevi kimliğiyle, görevin kendi işlevi gibi çağırır: `call("text-to-image", args)`, `textToImage(args)` demektir.',
	"Types of arguments and result follow from the id; an id that is only known as a string takes any object and returns `unknown`.":
		"Argümanların ve sonucun türleri kimlikten bulunur; yalnızca metin olarak bilinen kimlik herhangi bir nesne alır, `unknown` verir.",
	'Streams a task by its id, as the task\'s own streaming function does: `callStream("conversational", args)` is `chatCompletionStream(args)`.':
		'Bir görevi kimliğiyle, görevin kendi akış işlevi gibi akışla çağırır: `callStream("conversational", args)`, `chatCompletionStream(args)` demektir.',
	"An id that is only known as a string takes any object and yields `unknown` chunks.":
		"Yalnızca metin olarak bilinen kimlik herhangi bir nesne alır, `unknown` parçalar verir.",
	"`messages` is the conversation so far, the oldest message first.":
		"`messages` şimdiye kadarki konuşmadır, en eski mesaj başta.",
	"Returns the reply of an OpenAI-style chat endpoint: the answer is `choices[0].message`, the token counts are `usage`.":
		"OpenAI biçiminde bir sohbet uç noktasının yanıtını verir: yanıt `choices[0].message`, belirteç sayıları `usage` alanındadır.",
	"Without `provider`, a call with a platform token goes to the router, which chooses the provider.":
		"`provider` verilmezse platform anahtarıyla yapılan çağrı yönlendiriciye gider, sağlayıcıyı o seçer.",
	"Takes the same arguments as `chatCompletion`.": "`chatCompletion` ile aynı argümanları alır.",
	"Leaving the loop closes the connection.": "Döngüden çıkmak bağlantıyı kapatır.",
	"A stream that ends before the provider said that it was complete throws OutputError with code `truncated`, unless `allowTruncated` is set.":
		"Sağlayıcı tamamlandığını söylemeden biten akış, `allowTruncated` verilmediyse `truncated` kodlu OutputError atar.",
	"The request the client would send for a call, without sending or looking up anything.":
		"İstemcinin bir çağrı için göndereceği istek; hiçbir şey göndermeden ve aramadan.",
	"Snippets and previews print it.": "Kod örnekleri ve önizlemeler bunu yazdırır.",
	"`inputs.image` is the picture, `inputs.question` the question.":
		"`inputs.image` görüntü, `inputs.question` sorudur.",
	"Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, the indexes of its first and last word.":
		"Yalnızca en iyi yanıtı verir: `answer`, 0 ile 1 arasında `score`, ilk ve son sözcüğünün sıraları olan `start` ve `end`.",
	"The providers whose dialect dedicated and local endpoints use: `endpointUrl` goes with them alone.":
		"Size ayrılmış ve yerel uç noktaların dilini konuşan sağlayıcılar: `endpointUrl` yalnızca onlarla verilir.",
	"`inputs` is one text or a list; `normalize` scales each vector to length 1.":
		"`inputs` bir metin ya da listedir; `normalize` her vektörün normunu 1 yapar.",
	"Returns one list of numbers for each text, in their order, or nested lists as the model returns them.":
		"Her metin için, sırasıyla, bir sayı listesi ya da modelin verdiği biçimde iç içe listeler verir.",
	"`inputs` holds the model's own mask token, such as `[MASK]`.":
		"`inputs`, modelin kendi maske belirtecini içerir, örneğin `[MASK]`.",
	"Returns the candidates, the likeliest first: `sequence` is the whole text, `token_str` the filling and `score` its probability from 0 to 1.":
		"Adayları verir, en olası olan başta: `sequence` metnin tamamı, `token_str` boşluğa gelen, `score` 0 ile 1 arasında olasılığıdır.",
	"True for a task whose provider the platform's router chooses, when the provider is `auto`.":
		"Sağlayıcı `auto` iken sağlayıcıyı platformun yönlendiricisinin seçtiği bir görevse doğrudur.",
	"`inputs` is the image file.": "`inputs` görüntü dosyasıdır.",
	"Returns one entry for each area: `label`, `score` from 0 to 1, and `mask`, a black-and-white picture as base64 text in which the area is white.":
		"Her bölge için bir öge verir: `label`, 0 ile 1 arasında `score` ve `mask`; maske, bölgenin beyaz olduğu siyah beyaz bir görüntüdür, base64 metni olarak gelir.",
	"`inputs` is the image file, `parameters.prompt` the text; one of them is needed.":
		"`inputs` görüntü dosyası, `parameters.prompt` metindir; ikisinden biri gereklidir.",
	"`parameters.target_size` is in pixels.": "`parameters.target_size` piksel cinsindendir.",
	"Returns the picture as a Blob, with its media type where the server names one.":
		"Görüntüyü Blob olarak verir; sunucu söylüyorsa ortam türüyle.",
	"Where the provider has a queue, the call waits for its end: half an hour at most, unless `timeoutMs` is set.":
		"Sağlayıcıda kuyruk varsa çağrı sonunu bekler: `timeoutMs` verilmediyse en çok yarım saat.",
	"Returns the video as a Blob, with its media type where the server names one.":
		"Videoyu Blob olarak verir; sunucu söylüyorsa ortam türüyle.",
	"`inputs` is the image file, `parameters.prompt` says what to change; `parameters.target_size` is in pixels.":
		"`inputs` görüntü dosyasıdır, `parameters.prompt` neyin değiştirileceğini söyler; `parameters.target_size` piksel cinsindendir.",
	"Returns the new picture as a Blob, with its media type where the server names one.":
		"Yeni görüntüyü Blob olarak verir; sunucu söylüyorsa ortam türüyle.",
	"Returns `generated_text`.": "`generated_text` verir.",
	"`inputs` is the image file, `parameters.prompt` says what happens; `parameters.target_size` is in pixels.":
		"`inputs` görüntü dosyasıdır, `parameters.prompt` ne olacağını söyler; `parameters.target_size` piksel cinsindendir.",
	"True for an object with this property.": "Bu özelliği taşıyan bir nesneyse doğrudur.",
	"Errors and values of another copy of the package are recognized by such a mark.":
		"Paketin başka bir kopyasının hataları ve değerleri böyle bir işaretle tanınır.",
	"Returns one entry for each object: `label`, `score` from 0 to 1, and `box`, whose corners are in pixels from the top left of the picture.":
		"Her nesne için bir öge verir: `label`, 0 ile 1 arasında `score` ve `box`; kutunun köşeleri görüntünün sol üstünden piksel olarak ölçülür.",
	"`inputs.question` is the question, `inputs.context` the text.":
		"`inputs.question` soru, `inputs.context` metindir.",
	"Returns the best answer alone: `answer`, its `score` from 0 to 1, and `start` and `end`, its character offsets in `context`.":
		"Yalnızca en iyi yanıtı verir: `answer`, 0 ile 1 arasında `score`, `context` içindeki karakter yerleri olan `start` ve `end`.",
	"Sends any request and returns the reply unchecked: parsed JSON, or a Blob.":
		"Herhangi bir isteği gönderir, yanıtı denetlemeden verir: ayrıştırılmış JSON ya da Blob.",
	"The handle of a job that `JSON.stringify(handle)` or `handle.toJSON()` stored.":
		"`JSON.stringify(handle)` ya da `handle.toJSON()` ile saklanmış bir işin tutamağı.",
	"Sends nothing yet.": "Henüz bir şey göndermez.",
	"`inputs.source_sentence` is compared with each of `inputs.sentences`.":
		"`inputs.source_sentence`, `inputs.sentences` cümlelerinin her biriyle karşılaştırılır.",
	"Returns one number for each sentence, in their order; a higher one is closer in meaning.":
		"Her cümle için, sırasıyla, bir sayı verir; yüksek olan anlamca daha yakındır.",
	"Sends any request and yields each event of the stream as parsed JSON, unchecked.":
		"Herhangi bir isteği gönderir, akışın her olayını ayrıştırılmış JSON olarak, denetlemeden verir.",
	"Submits a call to its provider's queue.": "Bir çağrıyı sağlayıcısının kuyruğuna gönderir.",
	"Returns a handle as soon as the provider has accepted the job: to poll its state, to wait for the result, to cancel, or to store the job and resume it elsewhere.":
		"Sağlayıcı işi kabul eder etmez bir tutamak verir: durumunu yoklamak, sonucu beklemek, iptal etmek ya da işi saklayıp başka yerde sürdürmek için.",
	"An id that is only known as a string takes any object.":
		"Yalnızca metin olarak bilinen kimlik herhangi bir nesne alır.",
	"`inputs` is the text; `parameters.generate_parameters` goes to the model's generation.":
		"`inputs` metindir; `parameters.generate_parameters` modelin üretimine verilir.",
	"Returns `summary_text`.": "`summary_text` verir.",
	"`inputs.table` has each column's name with its cells, all as text; `inputs.question` (or `inputs.query`) is the question.":
		"`inputs.table` her sütunun adını hücreleriyle tutar, hepsi metin olarak; `inputs.question` (ya da `inputs.query`) sorudur.",
	"Returns the best answer alone: `answer`, the `cells` it comes from, their `coordinates` as `[row, column]` from 0, and the `aggregator` over them.":
		"Yalnızca en iyi yanıtı verir: `answer`, geldiği `cells`, bunların 0'dan başlayan `[row, column]` biçimindeki `coordinates` yerleri ve hücrelere uygulanan `aggregator`.",
	"`inputs.data` has each column's name with its cells, all as text.":
		"`inputs.data` her sütunun adını hücreleriyle tutar, hepsi metin olarak.",
	"Returns the class number of each row, in their order.":
		"Her satırın sınıf numarasını verir, satırların sırasıyla.",
	"Returns the numbers, in the order of the rows.": "Sayıları verir, satırların sırasıyla.",
	"`inputs` is the text.": "`inputs` metindir.",
	"`inputs` is the prompt; `parameters.max_new_tokens` limits the length in tokens.":
		"`inputs` istemdir; `parameters.max_new_tokens` uzunluğu belirteç olarak sınırlar.",
	"Returns `generated_text`, and with `parameters.details` also the tokens and why the text ended.":
		"`generated_text` verir; `parameters.details` ile belirteçleri ve metnin neden bittiğini de verir.",
	"Takes the same arguments as `textGeneration`.": "`textGeneration` ile aynı argümanları alır.",
	"Each chunk has its text in `token.text`; the last one also has the whole text in `generated_text` and the token counts in `details`.":
		"Her parçanın metni `token.text` alanındadır; sonuncusunda metnin tamamı `generated_text`, belirteç sayıları `details` alanında bulunur.",
	"`inputs` describes the sound, or is the text to sing or say.":
		"`inputs` sesi betimler ya da söylenecek, seslendirilecek metindir.",
	"Returns the sound as a Blob, with its media type where the server names one.":
		"Sesi Blob olarak verir; sunucu söylüyorsa ortam türüyle.",
	"`inputs` is the prompt; `parameters.width` and `parameters.height` are in pixels.":
		"`inputs` istemdir; `parameters.width` ve `parameters.height` piksel cinsindendir.",
	"Returns a Blob, or the form that `outputType` names: `url` is the provider's URL, or a data URL where it has none; `dataUrl` the bytes as a data URL; `json` the provider's reply body.":
		"Bir Blob ya da `outputType` ile söylenen biçimi verir: `url` sağlayıcının URL'si, yoksa bir veri URL'sidir; `dataUrl` baytları veri URL'si olarak, `json` sağlayıcının yanıt gövdesini verir.",
	"`inputs` is the prompt; `parameters.num_frames` sets the length in frames.":
		"`inputs` istemdir; `parameters.num_frames` uzunluğu kare olarak belirler.",
	"Returns one entry for each labelled part: `word`, `entity_group` (or `entity`, when nothing is joined), `score` from 0 to 1, and `start` and `end`, its character offsets in `inputs`.":
		"Etiketlenen her parça için bir öge verir: `word`, `entity_group` (parçalar birleştirilmediyse `entity`), 0 ile 1 arasında `score`, `inputs` içindeki karakter yerleri olan `start` ve `end`.",
	"Environment variable in which programs and printed code look for a provider's own key: `black-forest-labs` has `BLACK_FOREST_LABS_API_KEY`.":
		"Programların ve yazdırılan kodun, sağlayıcının kendi anahtarını aradığı ortam değişkeni: `black-forest-labs` için `BLACK_FOREST_LABS_API_KEY`.",
	"The contract's message for a reply without the promised shape.":
		"Beklenen biçimde olmayan yanıt için sözleşmede yazılı mesaj.",
	"`inputs` is the text; models of many languages need `parameters.src_lang` and `parameters.tgt_lang`, in the codes of the model.":
		"`inputs` metindir; birçok dili bilen modeller, modelin kodlarıyla yazılmış `parameters.src_lang` ve `parameters.tgt_lang` ister.",
	"Returns `translation_text`.": "`translation_text` verir.",
	"Returns the best answer alone: `answer` and its `score` from 0 to 1.":
		"Yalnızca en iyi yanıtı verir: `answer` ve 0 ile 1 arasında `score`.",
	"Returns each `label` with its `score` from 0 to 1, the best first; the scores add up to 1 unless `parameters.multi_label` is set.":
		"Her `label` değerini 0 ile 1 arasındaki `score` puanıyla verir, en iyisi başta; `parameters.multi_label` verilmediyse puanların toplamı 1'dir.",
	"Returns each `label` with its `score` from 0 to 1, the best first.":
		"Her `label` değerini 0 ile 1 arasındaki `score` puanıyla verir, en iyisi başta.",
	"A program that names it holds the code of every kind of call.":
		"Bunu kullanan program her tür çağrının kodunu taşır.",
	"The handle of a stored job at its provider.": "Saklanmış bir işin sağlayıcısındaki tutamağı.",
	"Returns a handle as soon as the provider has accepted the job.":
		"Sağlayıcı işi kabul eder etmez bir tutamak verir.",
	"A model id as path segments, each encoded.": "Her biri kodlanmış yol parçaları olarak bir model kimliği.",
	"The providers that follow when this one fails: while there are any, a busy one is not waited for without bound. One that may have charged for the call is followed only by those with a `fetch` of their own, which nobody pays, unless the caller has set `retryBilled`.":
		"Bu sağlayıcı başarısız olursa sırayla denenecek olanlar: liste boşalmadıkça meşgul olan sınırsız beklenmez. Çağıran `retryBilled` vermediyse, çağrıyı ücretlendirmiş olabilecek bir sağlayıcının ardından yalnızca kendi `fetch` işlevi olanlar denenir; onlara kimse ücret ödemez.",
	"Fallback to the next provider of a list. What may have been billed only falls back with `retryBilled`: for `status` that depends on the status, and 400 and 422 never do; for `unsent` on whether the request arrived; `opted` always may have been, and streams fall back before their first chunk alone.":
		"Listedeki sonraki sağlayıcıya geçiş. Ücretlendirilmiş olabilecek bir çağrı yalnızca `retryBilled` ile geçer: `status` için bu durum koduna bağlıdır, 400 ve 422 hiç geçmez; `unsent` için isteğin ulaşıp ulaşmadığına bağlıdır; `opted` her zaman ücretlendirilmiş olabilir; akışlar yalnızca ilk parçalarından önce geçer.",
	"Models to try at a provider that serves none but its own, the first one first; by task, or by the page of the catalogue whose example they get.":
		"Yalnızca kendi modellerini sunan bir sağlayıcıda denenecek modeller, ilk seçilecek olan başta; göreve ya da örneğini aldıkları katalog sayfasına göre.",
	"The provider's own name of the one model that it has for a task, by task.":
		"Sağlayıcının bir görev için tek modeli varsa o modelin sağlayıcıdaki adı, göreve göre.",
};
