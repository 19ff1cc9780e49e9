/** What exports, parameters and fields of the task catalogue mean, by the English sentences of the docstrings. */
export const tasks: Readonly<Record<string, string>> = {
	"Other tasks of the catalogue whose models are called as this one.":
		"Modelleri bu görev gibi çağrılan, katalogdaki öteki görevler.",
	"Which language models it calls, of those of its page; absent where it calls every model.":
		"Sayfasındaki dil modellerinden hangilerini çağırdığı; her modeli çağırıyorsa yoktur.",
	"Name of a file that holds the result; present where that is one file.":
		"Sonucu tutan dosyanın adı; sonuç tek bir dosyaysa bulunur.",
	"The caller may choose the form of the result by `outputType`.":
		"Çağıran, sonucun biçimini `outputType` ile seçebilir.",
	"Name of the client's function. The one that streams has `Stream` behind it.":
		"İstemcideki işlevin adı. Akış verenin adı `Stream` ile biter.",
	"Models to try the task with, where they are not those of the page.":
		"Sayfadakilerden farklıysa görevin denenebileceği modeller.",
	"Name, where it is not that of the page.": "Sayfanınkinden farklıysa adı.",
	"The catalogue's task that explains it, under which the hub and the model table list its models.":
		"Katalogda bunu anlatan, Hub'ın ve model tablosunun modellerini altında sıraladığı görev.",
	"The client returns the first entry of the list that the output schema describes.":
		"İstemci, çıktı şemasının betimlediği listenin ilk ögesini verir.",
	"Key of the task's schemas and example.": "Görevin şemalarının ve örneğinin anahtarı.",
	"Fields of `inputs` that services know by another name, and that name.":
		"`inputs` içinde hizmetlerin başka adla bildiği alanlar ve o ad.",
	"The model that code calls in each language, where it is not that of the page.":
		"Sayfanınkinden farklıysa kod örneklerinin her dilde çağırdığı model.",
	"There is a function that streams.": "Akış veren bir işlev vardır.",
	"Field of the result that holds the written text, where code prints that alone.":
		"Kod yalnızca metni yazdırıyorsa sonucun bu metni tutan alanı.",
	"Of the function that resolves with the whole result.": "Sonucu bütün olarak veren işlevin.",
	"Of the function that streams; absent for a task without one.":
		"Akış veren işlevin; böyle bir işlevi olmayan görevde yoktur.",
	"The schema with its name, for the kind `json_schema`.": "`json_schema` türü için, adıyla birlikte şema.",
	"Kind of form: plain text, JSON that fits `json_schema`, or any JSON object.":
		"Biçimin türü: düz metin, `json_schema` ile uyuşan JSON ya da herhangi bir JSON nesnesi.",
	"Index behind its last character, in UTF-16 units.": "Son karakterinden sonraki sıra, UTF-16 birimiyle.",
	"Index of its first character, in UTF-16 units.": "İlk karakterinin sırası, UTF-16 birimiyle.",
	"What the stretch is: `PER`, `LOC`.": "Aralığın ne olduğu: `PER`, `LOC`.",
	"The fields of the call beside `model` and `provider`.":
		"Çağrının `model` ve `provider` dışındaki alanları.",
	"What is right for that input, in the form of the output schema. Made by hand, unless `origin` names a model.":
		"Bu girdinin doğru çıktısı, çıktı şemasının biçiminde. `origin` bir model adı vermiyorsa elle hazırlanmıştır.",
	"The model that gave the output; absent where it was made by hand.":
		"Çıktıyı veren model; çıktı elle hazırlandıysa yoktur.",
	"Where its output comes from; absent where both were made by hand.":
		"Çıktısının nereden geldiği; ikisi de elle hazırlandıysa yoktur.",
	"The model that gave an example's output, and the page that both were taken from.":
		"Bir örneğin çıktısını veren model ve ikisinin alındığı sayfa.",
	"Hub id of the model.": "Modelin Hub kimliği.",
	"URL of the page that shows the input and what the model gave for it.":
		"Girdiyi ve modelin ona verdiği çıktıyı gösteren sayfanın URL'si.",
	"The page that shows the example, where it is not that of the task.":
		"Görevinkinden farklıysa örneği gösteren sayfa.",
	"An older spelling of `token_str`, never sent.": "`token_str` alanının eski yazımı, hiç gönderilmez.",
	"URL of the dialect.": "Şema dilinin URL'si.",
	"Schema of every field that `properties` does not name. Absent: anything goes.":
		"`properties` içinde adı geçmeyen bütün alanların şeması. Yoksa her şey kabul edilir.",
	"`base64` where a text holds bytes.": "Metin bayt tutuyorsa `base64`.",
	"What holds where the field is left out.": "Alan verilmezse geçerli olan değer.",
	"The values that are allowed.": "İzin verilen değerler.",
	"Usual values, where others are allowed too.": "Başkalarına da izin veriliyorsa alışılmış değerler.",
	"The number must be larger than this.": "Sayı bundan büyük olmalıdır.",
	"Largest number that is allowed.": "İzin verilen en büyük sayı.",
	"Most entries of a list.": "Listenin en çok kaç ögesi olabileceği.",
	"Smallest number that is allowed.": "İzin verilen en küçük sayı.",
	"Fewest entries of a list.": "Listenin en az kaç ögesi olacağı.",
	"Names of the fields that must be there.": "Bulunması zorunlu alanların adları.",
	"Name of the TypeScript type made from this schema.": "Bu şemadan üretilen TypeScript türünün adı.",
	"Type of the value, or several.": "Değerin türü ya da türleri.",
	"Path of the picture on which the boxes of this field lie.":
		"Bu alandaki kutuların üzerinde bulunduğu görüntünün yolu.",
	"The kind of file whose bytes are here.": "Baytları burada olan dosyanın türü.",
	"`long` for a text of several lines; absent for a short one.":
		"Birkaç satırlık metin için `long`; kısa metinde yoktur.",
	"Where its documentation begins; absent where the catalogue names none.":
		"Belgelerinin başladığı yer; katalogda yazılı değilse yoktur.",
	"Offered as a filter for models.": "Modeller için süzgeç olarak sunulur.",
	"Id of the library: `transformers`.": "Kütüphanenin kimliği: `transformers`.",
	"Name as its makers write it.": "Geliştiricilerinin yazdığı biçimde adı.",
	"URL of the source code.": "Kaynak kodunun URL'si.",
	"`specification`: in the catalogue of May 2025. `later`: added after.":
		"`specification`: Mayıs 2025 kataloğunda vardır. `later`: sonradan eklenmiştir.",
	"Place in lists, from 0.": "Listelerdeki yeri, 0'dan başlar.",
	"English name, as the source catalogue writes it.": "İngilizce adı, kaynak kataloğun yazdığı gibi.",
	"Id of the subtask, unique within its task.": "Alt görevin kimliği, görevinde benzersizdir.",
	"The text.": "Metin.",
	"Not offered as a filter for data sets.": "Veri kümeleri için süzgeç olarak sunulmaz.",
	"Not offered as a filter for models.": "Modeller için süzgeç olarak sunulmaz.",
	"Id of the task: `fill-mask`.": "Görevin kimliği: `fill-mask`.",
	"Order in the catalogue; spaced by ten so that a task can be put between two others.":
		"Katalogdaki sırası; iki görevin arasına bir görev konabilsin diye onar onar artar.",
	"Other tasks of the catalogue whose models are called as this one, with examples of their own.":
		"Modelleri bu görev gibi çağrılan, katalogdaki öteki görevler; kendi örnekleri vardır.",
	"Which language models it calls, of those of its page.":
		"Sayfasındaki dil modellerinden hangilerini çağırdığı.",
	"What the client's function does, takes and returns: its docstring, in English.":
		"İstemcideki işlevin ne yaptığı, ne aldığı ve ne verdiği: işlevin İngilizce belge dizgisi.",
	"Name of a file that holds the result. Needed where the result is one file, and only there.":
		"Sonucu tutan dosyanın adı. Sonuç tek bir dosyaysa gerekir, yalnızca o zaman verilir.",
	"Id that the hub and the client know the task by.": "Hub'ın ve istemcinin görevi tanıdığı kimlik.",
	"Models to try the task with, the first one first.":
		"Görevin denenebileceği modeller, ilk seçilecek olan başta.",
	"Where a task is explained that has no page of its own, with what a page would say.":
		"Kendi sayfası olmayan görevin nerede anlatıldığı, sayfasında yazacak olanlarla birlikte.",
	"Fields of `inputs` that services know by another name than the published types.":
		"`inputs` içinde hizmetlerin, yayımlanmış türlerdekinden başka adla bildiği alanlar.",
	"The same of the function that streams. Needed beside a `stream-output.schema.json`, and only there.":
		"Akış veren işlev için aynısı. `stream-output.schema.json` varsa gerekir, yalnızca o zaman verilir.",
	"Broader task that this one is a case of.": "Bu görevin özel bir durumu olduğu daha genel görev.",
	"The model that code for the task calls in each language; absent where the first of the others fits both.":
		"Görevin kod örneklerinin her dilde çağırdığı model; ötekilerin ilki iki dile de uyuyorsa yoktur.",
	"What the task does, in two or three sentences.": "Görevin ne yaptığı, iki ya da üç cümleyle.",
	"Models to try the task with.": "Görevin denenebileceği modeller.",
	"Id of a video that explains the task.": "Görevi anlatan bir videonun kimliği.",
	"Id of the task whose page it is a part of.": "Sayfasının parçası olduğu görevin kimliği.",
	"The model that code calls in each language.": "Kod örneklerinin her dilde çağırdığı model.",
	"Why it is listed.": "Neden listede olduğu.",
	"Hub id (`owner/name`), or the name of a metric.": "Hub'daki kimlik (`sahip/ad`) ya da bir ölçütün adı.",
	"The JSON Schema, the regular expression, or the schema with its name.":
		"JSON şeması, düzenli ifade ya da adıyla birlikte şema.",
	"State that decides everything added since.": "Sonradan eklenen her şeyi belirleyen durum.",
	"Public repository of the facts. Texts here are our own.":
		"Bilgilerin alındığı açık depo. Buradaki metinler bizimdir.",
	"State that decides names, flags, colours and subtasks of the tasks it has.":
		"İçindeki görevlerin adlarını, bayraklarını, renklerini ve alt görevlerini belirleyen durum.",
	"A model of the table, or its languages.": "Tablodaki bir model ya da modelin dilleri.",
	"Language tag: `tr`, `en`.": "Dil etiketi: `tr`, `en`.",
	"What the task's row in `CALLABLE_TASKS` says of its models.":
		"Görevin `CALLABLE_TASKS` satırının modelleri için söylediği.",
	"A model of the table, or its tasks.": "Tablodaki bir model ya da modelin görevleri.",
	"Whether the best score is the highest or the lowest.": "En iyi puanın en yüksek mi, en düşük mü olduğu.",
	"Its own name, with its language or direction.": "Kendi adı, diliyle ya da yönüyle.",
	"Language of the data; `many` for several at once, `none` where there is no text.":
		"Verinin dili; birkaç dil birdense `many`, metin yoksa `none`.",
	"Name of the score, as the benchmark writes it.": "Puanın adı, kıyaslamanın yazdığı gibi.",
	"Best first.": "En iyisi başta.",
	"`percent`: 93.2 is 93.2 %. `points`: a number as it is, most often out of 100.":
		"`percent`: 93.2 yüzde 93,2 demektir. `points`: olduğu gibi bir sayı, çoğunlukla 100 üzerinden.",
	"Ids of other tasks whose models are called as this one.":
		"Modelleri bu görev gibi çağrılan öteki görevlerin kimlikleri.",
	"Id of the task that the page is about.": "Sayfanın anlattığı görevin kimliği.",
	"Weights used for one token, of a mixture of experts.":
		"Uzman karışımında bir belirteç için kullanılan ağırlıklar.",
	"True for a language model that was not tuned to follow instructions: it continues a text and does not chat.":
		"Yönerge izlemek üzere ince ayar görmemiş dil modelinde doğrudur: metni sürdürür, sohbet etmez.",
	"What a browser needs to run it; absent where it has no export for Transformers.js, or none was looked for.":
		"Tarayıcının modeli çalıştırması için gerekenler; Transformers.js sürümü yoksa ya da aranmadıysa yoktur.",
	"`card`: read in the maker's own text. `secondary`: read elsewhere. `memory`: not looked up.":
		"`card`: geliştiricinin kendi metninde okunmuştur. `secondary`: başka yerde okunmuştur. `memory`: kaynağına bakılmamıştır.",
	"Longest input in tokens.": "En uzun girdi, belirteç olarak.",
	"Numbers in each of its vectors, where the call does not choose fewer.":
		"Çağrı daha azını seçmezse her vektöründeki sayıların adedi.",
	"True when its files are given only after terms were accepted; false when they were read without; else not known.":
		"Dosyaları ancak koşullar kabul edilince veriliyorsa doğrudur; onsuz okunduysa yanlıştır; ötekilerde bilinmez.",
	"Hub id, `owner/name`; for a model that is only hosted, its provider's name for it in the same form.":
		"Hub'daki kimlik, `sahip/ad`; yalnızca sağlayıcıda bulunan modelde sağlayıcının verdiği ad, aynı biçimde.",
	"What its input has to be, beside its language.": "Girdisinin, dili dışında nasıl olması gerektiği.",
	"Labels that it gives, in its own words; where it has hundreds, those that examples show.":
		"Verdiği etiketler, kendi sözcükleriyle; yüzlerceyse örneklerin gösterdikleri.",
	"What texts it takes; `none` for a model that takes and gives none.":
		"Hangi dillerdeki metinleri aldığı; metin alıp vermeyen modelde `none`.",
	"When the sources were read: `2026-11`, or with the day.":
		"Kaynakların ne zaman okunduğu: `2026-11` ya da günüyle.",
	"What represents the gap in its input.": "Girdisindeki boşluğun yerini tutan metin.",
	"Number of weights, shared ones once; of a mixture of experts all of them. Counted from the configuration among the sources where no source states it.":
		"Ağırlık sayısı, paylaşılanlar bir kez sayılır; uzman karışımında hepsi. Hiçbir kaynak yazmıyorsa kaynaklar arasındaki yapılandırmadan sayılmıştır.",
	"What its input has to begin with.": "Girdisinin neyle başlaması gerektiği.",
	"`2024`, `2024-07` or `2024-07-18`.": "`2024`, `2024-07` ya da `2024-07-18`.",
	"URLs of the pages that say it.": "Bunu söyleyen sayfaların URL'leri.",
	"Why it should not be chosen any more.": "Neden artık seçilmemesi gerektiği.",
	"Tasks it was made for, the first of them first.": "Hangi görevler için yapıldığı, ilki başta.",
	"Fields that no source was seen for.": "Kaynağı görülmemiş alanlar.",
	"Set where WebAssembly is too slow, or cannot compute in the precision.":
		"WebAssembly çok yavaşsa ya da bu sayı türünde hesaplayamıyorsa verilir.",
	"Precision of the weights to take first.": "Ağırlıkların ilk denenecek sayı türü.",
	"Folder of the ONNX files, where it is not `onnx`; empty for the root.":
		"ONNX dosyalarının `onnx` değilse klasörü; kök klasör için boştur.",
	"Megabytes (10⁶ bytes) of the weights that one run fetches, by their precision.":
		"Bir çalıştırmanın indirdiği ağırlıkların megabaytı (10⁶ bayt), sayı türüne göre.",
	"It fits its task's example better than smaller models that know as much, or is enough for it where others are far larger.":
		"Görevinin örneğine, aynı kadar bilen daha küçük modellerden daha iyi uyar ya da ötekiler çok daha büyükken örneğe yeter.",
	"Values that a parameter is known to take, by its name; others may be allowed too.":
		"Bir parametrenin aldığı bilinen değerler, adına göre; başkaları da kabul edilebilir.",
	"Columns of its tables, all of them, in the words that it was trained with.":
		"Tablolarının bütün sütunları, eğitildiği sözcüklerle.",
	"The language that it reads, where `languages` are those that it reads and writes.":
		"`languages` hem okuduğu hem yazdığı dilleri sayıyorsa, okuduğu dil.",
	"How `src_lang` and `tgt_lang` name the languages of the catalogue; one that the model lacks is absent.":
		"`src_lang` ve `tgt_lang` alanlarının katalogdaki dilleri nasıl adlandırdığı; modelde olmayan dil burada da yoktur.",
	"`text`: pictures with writing on them, which is what it reads.":
		"`text`: üzerinde yazı bulunan görüntüler; modelin okuduğu bu yazıdır.",
	"Parameters without which a call fails.": "Çağrının onlarsız başarısız olduğu parametreler.",
	"`two-voices`: speech of two people at once.": "`two-voices`: aynı anda konuşan iki kişinin sesi.",
	"Commercial use: allowed, barred, allowed on terms, or not known. `yes` only for a licence that was seen; where the licence is `unverified`, `no` and `terms` are warnings by its name.":
		"Ticari kullanım: serbest, yasak, koşullu ya da bilinmiyor. `yes` yalnızca görülmüş bir lisans için yazılır; lisans `unverified` ise `no` ve `terms`, adına dayanan uyarılardır.",
	"SPDX id, or the licence's own name; absent where none was found.":
		"SPDX kimliği ya da lisansın kendi adı; bulunamadıysa yoktur.",
	"Weights used for one token, of a mixture of experts that is not in the table.":
		"Tabloda olmayan bir uzman karışımının bir belirteç için kullandığı ağırlıklar.",
	"`2021-09`, or the year alone.": "`2021-09` ya da yalnızca yıl.",
	"A model that is offered over an API alone: neither its weights nor its size are published.":
		"Yalnızca API üzerinden sunulan model: ne ağırlıkları ne de büyüklüğü yayımlanmıştır.",
	"A way of combining models, with no size and no licence of its own.":
		"Modelleri birleştirmenin bir yolu; kendi büyüklüğü ve lisansı yoktur.",
	"Set where that licence bars commercial use.": "O lisans ticari kullanımı yasaklıyorsa verilir.",
	"Languages of a model that is not in the table; absent where no source was seen.":
		"Tabloda olmayan bir modelin dilleri; kaynak görülmediyse yoktur.",
	"Licence of a model that is not in the table.": "Tabloda olmayan bir modelin lisansı.",
	"Where licence, size and languages of such a model were read, where that is not the source of the figure.":
		"Puanın kaynağından farklıysa böyle bir modelin lisansının, büyüklüğünün ve dillerinin okunduğu yer.",
	"Id in the model table, or the name of a version that has no id of its own.":
		"Model tablosundaki kimlik ya da kendi kimliği olmayan bir sürümün adı.",
	"Number of weights of a model that is not in the table.": "Tabloda olmayan bir modelin ağırlık sayısı.",
	"The value in the unit of the benchmark.": "Kıyaslamanın birimiyle değer.",
	"Where the figure was read.": "Sayının okunduğu yer.",
	"Id of the model that took its place, where there is one.": "Varsa yerini alan modelin kimliği.",
	"`gone`: cannot be had any more; `superseded`: its makers name a newer one.":
		"`gone`: artık edinilemez; `superseded`: geliştiricileri daha yenisini gösterir.",
	"`2025-11`, where it is known.": "Biliniyorsa `2025-11`.",
	"`true_cfg_scale`: only together with that field, above 1.":
		"`true_cfg_scale`: yalnızca o alanla birlikte, 1'den büyükse.",
	"Pictures in the messages of a chat, of a model whose tasks do not say so.":
		"Görevleri söylemeyen bir modelin sohbet mesajlarındaki görüntüler.",
	"Words that say what becomes of a picture.": "Görüntünün neye dönüşeceğini söyleyen sözcükler.",
	"Providers at which it takes `strict: true` in a JSON schema.":
		"JSON şemasında `strict: true` kabul ettiği sağlayıcılar.",
	"Returns the times of words or passages.": "Sözcüklerin ya da bölümlerin zamanlarını verir.",
	"Translates speech into English while it transcribes.": "Konuşmayı yazıya dökerken İngilizceye çevirir.",
	"Speaks in the voice of a recording.": "Bir kayıttaki sesle konuşur.",
	"What must not be concluded from the figures.": "Sayılardan ne sonucun çıkarılmaması gerektiği.",
	"The part of JSON Schema 2020-12 that task schemas use, with annotations of our own.":
		"JSON Schema 2020-12'nin görev şemalarında kullanılan kısmı, bizim eklediğimiz notlarla.",
	"Form of a task's result; what a viewer is chosen by.":
		"Görevin sonucunun biçimi; görüntüleyici buna göre seçilir.",
	"Where the result of a call is found, and so how the client runs it.":
		"Çağrının sonucunun nerede bulunduğu ve dolayısıyla istemcinin onu nasıl yaptığı.",
	"One value in a demo.": "Bir örnekteki bir değer.",
	"Unit of a numeric field.": "Sayısal bir alanın birimi.",
	"Domain a task belongs to.": "Görevin ait olduğu alan.",
	"One text in each language.": "Her dilde bir metin.",
	"A schema stripped to what a check at run time looks at.":
		"Çalışma sırasındaki denetimin baktıklarına indirgenmiş şema.",
	"Colour in which a task is drawn.": "Görevin çizildiği renk.",
	"A narrower kind of a task.": "Görevin daha dar bir türü.",
	"A model, data set, space or metric worth knowing for a task.":
		"Görev için bilinmeye değer bir model, veri kümesi, uygulama ya da ölçüt.",
	"Tag of a language of the catalogue.": "Katalogdaki bir dilin etiketi.",
	"Under which terms a model is given away.": "Modelin hangi koşullarla verildiği.",
	"Which fields of a call a model heeds; a field that is not named here is not known about.":
		"Modelin çağrının hangi alanlarına uyduğu; burada anılmayan alan için bilgi yoktur.",
	"Results on one data set by one metric.": "Bir veri kümesinde bir ölçütle alınan sonuçlar.",
	"`base`: continues a text.": "`base`: metni sürdürür.",
	"`chat`: was tuned to follow instructions.": "`chat`: yönerge izlemek üzere ince ayar görmüştür.",
	"Form of the answer.": "Yanıtın biçimi.",
	"Next piece of a tool call.": "Bir araç çağrısının sıradaki parçası.",
	"Texts to turn into vectors.": "Vektöre çevrilecek metinler.",
	"What is said: a text, or parts of text and pictures.":
		"Söylenenler: bir metin ya da metin ve görüntü parçaları.",
	"The row of a task that the client can call.": "İstemcinin çağırabildiği bir görevin satırı.",
	"What the client's functions for a task do, take and return, in English.":
		"İstemcinin bir görev için işlevlerinin ne yaptığı, ne aldığı ve ne verdiği, İngilizce olarak.",
	"What goes in and what comes out, in one language.": "Ne girip ne çıktığı, tek bir dilde.",
	"Both lists are empty when the task has no demo.": "Görevin örneği yoksa iki liste de boştur.",
	"A labelled stretch of a demo text: `text.slice(start, end)`.":
		"Örnek metnin etiketli bir aralığı: `text.slice(start, end)`.",
	"A call and its right result.": "Bir çağrı ve doğru sonucu.",
	"Files are those of the task's demo, by name.": "Dosyalar görevin örneğindekilerdir, adlarıyla anılır.",
	"How the model generates, step by step.": "Modelin adım adım nasıl ürettiği.",
	"The part of JSON Schema 2020-12 that task schemas use, with annotations of our own: `x-<locale>`, the text of `description`, which is English, in another language; `x-media`, the kind of file whose bytes are here as base64 text; `x-unit`; and `x-text`, the width of the field a form should offer.":
		"JSON Schema 2020-12'nin görev şemalarında kullanılan kısmı, bizim eklediğimiz notlarla: `x-<locale>`, İngilizce olan `description` metninin başka bir dildeki karşılığı; `x-media`, base64 metni olarak baytları burada olan dosyanın türü; `x-unit`; ve `x-text`, bir formun sunacağı alanın genişliği.",
	"References are already resolved.": "Göndermeler çözülmüş durumdadır.",
	"A machine-learning library that models or data sets are published for.":
		"Modellerin ya da veri kümelerinin yayımlandığı bir makine öğrenmesi kütüphanesi.",
	"A domain with its place among the others and its name.": "Ötekiler arasındaki yeri ve adıyla bir alan.",
	"A task of the catalogue: what lists, menus and viewers need.":
		"Katalogdaki bir görev: listelerin, menülerin ve görüntüleyicilerin gerektirdikleri.",
	"What a task's folder says about calling it, in `call.ts`.":
		"Bir görevin klasörünün, çağrılmasına ilişkin `call.ts` dosyasında söyledikleri.",
	"A folder without that file is a task that the client cannot call.":
		"Bu dosyanın bulunmadığı klasör, istemcinin çağıramadığı bir görevdir.",
	"The rest of the task's row follows from the folder's name, its schemas and its facts.":
		"Görevin satırının gerisi klasörün adından, şemalarından ve bilgilerinden çıkar.",
	"What is known about a task beside its catalogue entry.":
		"Bir görevin katalog kaydının yanında bilinenler.",
	"A task that is explained as a part of another one's page.":
		"Başka bir görevin sayfasının parçası olarak anlatılan bir görev.",
	"The schemas of one task: what a caller may send, what comes back, and one event of a stream.":
		"Tek bir görevin şemaları: çağıranın gönderebileceği, geri gelen ve akışın bir olayı.",
	"File names are relative to the task's own folder of demo files.":
		"Dosya adları görevin kendi örnek dosyaları klasörüne göredir.",
	"Where a schema says in one of the languages what a value means.":
		"Şemanın, bir değerin anlamını dillerden birinde söylediği yer.",
	"What a value means, in each language.": "Bir değerin anlamı, her dilde.",
	"Input of a call as JSON.": "JSON olarak bir çağrının girdisi.",
	"Fields whose schema has `x-media` hold the name of a demo file.":
		"Şemasında `x-media` bulunan alanlar bir örnek dosyanın adını tutar.",
	"Id of a task with examples; `chat-completion` is not in the catalogue.":
		"Örnekleri olan bir görevin kimliği; `chat-completion` katalogda yoktur.",
	'Default "right".': "Varsayılan `right`.",
	"Unit of a numeric field: pixels, hertz, seconds, or a count of tokens, words, frames or steps.":
		"Sayısal bir alanın birimi: piksel, hertz, saniye ya da belirteç, sözcük, kare veya adım sayısı.",
	"Name of a JSON type, as JSON Schema 2020-12 spells it.":
		"Bir JSON türünün adı, JSON Schema 2020-12'nin yazdığı gibi.",
	"Any JSON value: null, boolean, number, string, list or object.":
		"Herhangi bir JSON değeri: `null`, mantıksal değer, sayı, metin, liste ya da nesne.",
	"Ids of tasks by the key of the library that its models do, in the order of the catalogue.":
		"Modellerinin yaptığı görevlerin kimlikleri, kütüphanenin anahtarına göre, kataloğun sırasıyla.",
	"- `text`: one text": "- `text`: bir metin",
	"- `chat`: a message, possibly streamed": "- `chat`: bir mesaj, akışla da gelebilir",
	"- `labels`: a score for each label": "- `labels`: her etiket için bir puan",
	"- `fillings`: candidates for a gap, with scores": "- `fillings`: bir boşluğun adayları, puanlarıyla",
	"- `answers`: ranked answers": "- `answers`: sıralanmış yanıtlar",
	"- `spans`: labelled stretches of a text": "- `spans`: bir metnin etiketli aralıkları",
	"- `boxes`: labelled rectangles in a picture": "- `boxes`: bir görüntüdeki etiketli dikdörtgenler",
	"- `masks`: labelled areas in a picture": "- `masks`: bir görüntüdeki etiketli bölgeler",
	"- `points`: places in a picture": "- `points`: bir görüntüdeki yerler",
	"- `media`: one picture, sound, video or 3D object":
		"- `media`: bir görüntü, ses, video ya da üç boyutlu nesne",
	"- `sounds`: several labelled sounds": "- `sounds`: birkaç etiketli ses",
	"- `vector`: numbers that represent the input": "- `vector`: girdiyi temsil eden sayılar",
	"- `pairs`: a number for each text or page compared with the query":
		"- `pairs`: sorguyla karşılaştırılan her metin ya da sayfa için bir sayı",
	"- `table`: a value for each row": "- `table`: her satır için bir değer",
	"- `other`: none of these": "- `other`: bunların hiçbiri",
	"Where the result of a call is found, and so how the client runs it:":
		"Çağrının sonucunun nerede bulunduğu ve dolayısıyla istemcinin onu nasıl yaptığı:",
	"- `plain`: in the reply itself": "- `plain`: yanıtın kendisinde",
	"- `files`: in the reply, which may name files or be the ticket of a queue; the caller sends files":
		"- `files`: dosya anabilen ya da bir kuyruğun iş numarası olabilen yanıtta; çağıran dosya gönderir",
	"- `media`: one file, in the reply, at a URL in it, or behind a queue":
		"- `media`: tek bir dosya; yanıtta, yanıttaki bir URL'de ya da bir kuyruğun ardında",
	"Id of a task that has schemas; `chat-completion` is not in the catalogue.":
		"Şemaları olan bir görevin kimliği; `chat-completion` katalogda yoktur.",
	'Default "do_not_pad".': "Varsayılan `do_not_pad`.",
	"Examples in each language; the first is the one that a task's own page shows.":
		"Her dilde örnekler; ilki görevin kendi sayfasının gösterdiğidir.",
	"What the client's functions do, take and return: their docstrings.":
		"İstemcinin işlevlerinin ne yaptığı, ne aldığı ve ne verdiği: işlevlerin belge dizgileri.",
	"Calls with the right result, for every task that the client calls.":
		"İstemcinin çağırdığı her görev için, doğru sonucuyla çağrılar.",
	"How the client calls each task that it can call: those without a page first, then in catalogue order.":
		"İstemcinin, çağırabildiği her görevi nasıl çağırdığı: önce sayfası olmayanlar, sonra kataloğun sırasıyla.",
	"Where the facts of the catalogue come from, and the days of the states that were read.":
		"Katalogdaki bilgilerin nereden geldiği ve okunan durumların günleri.",
	"Every library that data sets are published for, by its key.":
		"Veri kümelerinin yayımlandığı bütün kütüphaneler, anahtarıyla.",
	"The languages of every text in the catalogue, each with the key under which a schema says in it what a value means.":
		"Katalogdaki bütün metinlerin dilleri, her biri şemanın bir değerin anlamını o dilde söylediği anahtarla.",
	"Tasks that are not offered as a filter for data sets, in catalogue order.":
		"Veri kümeleri için süzgeç olarak sunulmayan görevler, kataloğun sırasıyla.",
	"Tasks that are not offered as a filter for models, in catalogue order.":
		"Modeller için süzgeç olarak sunulmayan görevler, kataloğun sırasıyla.",
	"Every library that models are published for, by its key.":
		"Modellerin yayımlandığı bütün kütüphaneler, anahtarıyla.",
	"Tasks that each library supports, by the key of the library.":
		"Her kütüphanenin desteklediği görevler, kütüphanenin anahtarıyla.",
	"The region whose forms of numbers and dates each language has, as `Intl` takes it: `en-GB`.":
		"Her dilin sayı ve tarih yazımında uyduğu bölge, `Intl`in beklediği biçimde: `en-GB`.",
	"The languages of every text in the catalogue.": "Katalogdaki bütün metinlerin dilleri.",
	"The domains of the catalogue, in the order in which they are shown.":
		"Kataloğun alanları, gösterildikleri sırayla.",
	"The examples of every task that has schemas, by its id there: calls in each language of the site, with their results.":
		"Şemaları olan her görevin örnekleri, oradaki kimliğiyle: sitenin her dilinde çağrılar, sonuçlarıyla.",
	"Ids of all tasks, in catalogue order.": "Bütün görevlerin kimlikleri, kataloğun sırasıyla.",
	"Summary, demo, models, data sets, metrics and spaces of every task.":
		"Her görevin özeti, örneği, modelleri, veri kümeleri, ölçütleri ve uygulamaları.",
	"Keys of the libraries that support each task.": "Her görevi destekleyen kütüphanelerin anahtarları.",
	"The schemas of every task that has some.": "Şeması olan her görevin şemaları.",
	"Every task by its id, in catalogue order.": "Bütün görevler, kimliğiyle, kataloğun sırasıyla.",
	"Stripped for checks at run time.": "Çalışma sırasındaki denetimler için sadeleştirilmiştir.",
	"What a call says of the models that it takes: the fields of that name of its `CallableTask`.":
		"Bir çağrının, aldığı modellere ilişkin söylediği: `CallableTask` türünün aynı addaki alanları.",
	"A model that the site names, with what is known about it and where that was read.":
		"Sitenin andığı bir model; ona ilişkin bilinenler ve bunların nerede okunduğuyla.",
	"How Transformers.js runs a model in a browser.":
		"Transformers.js'in bir modeli tarayıcıda nasıl çalıştırdığı.",
	"What a model was made for, where texts in its languages, or any picture or sound, are not enough.":
		"Dillerindeki metinlerin ya da herhangi bir görüntünün veya sesin yetmediği yerde, modelin ne için yapıldığı.",
	"One model's result, as its source gives it.": "Tek bir modelin sonucu, kaynağının verdiği gibi.",
	"A model that its maker took away, or followed by a newer one.":
		"Geliştiricisinin kaldırdığı ya da yerine yenisini çıkardığı bir model.",
	"Published results for one task, and what they do not say.":
		"Bir görev için yayımlanmış sonuçlar ve bunların söylemedikleri.",
	"A field of a model that a source can confirm.": "Bir modelin, bir kaynağın doğrulayabileceği bir alanı.",
	"Languages that a model was made for: all of them by tag, or how many and whether Turkish is one.":
		"Modelin yapıldığı diller: hepsi etiketleriyle ya da kaç tane oldukları ve Türkçenin aralarında olup olmadığı.",
	"Precision of ONNX weights, by the name that Transformers.js has for it.":
		"ONNX ağırlıklarının sayı türü, Transformers.js'in verdiği adla.",
	"Every model that the site names, in no order.": "Sitenin andığı bütün modeller, sırasız.",
	"Published results of models, for the tasks that have some.":
		"Bazı görevler için modellerin yayımlanmış sonuçları.",
	"Whether a model was made for a language: `unknown` where its maker does not say or no source was seen that it is, `true` for one that takes no text.":
		"Modelin bir dil için yapılıp yapılmadığı: geliştiricisi söylemiyorsa ya da buna kaynak görülmediyse `unknown`, metin almayan modelde `true`.",
	"Models that a browser can run for a task: those that know the language first, then those that nobody knows it of; among these the one that suits the example of the task first, then the smallest download, and sizes that are not known last.":
		"Tarayıcının bir görev için çalıştırabildiği modeller: önce dili bilenler, sonra bilip bilmediği bilinmeyenler; bunların arasında önce görevin örneğine uyan, sonra en küçük indirme, boyutu bilinmeyenler en sonda.",
	"Whether a call is for a model: one made for the call's task, and of the kind of language models that it calls.":
		"Çağrının bir model için olup olmadığı: çağrının görevi için yapılmış ve çağırdığı türden bir dil modeli.",
	"Whether this entry lists no models, data sets, metrics or spaces. The table of models may still have some for the task.":
		"Bu kaydın hiçbir model, veri kümesi, ölçüt ya da uygulama listelemeyip listelemediği. Model tablosunda yine de görev için modeller bulunabilir.",
};
