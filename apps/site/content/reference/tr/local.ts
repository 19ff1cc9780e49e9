/** What exports, parameters and fields of models on the reader's own machine mean, by the English sentences of the docstrings. */
export const local: Readonly<Record<string, string>> = {
	"The device and the precision of the weights, as `local` takes them.":
		"Donanım ve ağırlıkların sayı türü, `local` işlevinin aldığı gibi.",
	"A precision that `listKeptModels` names.": "`listKeptModels` işlevinin andığı bir sayı türü.",
	"Files from `listOutdatedFiles`.": "`listOutdatedFiles` işlevinin verdiği dosyalar.",
	"Path of the folder; relative ones begin at the working directory.":
		"Klasörün yolu; göreli yollar çalışma dizininden başlar.",
	"Id of a kept model.": "Saklanan bir modelin kimliği.",
	"Where to look, and a way to end it; all optional.":
		"Nereye bakılacağı ve işi bitirmenin yolu; hepsi isteğe bağlıdır.",
	"Device, store, consent and callbacks; all optional.":
		"Donanım, depo, onay ve geri çağırmalar; hepsi isteğe bağlıdır.",
	"Id of the task that it is for.": "Hangi görev için olduğu; görevin kimliği.",
	"The provider's own settings, and a way to end it; all optional.":
		"Sağlayıcının kendi ayarları ve işi bitirmenin yolu; hepsi isteğe bağlıdır.",
	"Paths of the files in the model's repository.": "Dosyaların modelin deposundaki yolları.",
	"Where files lie and are kept, and what is called while they come; all optional.":
		"Dosyaların nerede bulunduğu ve saklandığı, gelirken neyin çağrılacağı; hepsi isteğe bağlıdır.",
	"`tesseract/tur`, `tesseract/eng` or `tesseract/tur+eng`.":
		"`tesseract/tur`, `tesseract/eng` ya da `tesseract/tur+eng`.",
	"The picture, in any format that the browser decodes; in Node PNG, JPEG or WebP.":
		"Görüntü; tarayıcının çözebildiği herhangi bir biçimde, Node'da PNG, JPEG ya da WebP.",
	"Where Tesseract lies, a signal, and callbacks.":
		"Tesseract'ın nerede bulunduğu, sinyal ve geri çağırmalar.",
	"Bytes that have come so far.": "Şimdiye kadar gelen bayt.",
	"Undefined where a host names no size for some file.":
		"Sunucu bir dosyanın boyutunu söylemiyorsa `undefined`.",
	"Bytes that are kept of it; 0 where a download broke off before it.":
		"Bundan saklanan bayt; indirme daha ulaşmadan kesildiyse 0.",
	"False where a download broke off: the next call goes on behind what has come.":
		"İndirme kesildiyse yanlıştır: sonraki çağrı gelenin ardından sürdürür.",
	"Path in the repository of the model; in a folder of its own the name alone.":
		"Modelin deposundaki yol; ayrı klasörü varsa yalnızca adı.",
	"Bytes of the whole file, of one that is not whole and whose size is known.":
		"Bütün dosyanın baytı; yalnızca tamamlanmamış ve boyutu bilinen dosyada bulunur.",
	"Size in bytes.": "Bayt olarak boyut.",
	"It is a note about the model, not one of its files.":
		"Modelin dosyalarından biri değil, modele ilişkin bir nottur.",
	"Id of the model that it belongs to.": "Ait olduğu modelin kimliği.",
	"Where it was fetched from, which is its key.": "Nereden indirildiği; anahtarı da budur.",
	"Size of its files together, in bytes; what has come of unfinished ones is counted.":
		"Dosyalarının toplam boyutu, bayt; tamamlanmamış dosyalardan gelen de sayılır.",
	"Its files and parts of files, the largest first; with them those that a download was to bring before it broke off.":
		"Dosyaları ve dosya parçaları, en büyüğü başta; yarıda kesilen bir indirmenin getireceği dosyalar da bunların arasındadır.",
	"Number of its kept files, without those of which only parts have come.":
		"Saklanan dosyalarının sayısı; yalnızca parçaları gelmiş olanlar sayılmaz.",
	"The precisions of its weights that can be deleted alone; empty where the model would lack a part without them.":
		"Ağırlıklarının tek başına silinebilen sayı türleri; onlarsız modelin bir parçası eksik kalacaksa boştur.",
	"Bytes that are kept.": "Saklanan bayt.",
	"Precision, as `dtype` of the options names it.": "Sayı türü, seçeneklerdeki `dtype` nasıl adlandırıyorsa.",
	"Waits; rejects with the signal's own reason as soon as it fires.":
		"Bekler; sinyal tetiklenir tetiklenmez sinyalin nedeniyle reddedilir.",
	"Timers and pauses of downloads and of the worker.":
		"İndirmelerin ve işçinin zamanlayıcıları ve beklemeleri.",
	"Where WebGPU fails in a worker, the call begins anew on WASM, with a `mayFetch` for what that needs; not so where `webgpu` is named: then a call fails before anything is fetched in a browser without it.":
		"WebGPU bir işçide başarısız olursa çağrı WASM ile baştan başlar, bunun için gerekenlere de `mayFetch` sorulur; `webgpu` adıyla istendiyse böyle olmaz: onu bulundurmayan tarayıcıda çağrı, hiçbir şey indirilmeden başarısız olur.",
	"Precision of the weights, such as `q8`, `fp16` or `q4`.":
		"Ağırlıkların sayı türü, örneğin `q8`, `fp16` ya da `q4`.",
	"Fetches the files of models, without a worker only: functions cannot be sent to one.":
		"Model dosyalarını indirir; yalnızca işçi yoksa, çünkü işlevler işçiye gönderilemez.",
	"Base URL of a model hub or of a mirror.": "Bir model Hub'ının ya da yansısının temel URL'si.",
	"Called before anything of a model but its description is fetched; `false` ends the call.":
		"Modelin tanımından başka bir şeyi indirilmeden önce çağrılır; `false` çağrıyı bitirir.",
	"Most bytes of weights in memory beside those of the call under way, and as many of files where they are kept in memory.":
		"Süren çağrınınkilerin yanında bellekte tutulacak ağırlıkların en çok kaç bayt olacağı; dosyalar bellekte saklanıyorsa onlar için de bir o kadar.",
	"Where single models lie instead, by model id: URL of the folder with `config.json`, `tokenizer.json` and `onnx/`. For models that a site ships itself. The URL represents a version: kept files are read again for as long as it stays the same, and deleted when the model is fetched from another.":
		"Tek tek modellerin bunun yerine bulunduğu yer, model kimliğine göre: `config.json`, `tokenizer.json` ve `onnx/` bulunan klasörün URL'si. Sitenin kendisinin sunduğu modeller içindir. URL bir sürümün yerini tutar: aynı kaldığı sürece saklanan dosyalar yeniden okunur, model başka bir URL'den indirilince silinir.",
	"Called with the runtime's words when WebGPU has failed and a call begins anew on WASM.":
		"WebGPU başarısız olup çağrı WASM ile baştan başladığında, çalıştırıcının sözleriyle çağrılır.",
	"Called as bytes of a model arrive, over all its files and the runtime that it needs.":
		"Modelin baytları geldikçe, bütün dosyalarının ve gereken çalıştırıcının toplamı üzerinden çağrılır.",
	"Called once a call, when its model has run.": "Her çağrıda bir kez, model çalışıp bitince çağrılır.",
	"URL of the folder with the files of ONNX Runtime Web: `ort-wasm-simd-threaded.asyncify.mjs` and `.wasm` for WebGPU, and the smaller `ort-wasm-simd-threaded.mjs` and `.wasm` for WebAssembly alone.":
		"ONNX Runtime Web dosyalarının bulunduğu klasörün URL'si: WebGPU için `ort-wasm-simd-threaded.asyncify.mjs` ve `.wasm`, yalnızca WebAssembly için daha küçük olan `ort-wasm-simd-threaded.mjs` ve `.wasm`.",
	"Where files of models are kept, without a worker only.":
		"Model dosyalarının nerede saklanacağı; yalnızca işçi yoksa.",
	"Files of tesseract.js, which reads the text in pictures: image-to-text with the models `tesseract/tur`, `tesseract/eng` and `tesseract/tur+eng`.":
		"Görüntülerdeki metni okuyan tesseract.js'in dosyaları: `tesseract/tur`, `tesseract/eng` ve `tesseract/tur+eng` modelleriyle `image-to-text`.",
	"Opens the worker that runs models. `false` runs them in this thread; the default in Node.":
		"Modelleri çalıştıran işçiyi açar. `false` modelleri bu iş parçacığında çalıştırır; Node'da varsayılan budur.",
	"Ends the calls under way with an `InferenceError`, ends the worker and frees the models in memory. Without a worker it resolves when the step that a model is at has ended. A later call opens all of it anew.":
		"Süren çağrıları `InferenceError` ile bitirir, işçiyi sonlandırır ve bellekteki modelleri bırakır. İşçi yoksa, modelin o anki adımı bitince çözülür. Sonraki bir çağrı hepsini yeniden açar.",
	"Size of all files, as far as it is known.": "Bilindiği kadarıyla bütün dosyaların boyutu.",
	"Size of what is not kept on this device yet, as far as it is known.":
		"Bilindiği kadarıyla, bu cihazda henüz saklanmayanların boyutu.",
	"Precision of the weights.": "Ağırlıkların sayı türü.",
	"The files that are fetched, with their sizes.": "İndirilecek dosyalar, boyutlarıyla.",
	"False where a host names no size for some file that is not kept yet: more will come than `bytesToFetch`.":
		"Sunucu, henüz saklanmayan bir dosyanın boyutunu söylemiyorsa yanlıştır: `bytesToFetch` değerinden fazlası gelecektir.",
	"Keeps a whole file; rejects where there is no room. A note is something about a model that is no file of it.":
		"Bütün bir dosyayı saklar; yer yoksa reddedilir. Not, modele ilişkin olup modelin dosyası olmayan bilgidir.",
	"All kept files.": "Saklanan bütün dosyalar.",
	"The bytes of a kept file; undefined where it is not kept.":
		"Saklanan bir dosyanın baytları; saklanmıyorsa `undefined`.",
	"Deletes a kept file; nothing where there is none.": "Saklanan bir dosyayı siler; yoksa bir şey yapmaz.",
	"Size of a kept file; undefined where it is not kept.":
		"Saklanan bir dosyanın boyutu; saklanmıyorsa `undefined`.",
	"Undefined where its host names none.": "Sunucusu söylemiyorsa `undefined`.",
	"Whether it is on this device already.": "Bu cihazda zaten bulunup bulunmadığı.",
	"Bytes that an earlier download has left of it; they are not fetched again. Absent for none.":
		"Önceki bir indirmeden kalan baytlar; bunlar yeniden indirilmez. Kalan yoksa bulunmaz.",
	"Path in the repository of the model.": "Modelin deposundaki yol.",
	"Called for each chunk that is fetched with its bytes; with a negative number where some come again.":
		"İndirilen her parçada parçanın baytıyla çağrılır; bazıları yeniden gelecekse eksi bir sayıyla.",
	"Left, top, right and bottom, in parts of the picture's width and height, from 0 to 1.":
		"Sol, üst, sağ ve alt kenar; görüntünün genişliğinin ve yüksekliğinin payı olarak, 0 ile 1 arasında.",
	"How sure Tesseract is of it, from 0 to 1.": "Tesseract'ın ne kadar emin olduğu, 0 ile 1 arasında.",
	"The word as it was read.": "Okunduğu biçimiyle sözcük.",
	"Called as bytes of Tesseract and its languages arrive.":
		"Tesseract'ın ve dillerinin baytları geldikçe çağrılır.",
	"Called while the picture is read, with how much is done, from 0 to 1.":
		"Görüntü okunurken, işin ne kadarının bittiğiyle çağrılır; 0 ile 1 arasında.",
	"Starts the script of Tesseract, in a page that requires Trusted Types. Not called in Node.":
		"Tesseract'ın betiğini, Trusted Types gerektiren bir sayfada başlatır. Node'da çağrılmaz.",
	"Ends the reading.": "Okumayı bitirir.",
	"From the start of the call until the model was in memory, without the time of `mayFetch`; 0 where it was already.":
		"Çağrının başından modelin belleğe alınmasına kadar geçen süre, `mayFetch` süresi olmadan; zaten bellekteyse 0.",
	"Milliseconds of the run itself, without loading the model.":
		"Modelin yüklenmesi dışında, çalışmanın kendisinin süresi, milisaniye.",
	"Threads of WebAssembly; absent for other devices, whose runtime decides.":
		"WebAssembly'nin iş parçacığı sayısı; kararı çalıştırıcının verdiği öteki donanımlarda yoktur.",
	"URL of one `tesseract-core-….wasm.js`, or of the folder with all of them. A page needs it. The bytes of one file are counted with those of the languages; it is then loaded from the cache of the page or of HTTP: let one keep it.":
		"Tek bir `tesseract-core-….wasm.js` dosyasının ya da hepsinin bulunduğu klasörün URL'si. Sayfada gereklidir. Tek dosyanın baytları dillerinkilerle birlikte sayılır; sonra sayfanın ya da HTTP'nin önbelleğinden yüklenir: önbelleklerden biri onu saklasın.",
	"URL of the folder with `<language>.traineddata.gz`. A page fetches them each time its text reader is made: let its cache keep them.":
		"`<language>.traineddata.gz` dosyalarının bulunduğu klasörün URL'si. Sayfa, metin okuyucusunu her kurduğunda bunları yeniden indirir; sayfanın önbelleği bunları saklasın.",
	"URL of `worker.min.js`. A page needs it.": "`worker.min.js` dosyasının URL'si. Sayfada gereklidir.",
	"A worker's global scope, or a message port.": "İşçinin genel kapsamı ya da bir mesaj bağlantı noktası.",
	"Makes the engine.": "Motoru kurar.",
	"What computes.": "Hesabı yapan donanım.",
	"Bytes of a model, and in a page of the runtime, that have come so far, of those that have to be fetched.":
		"İndirilmesi gerekenlerden şimdiye kadar gelen baytlar: modelin, sayfada çalıştırıcının da.",
	"A file of a kept model, or what has come of one.":
		"Saklanan bir modelin bir dosyası ya da dosyanın gelmiş olan kısmı.",
	"A kept file: its URL, its model and its size.": "Saklanan bir dosya: URL'si, modeli ve boyutu.",
	"A model whose files are kept on this device.": "Dosyaları bu cihazda saklanan bir model.",
	"What is kept of the weights of a model in one precision.":
		"Bir modelin ağırlıklarından tek bir sayı türünde saklananlar.",
	"Time, in milliseconds; the `clock` of the client's options is one.":
		"Saat, milisaniye olarak; istemcinin seçeneklerindeki `clock` da böyledir.",
	"Settings of the local provider.": "Yerel sağlayıcının ayarları.",
	"Paths end in `/` where they name a folder.": "Klasör gösteren yollar `/` ile biter.",
	"The caller's own machine as a provider.": "Sağlayıcı olarak çağıranın kendi makinesi.",
	"Its requests never leave it; only files of models are fetched.":
		"İstekleri makineden hiç çıkmaz; yalnızca model dosyaları indirilir.",
	"What a model is made of, known before anything but its description is fetched.":
		"Modelin nelerden oluştuğu; tanımından başka bir şey indirilmeden bilinir.",
	"Keeps files of models: whole ones only.": "Model dosyalarını saklar: yalnızca bütün dosyaları.",
	"Where to look, and a way to end it.": "Nereye bakılacağı ve işi bitirmenin yolu.",
	"One file of a model that a plan would fetch, with its size and whether it is kept already.":
		"Bir planın indireceği bir model dosyası, boyutu ve zaten saklanıp saklanmadığıyla.",
	"Settings of a plan: those of the provider, and a way to end it.":
		"Bir planın ayarları: sağlayıcınınkiler ve işi bitirmenin yolu.",
	"Where files lie and are kept, and what is called while they come.":
		"Dosyaların nerede bulunduğu ve saklandığı, gelirken neyin çağrılacağı.",
	"A word that was read in a picture.": "Bir görüntüde okunmuş bir sözcük.",
	"Where Tesseract lies, and what is called while it is fetched and reads.":
		"Tesseract'ın nerede bulunduğu, indirilirken ve okurken neyin çağrılacağı.",
	"On which hardware a model ran, and how long loading and the run took.":
		"Modelin hangi donanımda çalıştığı, yüklenmesinin ve çalışmasının ne kadar sürdüğü.",
	"Places of tesseract.js and its languages.": "tesseract.js'in ve dillerinin yerleri.",
	"In Node its own files are found by themselves.": "Node'da kendi dosyaları kendiliğinden bulunur.",
	"What computes: the graphics card through WebGPU, WebAssembly, or the processor through the native runtime of Node.":
		"Hesabı yapan donanım: WebGPU üzerinden ekran kartı, WebAssembly ya da Node'un yerel çalıştırıcısı üzerinden işlemci.",
	"A task that runs on the caller's machine.": "Çağıranın makinesinde çalışan bir görev.",
	"What a call with these options would compute on: the device that they name, else the best that this machine has for the precision.":
		"Bu seçeneklerle bir çağrının neyle hesap yapacağı: seçeneklerde adı geçen donanım, yoksa bu makinede o sayı türü için bulunanların en iyisi.",
	"Fetches nothing.": "Hiçbir şey indirmez.",
	"Deletes what is kept of a model on this device.": "Bir modelden bu cihazda saklananları siler.",
	"A model that is not kept is no error.": "Saklanmayan bir model hata değildir.",
	"Deletes the weights of a model in one precision, and what has come of them; the rest of the model stays.":
		"Bir modelin tek bir sayı türündeki ağırlıklarını, yarım gelmiş olanlarıyla birlikte siler; modelin gerisi kalır.",
	"Deletes files that `listOutdatedFiles` found, and the list that names them: the next run fetches them anew, once the caller has agreed.":
		"`listOutdatedFiles` işlevinin bulduğu dosyaları ve onları sayan listeyi siler: sonraki çalıştırma, çağıran onayladıktan sonra onları yeniden indirir.",
	'Keeps files of models in a folder of the disk, for Node: `local({ store: folderStore("models") })`.':
		'Model dosyalarını diskte bir klasörde saklar, Node içindir: `local({ store: folderStore("models") })`.',
	"The folder is made with the first file, and each file lies below the host and the path of its URL.":
		"Klasör ilk dosyayla oluşturulur; her dosya, URL'sinin sunucusu ve yolunun altında durur.",
	"Several processes may share one.": "Birkaç süreç aynı klasörü paylaşabilir.",
	"The models whose files are kept on this device, whole or in part, by name.":
		"Dosyaları bütün ya da yarım olarak bu cihazda saklanan modeller, ada göre.",
	"Empty where there is no Cache storage.": "Tarayıcıda Cache deposu yoksa boştur.",
	"The kept files of a model that its hub has changed or taken away since.":
		"Bir modelin saklanan dosyalarından, Hub'ında o zamandan beri değişmiş ya da kaldırılmış olanlar.",
	"Fetches the hub's list and nothing else.": "Hub'ın listesinden başka bir şey indirmez.",
	"Empty for a model that is current, and for one whose hub has no list.":
		"Güncel bir model için ve Hub'ında liste olmayan bir model için boştur.",
	"Makes the caller's own machine a provider: `client.textClassification({ provider: local(), model, inputs })`.":
		"Çağıranın kendi makinesini sağlayıcı yapar: `client.textClassification({ provider: local(), model, inputs })`.",
	"Models run through Transformers.js, in a worker where there can be one, on WebGPU where the browser has it and on WebAssembly elsewhere.":
		"Modeller Transformers.js ile çalışır: açılabiliyorsa bir işçide, tarayıcıda varsa WebGPU'da, yoksa WebAssembly'de.",
	"Their files are fetched with the first call, after `mayFetch` has agreed, and kept in the browser's Cache storage; a model that is kept whole needs no network.":
		"Dosyaları ilk çağrıda, `mayFetch` onayladıktan sonra indirilir ve tarayıcının Cache deposunda saklanır; bütünüyle saklanan model ağa gerek duymaz.",
	"Calls run one at a time.": "Çağrılar birer birer yapılır.",
	"Keep the provider for as long as its models are wanted in memory, and call `close` when they are not.":
		"Modellerinin bellekte durmasını istediğiniz sürece sağlayıcıyı elinizde tutun, istemediğinizde `close` işlevini çağırın.",
	"Every call needs a `model`.": "Her çağrıya bir `model` gerekir.",
	"A call whose model still has to be fetched can take long: give it a `timeoutMs`.":
		"Modeli henüz indirilmemiş bir çağrı uzun sürebilir: ona bir `timeoutMs` verin.",
	"An abort or a time limit wins at any moment.": "İptal ya da süre sınırı her an geçerlidir.",
	"What a model is made of for a task, in bytes, and which of its files are on this device already.":
		"Bir görev için modelin nelerden oluştuğu, bayt olarak, ve dosyalarından hangilerinin bu cihazda olduğu.",
	"Fetches the description of the model, not its weights.": "Modelin tanımını indirir, ağırlıklarını değil.",
	"Files of a model by path, for a page that runs it with a runtime of its own: those kept on this device, and the others fetched and kept, as `local` does, without consent.":
		"Yollarıyla model dosyaları, modeli kendi çalıştırıcısıyla çalıştıran bir sayfa için: bu cihazda saklananlar ve `local` gibi, ama onay sormadan indirilip saklanan ötekiler.",
	"The words of a picture and where they lie, in the order in which they are read, by Tesseract: what document question answering takes as `word_boxes`.":
		"Tesseract'ın okuduğu sırayla görüntünün sözcükleri ve yerleri: belge soru yanıtlamanın `word_boxes` olarak aldığı.",
	"Tesseract is fetched without consent, and ended when the picture is read.":
		"Tesseract onay sorulmadan indirilir, görüntü okununca kapatılır.",
	"Runs an engine behind a port: one call at a time, as the page sends them.":
		"Bir bağlantı noktasının ardında motoru çalıştırır: sayfanın gönderdiği çağrıları birer birer yapar.",
};
