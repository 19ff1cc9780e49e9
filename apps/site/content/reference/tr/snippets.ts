/** What exports, parameters and fields of printed code mean, by the English sentences of the docstrings. */
export const snippets: Readonly<Record<string, string>> = {
	"Task, provider, model and arguments, as `snippetsFor` takes them.":
		"Görev, sağlayıcı, model ve argümanlar, `snippetsFor` işlevinin aldığı gibi.",
	"Language of the texts, and the page that shows them.": "Metinlerin dili ve onları gösteren sayfa.",
	"id, task and tags of a hub model": "Hub'daki bir modelin kimliği, görevi ve etiketleri.",
	"id of a provider, or `auto`": "Bir sağlayıcının kimliği ya da `auto`.",
	"the hub's entry for the model at the provider": "Modelin bu sağlayıcıdaki Hub kaydı.",
	"stream, payer, key, route, endpoint and inputs; all optional":
		"Akış, ödeyen, anahtar, yol, uç nokta ve girdiler; hepsi isteğe bağlıdır.",
	"The task, its provider, model and arguments.": "Görev, sağlayıcısı, model ve argümanlar.",
	"task, provider, model and arguments; a `SampleFile` in the arguments is opened by its name":
		"Görev, sağlayıcı, model ve argümanlar; argümanlardaki `SampleFile` adıyla açılır.",
	"Machine-readable reason.": "Programın okuyacağı neden.",
	"`type` is a media type.": "`type` bir ortam türüdür.",
	"Name of the file that the printed code opens.": "Yazdırılan kodun açtığı dosyanın adı.",
	"What the code calls with: `requests`, `huggingface.js`.":
		"Kodun çağrıyı neyle yaptığı: `requests`, `huggingface.js`.",
	"The code.": "Kod.",
	"Language of the code.": "Kodun dili.",
	"Printed in place of an environment variable.": "Ortam değişkeninin yerine yazdırılır.",
	"Calls the provider directly, with its own key.": "Sağlayıcıyı doğrudan, kendi anahtarıyla çağırır.",
	"In place of the task's example: its `inputs`; for chat a text, messages, or an object that holds them.":
		"Görevin örneğinin yerine: `inputs` değeri; sohbette bir metin, mesajlar ya da onları tutan bir nesne.",
	"Most tokens of the result that the snippet sends.":
		"Kod örneğinin gönderdiği, sonucun en çok kaç belirteç olacağı.",
	"In place of the example conversation.": "Örnek konuşmanın yerine.",
	"Streams the replies of chat.": "Sohbet yanıtlarını akışla alır.",
	"Sampling temperature that the snippet sends.": "Kod örneğinin gönderdiği örnekleme sıcaklığı.",
	"Share of probability among which the model samples, 0 to 1.":
		"Modelin arasından örneklediği olasılık payı, 0 ile 1 arasında.",
	"The model's configuration, as the hub has it.": "Modelin Hub'daki yapılandırması.",
	"Id on the hub.": "Hub'daki kimlik.",
	"State of the model at the hub: `warm`.": "Modelin Hub'daki durumu: `warm`.",
	"Library that the model was published for.": "Modelin yayımlandığı kütüphane.",
	"Placeholder of the missing word, for fill-mask models.":
		"`fill-mask` modellerinde eksik sözcüğün yerini tutan metin.",
	"The model's task; without one there are no snippets.":
		"Modelin görevi; görevi olmayana kod örneği yoktur.",
	"Tags of the model.": "Modelin etiketleri.",
	"What has to be installed beside that package.": "O paketin yanında nelerin kurulması gerektiği.",
	"Package that exports it.": "Dışa aktaran paket.",
	"Its options are those of a page, whose code fetches files.":
		"Seçenekleri, kodu dosya indiren bir sayfanınkilerdir.",
	"Name of the exported function.": "Dışa aktarılan işlevin adı.",
	"What it is called with; absent for nothing.": "Neyle çağrıldığı; argümansız çağrılıyorsa yoktur.",
	"The program, whole.": "Programın bütünü.",
	"Command that installs what the code imports; absent where nothing has to be installed.":
		"Kodun içe aktardıklarını kuran komut; kurulacak bir şey yoksa bulunmaz.",
	"Kind of output that the code prints or writes.": "Kodun yazdırdığı ya da dosyaya yazdığı çıktının türü.",
	"Names of the sample files the code opens, which must lie beside it.":
		"Kodun açtığı, yanında bulunması gereken örnek dosyaların adları.",
	"Name of the environment variable that holds the key; absent when the key is printed or none is needed.":
		"Anahtarı tutan ortam değişkeninin adı; anahtar koda yazıldıysa ya da gerekmiyorsa yoktur.",
	"File the code writes, where `output` is `file`.": "`output` alanı `file` ise kodun yazdığı dosya.",
	"Printed in place of the environment variable.": "Ortam değişkeninin yerine yazdırılır.",
	"The task's own fields: `inputs`, `parameters`, `messages` … A `SampleFile` represents a file.":
		"Görevin kendi alanları: `inputs`, `parameters`, `messages` … `SampleFile` bir dosyanın yerini tutar.",
	"Organisation that pays for routed calls; in others it is named nowhere.":
		"Yönlendirilen çağrıların ücretini ödeyen kuruluş; ötekilerde hiçbir yere yazılmaz.",
	"The caller's own endpoint, in place of a provider.": "Sağlayıcının yerine çağıranın kendi uç noktası.",
	"LoRA weights the hub names beside the provider's model: type and file in the repository.":
		"Hub'ın sağlayıcıdaki modelin yanında andığı LoRA ağırlıkları: türü ve depodaki dosyası.",
	"What makes the Provider value in printed code. Other clients than ours know no such provider; no key is needed.":
		"Yazdırılan kodda Provider değerini kuran işlev. Bizimki dışındaki istemciler böyle bir sağlayıcı bilmez; anahtar gerekmez.",
	"Provider id, a Provider value, or `auto`. Absent with `endpointUrl`.":
		"Sağlayıcının kimliği, bir Provider değeri ya da `auto`. `endpointUrl` varsa verilmez.",
	"The provider's own id of the model, when it differs. Clients that look it up print the hub's id.":
		"Farklıysa modelin sağlayıcıdaki kimliği. Onu kendisi arayan istemciler Hub'daki kimliği yazdırır.",
	"Through the platform's router.": "Platformun yönlendiricisi üzerinden.",
	"Streams the response.": "Yanıtı akışla alır.",
	"`lora` where the model is an adapter.": "Model bir uyarlayıcıysa `lora`.",
	"Path of the adapter's weights in the repository.": "Uyarlayıcı ağırlıklarının depodaki yolu.",
	"The task's own fields. A `SampleFile` represents a file.":
		"Görevin kendi alanları. `SampleFile` bir dosyanın yerini tutar.",
	"What makes the provider.": "Sağlayıcıyı kuran işlev.",
	"Id of the task, as the provider knows it.": "Görevin kimliği, sağlayıcının bildiği gibi.",
	"Why a value cannot be printed.": "Bir değerin neden yazdırılamadığı.",
	"Library or program that a snippet calls the provider with.":
		"Kod örneğinin sağlayıcıyı çağırdığı kütüphane ya da program.",
	"Programming language of a snippet, or the shell that its command is for.":
		"Kod örneğinin programlama dili ya da komutunun yazıldığı kabuk.",
	"The reason why a client cannot express a call.": "Bir istemcinin çağrıyı neden ifade edemediği.",
	"A client without a snippet for a call, and the reason.":
		"Çağrı için kod örneği olmayan bir istemci ve nedeni.",
	"Ready-to-copy code for one client.": "Bir istemci için kopyalanmaya hazır kod.",
	"A value that cannot be printed as source code of any language.":
		"Hiçbir dilin kaynak kodu olarak yazdırılamayan bir değer.",
	"A file beside the snippet, in place of bytes: the printed code opens it by this name.":
		"Baytların yerine, kod örneğinin yanında duran bir dosya: yazdırılan kod onu bu adla açar.",
	"A Blob, so that the client's own rules build the request.":
		"Bir Blob'dur; böylece isteği istemcinin kendi kuralları kurar.",
	"Ready-to-copy code in the form of the published function.":
		"Yayımlanmış işlevin biçiminde, kopyalanmaya hazır kod.",
	"Options of `getInferenceSnippets`; all of them may be left out.":
		"`getInferenceSnippets` işlevinin seçenekleri; hiçbiri zorunlu değildir.",
	"The fields of a hub model that decide about its snippets.":
		"Hub'daki bir modelin, kod örneklerini belirleyen alanları.",
	"The function that makes a provider which is no name: `local()` of `@pusula/local`.":
		"Ad olmayan bir sağlayıcıyı kuran işlev: `@pusula/local` paketinin `local()` işlevi.",
	"The call that snippets are printed for.": "Kod örneklerinin yazdırıldığı çağrı.",
	"The hub's entry for a model at a provider.": "Bir modelin bir sağlayıcıdaki Hub kaydı.",
	"The snippets of a call, and the clients without one.":
		"Bir çağrının kod örnekleri ve örneği olmayan istemciler.",
	"A call of a task that the client has no function of its own for.":
		"İstemcide kendi işlevi olmayan bir görevin çağrısı.",
	"- `bad-text`: a text that no file can hold, a file without a name, or a value that is not JSON.":
		"- `bad-text`: hiçbir dosyaya yazılamayan bir metin, adsız bir dosya ya da JSON olmayan bir değer.",
	"- `cyclic`: a value that holds itself.": "- `cyclic`: kendini içeren bir değer.",
	"- `too-deep`, `too-large`: more nesting, or more values, than a reader could follow.":
		"- `too-deep`, `too-large`: okurun izleyemeyeceği kadar iç içe ya da çok değer.",
	"- `offer`: no provider of this name, or it does not offer the task.":
		"- `offer`: bu adda bir sağlayıcı yok ya da görevi sunmuyor.",
	"- `auto`: the client cannot choose a provider; only the platform's own libraries and our client can.":
		"- `auto`: istemci sağlayıcı seçemiyor; bunu yalnızca platformun kendi kütüphaneleri ve bizim istemcimiz yapabilir.",
	"- `provider`: the client does not know the provider.": "- `provider`: istemci sağlayıcıyı bilmiyor.",
	"- `task`: the client does not offer the task, with this provider or at all.":
		"- `task`: istemci görevi bu sağlayıcıyla ya da hiç sunmuyor.",
	"- `parameters`: the client has no place for one of the call's parameters.":
		"- `parameters`: istemcide çağrının parametrelerinden birinin yeri yok.",
	"- `stream`: the client or the task has no stream.": "- `stream`: istemcide ya da görevde akış yok.",
	"- `job`: the provider queues, and the queue cannot be polled by plain requests.":
		"- `job`: sağlayıcı kuyruğa koyuyor ve kuyruk düz isteklerle yoklanamıyor.",
	"- `reply`: the reply cannot be used without the client.":
		"- `reply`: yanıt istemci olmadan kullanılamıyor.",
	"- `url`: the client cannot call this endpoint's URL.":
		"- `url`: istemci bu uç noktanın URL'sini çağıramıyor.",
	"Kind of output that a snippet prints or writes.":
		"Bir kod örneğinin yazdırdığı ya da dosyaya yazdığı çıktının türü.",
	"- `text`: the generated text alone.": "- `text`: yalnızca üretilen metin.",
	"- `chunks`: the same text, chunk by chunk while it is written.":
		"- `chunks`: aynı metin, yazılırken parça parça.",
	"- `events`: the events of a stream as they arrive, each with a chunk of the text.":
		"- `events`: bir akışın olayları geldikçe, her biri metnin bir parçasıyla.",
	"- `message`: a chat message, which may call tools instead of holding text.":
		"- `message`: metin yerine araç çağrısı da taşıyabilen bir sohbet mesajı.",
	"- `result`: the task's output, in the form of its output schema.":
		"- `result`: görevin çıktısı, çıktı şemasının biçiminde.",
	"- `reply`: the provider's raw JSON.": "- `reply`: sağlayıcının ham JSON'u.",
	"- `file`: a file, named by `writes`.": "- `file`: adı `writes` alanında olan bir dosya.",
	"Every client, in the order snippets are shown.":
		"Bütün istemciler, kod örneklerinin gösterildiği sırayla.",
	"Describes the request that a snippet prints: the client's own.":
		"Bir kod örneğinin yazdırdığı isteği betimler: istemcinin kendi isteğidir.",
	"For `auto`, which looks up tasks other than chat at the hub, the request of the first provider that offers the task.":
		"Sohbet dışındaki görevleri Hub'da arayan `auto` için, görevi sunan ilk sağlayıcının isteği.",
	"Sends nothing.": "Hiçbir şey göndermez.",
	"Example arguments of a task: the catalogue's example, with a `SampleFile` in place of each file name.":
		"Bir görevin örnek argümanları: katalogdaki örnek, her dosya adının yerinde bir `SampleFile` ile.",
	"Ready-to-copy code for a model at a provider: the published function, in the form of its newer releases.":
		"Bir modelin bir sağlayıcıdaki kopyalanmaya hazır kodu: yayımlanmış işlev, yeni sürümlerinin biçiminde.",
	"Returns an empty list for a model without a task; also, with the reason on the console, for a task that the provider does not offer and for a call that cannot be printed.":
		"Görevi olmayan model için boş liste verir; sağlayıcının sunmadığı görev ve yazdırılamayan çağrı için de, nedenini konsola yazarak.",
	"Never throws.": "Hiç hata atmaz.",
	"`snippetsFor` offers more: other clients, all parameters, and typed reasons.":
		"`snippetsFor` daha çoğunu sunar: başka istemciler, bütün parametreler ve türü belli nedenler.",
	'Prints a call as a program for our client: `client.call("depth-estimation", …)`.':
		'Bir çağrıyı bizim istemcimiz için program olarak yazdırır: `client.call("depth-estimation", …)`.',
	"Prints ready-to-copy code for a call, one snippet a client.":
		"Bir çağrının kopyalanmaya hazır kodunu yazdırır, her istemci için bir kod örneği.",
	"Pure: the same call returns the same text.": "Yan etkisizdir: aynı çağrı aynı metni verir.",
};
