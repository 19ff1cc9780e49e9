/** What exports, parameters and fields of the simulator mean, by the English sentences of the docstrings. */
export const simulator: Readonly<Record<string, string>> = {
	"faults, delays, seed and models; all optional":
		"Arızalar, gecikmeler, tohum ve modeller; hepsi isteğe bağlıdır.",
	"Id of a preset of `FAULT_PRESETS`.": "`FAULT_PRESETS` içindeki hazır bir arızanın kimliği.",
	"Id of a preset of `FILE_FAULT_PRESETS`.": "`FILE_FAULT_PRESETS` içindeki hazır bir arızanın kimliği.",
	"URL of the served simulator, e.g. `http://127.0.0.1:4321`":
		"Çalışan simülatörün URL'si, örneğin `http://127.0.0.1:4321`.",
	"sends the rewritten request.": "Yeniden yazılan isteği gönderen işlev.",
	"Number of matching requests that it applies to; later ones work.":
		"Uyan kaç isteğe uygulanacağı; sonrakiler çalışır.",
	"Only the nth matching request, counted from 1.": "Yalnızca uyan isteklerin n'incisi, 1'den sayılır.",
	"Text that the path (with query) contains.": "Yolda (sorgusuyla) geçen metin.",
	'Provider id, or "hub", "router", "endpoint", "files".':
		"Sağlayıcının kimliği ya da `hub`, `router`, `endpoint`, `files`.",
	"Purpose of the request: the call itself, a poll of its job, a download of its result, a lookup at the hub.":
		"İsteğin amacı: çağrının kendisi, işinin yoklanması, sonucunun indirilmesi, Hub'da bir arama.",
	"Hub task id of the rule that serves the request.": "İsteğe yanıt veren kuralın Hub'daki görev kimliği.",
	"Id of the preset, for links and menus.": "Hazır arızanın kimliği, bağlantılar ve menüler içindir.",
	"File inside the hub repository that holds the adapter.": "Uyarlayıcıyı tutan, Hub deposundaki dosya.",
	"The provider's own name of the model, as its API expects it.":
		"Modelin sağlayıcıdaki adı, API'sinin beklediği gibi.",
	"Whether the provider serves the model.": "Sağlayıcının modeli sunup sunmadığı.",
	"Hub task id; chat is `conversational`.": "Hub'daki görev kimliği; sohbet için `conversational`.",
	"Numbers in each of its vectors.": "Her vektöründeki sayıların adedi.",
	"Number of its weights, which the hub states as the total of `safetensors`.":
		"Ağırlıklarının sayısı; Hub bunu `safetensors` toplamı olarak bildirir.",
	"Most tokens of its input and answer together, which the router lists as `context_length`.":
		"Girdisiyle yanıtının birlikte en çok kaç belirteç olabileceği; yönlendirici bunu `context_length` olarak listeler.",
	"A chat model that takes no pictures.": "Görüntü almayan bir sohbet modelidir.",
	"Labels that it gives; empty for a model that labels in words nobody looked up, absent for one that gives none.":
		"Verdiği etiketler; sözcüklerine bakılmamış bir etiketleme modelinde boştur, etiket vermeyende yoktur.",
	"Languages of the catalogue that it was not made for.":
		"Katalogda olup modelin onlar için yapılmadığı diller.",
	"How it names the languages of the catalogue.": "Katalogdaki dilleri nasıl adlandırdığı.",
	"The text of a gap in its input.": "Girdisindeki boşluğun metni.",
	"What its input begins with.": "Girdisinin neyle başladığı.",
	"The language that it reads, of a model that writes another.": "Başka dilde yazan modelin okuduğu dil.",
	"JSON value, form fields, bytes, or undefined without a body.":
		"JSON değeri, form alanları, baytlar ya da gövde yoksa `undefined`.",
	"Names in lower case.": "Adlar küçük harfle.",
	'Provider id, or "hub", "router", "endpoint", "files", "unknown".':
		"Sağlayıcının kimliği ya da `hub`, `router`, `endpoint`, `files`, `unknown`.",
	"True when it came through the platform's router.":
		"Platformun yönlendiricisi üzerinden geldiyse doğrudur.",
	"Full URL, always with the provider's host.": "Tam URL, her zaman sağlayıcının sunucusuyla.",
	"Their bytes by path, e.g. `onnx/model.onnx`.": "Yollarıyla baytları, örneğin `onnx/model.onnx`.",
	"Given only to a platform key; without one the hub says that access is restricted.":
		"Yalnızca platform anahtarıyla verilir; anahtar yoksa Hub erişimin kısıtlı olduğunu söyler.",
	"The model's task.": "Modelin görevi.",
	"Names of its revisions.": "Deponun sürümlerinin adları.",
	"Files of models on the hub, by model id.": "Hub'daki model dosyaları, model kimliğine göre.",
	"Deletes requests, jobs and files, and resets the counts of the faults.":
		"İstekleri, işleri ve dosyaları siler, arızaların sayılarını sıfırlar.",
	"Serves one request for any known host with the signature of the global `fetch`: follows redirects unless `redirect` says otherwise, rejects with the signal's reason when aborted. An unknown host gets status 502 and the list of known ones.":
		"Bilinen herhangi bir sunucuya giden bir isteğe, genel `fetch` işlevinin imzasıyla yanıt verir: `redirect` başka bir şey söylemiyorsa yönlendirmeleri izler, iptal edilince sinyalin nedeniyle reddedilir. Bilinmeyen sunucuya 502 durum kodu ve bilinenlerin listesi döner.",
	"Requests so far, in order of arrival.": "Şimdiye kadarki istekler, geliş sırasıyla.",
	"Milliseconds between the events of a stream.": "Akışın olayları arasındaki milisaniye.",
	"Milliseconds before the headers of each response.": "Her yanıtın başlıklarından önceki milisaniye.",
	"Failures to simulate.": "Canlandırılacak arızalar.",
	"Number of polls of a job before it is done.": "İş bitmeden önceki yoklama sayısı.",
	"Most requests kept in `requests`; the oldest are dropped first.":
		"`requests` içinde en çok kaç isteğin saklanacağı; önce en eskiler atılır.",
	"Changes every made-up answer; the same seed and request get the same response.":
		"Uydurulan bütün yanıtları değiştirir; aynı tohum ve istek aynı yanıtı alır.",
	"Waits before headers and between the pieces of a body, for tests that should not wait.":
		"Başlıklardan önce ve gövdenin parçaları arasında bekler; beklememesi gereken sınamalar içindir.",
	"A LoRA: providers get its URL beside the base model.":
		"Bir LoRA: sağlayıcılara taban modelin yanında URL'si gönderilir.",
	"Visible only with a platform key.": "Yalnızca platform anahtarıyla görünür.",
	"Still being tested by its provider.": "Sağlayıcısı hâlâ denemektedir.",
	"Known to the hub, served by no provider.": "Hub bilir, hiçbir sağlayıcı sunmaz.",
	"The request of `node:http`.": "`node:http` modülünün isteği.",
	"Its response.": "Bu isteğin yanıtı.",
	"What answers.": "Yanıt veren simülatör.",
	"How paths become URLs, and limits of size and time.":
		"Yolların URL'ye nasıl çevrildiği, boyut ve süre sınırları.",
	"path or `file:` URL": "Yol ya da `file:` URL'si.",
	"everything of a repository but its files": "Bir deponun, dosyaları dışındaki her şeyi.",
	"the simulator's options, `port`, `maxBodyBytes` and `requestTimeoutMs`":
		"Simülatörün seçenekleri, `port`, `maxBodyBytes` ve `requestTimeoutMs`.",
	"Most bytes and longest time of a request.": "İsteğin en çok kaç bayt olacağı ve en uzun süresi.",
	"Ends open connections and stops listening.": "Açık bağlantıları bitirir ve dinlemeyi bırakır.",
	"`http://127.0.0.1:<port>`, without a trailing slash.":
		"`http://127.0.0.1:<port>`, sonunda eğik çizgi olmadan.",
	"Sends redirects to another host to `http://localhost:<port>`, which a browser takes for another origin than `http://127.0.0.1:<port>`.":
		"Başka bir sunucuya yönlendirmeleri `http://localhost:<port>` URL'sine gönderir; tarayıcı bunu `http://127.0.0.1:<port>` kökeninden ayrı bir köken sayar.",
	"Key and certificate in PEM form, the port, and the simulator's options.":
		"PEM biçiminde anahtar ve sertifika, bağlantı noktası ve simülatörün seçenekleri.",
	"`http://127.0.0.1:<port>`: the value for `HTTPS_PROXY`.":
		"`http://127.0.0.1:<port>`: `HTTPS_PROXY` için verilecek değer.",
	"Certificate in PEM form; its alternative names must be `KNOWN_HOSTS`.":
		"PEM biçiminde sertifika; öteki adları `KNOWN_HOSTS` olmalıdır.",
	"Private key in PEM form.": "PEM biçiminde özel anahtar.",
	"its id in the model table": "Model tablosundaki kimliği.",
	"the task of the call, as `CALLABLE_TASKS` names it":
		"Çağrının görevi, `CALLABLE_TASKS` nasıl adlandırıyorsa.",
	"One kind of failure.": "Bir arıza türü.",
	"The requests that a fault applies to; every given field must match.":
		"Arızanın uygulandığı istekler; verilen her alan uymalıdır.",
	"Faults in order; all that match a request apply together.":
		"Arızalar, sırayla; bir isteğe uyanların hepsi birlikte uygulanır.",
	"The simulator.": "Simülatör.",
	"One failure: what happens, and to which requests.": "Bir arıza: ne olduğu ve hangi isteklere olduğu.",
	"A ready fault script with a title in every language.": "Her dilde başlığıyla, hazır bir arıza betiği.",
	"One provider's entry for a model in the hub's `inferenceProviderMapping`.":
		"Hub'ın `inferenceProviderMapping` alanında bir sağlayıcının bir model için kaydı.",
	"What the model table says of a model; a field that is absent is not known.":
		"Model tablosunun bir modele ilişkin söyledikleri; bulunmayan alan bilinmiyor demektir.",
	"A request as it arrived: method, URL, headers and body, without what the simulator made of it.":
		"Geldiği biçimiyle bir istek: yöntem, URL, başlıklar ve gövde; simülatörün ondan çıkardıkları olmadan.",
	"A model's files on the hub.": "Bir modelin Hub'daki dosyaları.",
	"Options of the hub's files; every field may be left out.":
		"Hub dosyalarının seçenekleri; hiçbir alan zorunlu değildir.",
	"The simulator: every known host behind one function.":
		"Simülatör: bilinen bütün sunucular tek bir işlevin ardında.",
	"Options of a simulator; every field may be left out.":
		"Bir simülatörün seçenekleri; hiçbir alan zorunlu değildir.",
	"Times are in milliseconds, sizes in bytes.": "Süreler milisaniye, boyutlar bayt cinsindendir.",
	"A field of a multipart form: text, or a file.": "Çok parçalı bir formun alanı: metin ya da dosya.",
	"Purpose of a request within a call.": "Bir isteğin çağrı içindeki amacı.",
	"Fault scripts to choose from, each about one failure of real providers.":
		"Aralarından seçilecek arıza betikleri, her biri gerçek sağlayıcıların bir arızasına ilişkin.",
	"Failures while files of a model are fetched from the hub.":
		"Bir modelin dosyaları Hub'dan indirilirken çıkan arızalar.",
	"Every host that the simulator serves, e.g. `api.groq.com`.":
		"Simülatörün yanıt verdiği bütün sunucular, örneğin `api.groq.com`.",
	"Models with a special reply of the hub, for trying it.":
		"Denemek için, Hub'ın özel bir yanıt verdiği modeller.",
	"Makes a simulator of every known provider, the router and the hub.":
		"Bilinen bütün sağlayıcıların, yönlendiricinin ve Hub'ın simülatörünü kurar.",
	"It keeps its own record, jobs and files, so two simulators are independent.":
		"Kendi kaydını, işlerini ve dosyalarını tutar; bu yüzden iki simülatör birbirinden bağımsızdır.",
	"Works wherever `Request` and `Response` exist.": "`Request` ve `Response` bulunan her yerde çalışır.",
	"The preset with an id, as listed in `FAULT_PRESETS`; undefined for an unknown one.":
		"Kimliğiyle, `FAULT_PRESETS` içinde sıralanan hazır arıza; kimlik bilinmiyorsa `undefined`.",
	"The preset with an id, as listed in `FILE_FAULT_PRESETS`; undefined for an unknown one.":
		"Kimliğiyle, `FILE_FAULT_PRESETS` içinde sıralanan hazır arıza; kimlik bilinmiyorsa `undefined`.",
	"A `fetch` that sends requests for known hosts to a served simulator: `https://api.groq.com/x` becomes `<serverUrl>/api.groq.com/x`.":
		"Bilinen sunuculara giden istekleri çalışan bir simülatöre gönderen `fetch`: `https://api.groq.com/x`, `<serverUrl>/api.groq.com/x` olur.",
	"Requests to other hosts are sent unchanged.":
		"Öteki sunuculara giden istekler değiştirilmeden gönderilir.",
	"Reading of requests, and conversion between their paths and simulated URLs.":
		"İsteklerin okunması, yolları ile simülasyondaki URL'ler arasında çevrim.",
	"A simulator that listens on a port of the loopback address.":
		"Yerel döngü adresinin bir bağlantı noktasını dinleyen simülatör.",
	"Port of the server and limits of its requests, beside the simulator's options.":
		"Simülatörün seçeneklerinin yanında sunucunun bağlantı noktası ve isteklerinin sınırları.",
	"Passes one request of `node:http` to a simulator and sends its response.":
		"`node:http` modülünün bir isteğini simülatöre verir ve yanıtını gönderir.",
	"A repository from a folder, for the option `repositories`: every file below it, by its path with slashes.":
		"`repositories` seçeneği için, bir klasörden depo: altındaki bütün dosyalar, eğik çizgili yollarıyla.",
	"Serves a new simulator on 127.0.0.1: `<url>/<host>/<path>` represents `https://<host>/<path>`.":
		"Yeni bir simülatörü 127.0.0.1 üzerinde sunar: `<url>/<host>/<path>`, `https://<host>/<path>` yerine geçer.",
	"The bare URL lists the hosts.": "Yalın URL sunucuları sıralar.",
	"A cut connection closes the socket.": "Kesilen bağlantı soketi kapatır.",
	"Redirects to known hosts stay on this server.": "Bilinen sunuculara yönlendirmeler bu sunucuda kalır.",
	"A body above the limit gets 413, a request that comes too slowly 408, a path that names no URL 400, CONNECT 501.":
		"Sınırı aşan gövdeye 413, çok yavaş gelen isteğe 408, URL göstermeyen yola 400, CONNECT isteğine 501 döner.",
	"A proxy that listens on a port of the loopback address.":
		"Yerel döngü adresinin bir bağlantı noktasını dinleyen vekil sunucu.",
	"Port, certificate and limits of the proxy, beside the simulator's options.":
		"Simülatörün seçeneklerinin yanında vekil sunucunun bağlantı noktası, sertifikası ve sınırları.",
	"Starts an HTTPS proxy on 127.0.0.1 that serves every known host itself, so that unmodified programs run against the simulator with `HTTPS_PROXY` and a trusted certificate.":
		"127.0.0.1 üzerinde, bilinen bütün sunuculara kendisi yanıt veren bir HTTPS vekil sunucusu başlatır; böylece değiştirilmemiş programlar `HTTPS_PROXY` ve güvenilen bir sertifikayla simülatöre karşı çalışır.",
	"Other hosts get 502: no request leaves the machine.":
		"Öteki sunuculara 502 döner: hiçbir istek makineden çıkmaz.",
	"The limits are those of `serve`.": "Sınırlar `serve` işlevininkilerdir.",
	"Options by which the simulated hub has more models.":
		"Simülasyondaki Hub'a daha çok model veren seçenekler.",
	"Options of a simulator that has one model of the model table more, served for one task alone where it was made for it.":
		"Model tablosundan bir modeli daha olan simülatörün seçenekleri; model o görev için yapıldıysa yalnızca tek bir görev için sunulur.",
	"Options of a simulator that has every model of the model table, beside those that it has without: each is served for the tasks that it was made for, and by no provider where none of them can be called.":
		"Kendi modellerinin yanında model tablosunun bütün modellerini taşıyan simülatörün seçenekleri: her model yapıldığı görevler için sunulur; bunların hiçbiri çağrılamıyorsa hiçbir sağlayıcı sunmaz.",
};
