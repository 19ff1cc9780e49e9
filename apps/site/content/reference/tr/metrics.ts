/** What exports, parameters and fields of the metrics mean, by the English sentences of the docstrings. */
export const metrics: Readonly<Record<string, string>> = {
	"What the model gave, part by part: words or characters.":
		"Modelin verdiği, parça parça: sözcükler ya da karakterler.",
	"What would have been right, in the same parts.": "Doğrusu, aynı parçalarla.",
	"How many items are relevant in all, found or not; at least the hits. 0 gives 0.":
		"Bulunsun bulunmasın toplam kaç ögenin ilgili olduğu; en az isabetler kadar. 0 ise sonuç 0'dır.",
	"The label of the class that is looked for.": "Aranan sınıfın etiketi.",
	"Smoothing, tokenizer and how short texts count; all optional.":
		"Yumuşatma, belirteçleyici ve kısa metinlerin nasıl sayılacağı; hepsi isteğe bağlıdır.",
	"`random` draws the samples: `seededRandom(1)` for the same result every time. The others are optional.":
		"Örneklemleri `random` çeker: her seferinde aynı sonuç için `seededRandom(1)`. Ötekiler isteğe bağlıdır.",
	"Predicted box: left, top, right and bottom, in pixels or shares of the picture.":
		"Tahmin edilen kutu: sol, üst, sağ ve alt kenar, piksel ya da görüntünün payı olarak.",
	"True box, in the same unit.": "Gerçek kutu, aynı birimle.",
	"Predicted box of each item: left, top, right and bottom.":
		"Her ögenin tahmin edilen kutusu: sol, üst, sağ ve alt kenar.",
	"True box of each item, in the same order and unit.": "Her ögenin gerçek kutusu, aynı sıra ve birimle.",
	"Sizes of the n-grams and the weight of recall; all optional.":
		"N-gramların boyları ve duyarlılığın ağırlığı; hepsi isteğe bağlıdır.",
	"`labels`: all classes, in the order of the rows.": "`labels`: satırların sırasıyla bütün sınıflar.",
	"The right answer.": "Doğru yanıt.",
	"A vector.": "Bir vektör.",
	"Another one of the same length.": "Aynı boyutta başka bir vektör.",
	"A vector for each item, all of one length.": "Her öge için bir vektör, hepsi aynı boyutta.",
	"The vector to compare with, for each item in the same order.":
		"Her öge için karşılaştırılacak vektör, aynı sırayla.",
	"`boxOverlap` or `maskOverlap`.": "`boxOverlap` ya da `maskOverlap`.",
	"Grade at each rank, 0 or more, best rank first.": "Her sıradaki derece, 0 ya da üstü; en iyi sıra başta.",
	"How many ranks count.": "Kaç sıranın sayılacağı.",
	"Grades of all items that could have been found.": "Bulunabilecek bütün ögelerin dereceleri.",
	"Reward of each step of the episode, in order.": "Bölümün her adımının ödülü, sırayla.",
	"0 to 1.": "0 ile 1 arasında.",
	"Tag of each token of one text: `B-PER`, `I-PER`, `O`.":
		"Bir metnin her belirtecinin etiketi: `B-PER`, `I-PER`, `O`.",
	"Label of each pixel, of all pictures one after another.":
		"Her pikselin etiketi, bütün görüntüler art arda.",
	"True label of each pixel, in the same order.": "Her pikselin gerçek etiketi, aynı sırayla.",
	"Predicted mask: rows of pixels, 1 inside and 0 outside.":
		"Tahmin edilen maske: piksel satırları, içerisi 1, dışarısı 0.",
	"True mask of the same size.": "Aynı boyutta gerçek maske.",
	"Predicted mask of each item.": "Her ögenin tahmin edilen maskesi.",
	"True mask of each item, in the same order.": "Her ögenin gerçek maskesi, aynı sırayla.",
	"Whether the first model is right, for each item.": "Her öge için birinci modelin doğru bilip bilmediği.",
	"The same of the second model, in the same order.": "İkinci model için aynısı, aynı sırayla.",
	"An answer in English.": "İngilizce bir yanıt.",
	"What else is made alike; all optional.": "Başka nelerin aynı yazıma getirileceği; hepsi isteğe bağlıdır.",
	"A text in Turkish.": "Türkçe bir metin.",
	"What each item contributes to the first model's metric.": "Her ögenin birinci modelin ölçütüne katkısı.",
	"The same of the second model, for the same items in the same order.":
		"İkinci model için aynısı, aynı ögeler ve aynı sırayla.",
	"In any order.": "Herhangi bir sırayla.",
	"0 to 1: 0.5 for the median.": "0 ile 1 arasında: ortanca için 0,5.",
	"`random` draws the exchanges: `seededRandom(1)` for the same result every time. `rounds`: how often the difference is computed.":
		"Yer değiştirmeleri `random` çeker: her seferinde aynı sonuç için `seededRandom(1)`. `rounds`: farkın kaç kez hesaplanacağı.",
	"The summary of the model.": "Modelin özeti.",
	"A right summary.": "Doğru bir özet.",
	"A whole number from 0 to 2^32 - 1.": "0 ile 2^32 - 1 arasında bir tam sayı.",
	"Labels of each item, the likeliest first.": "Her ögenin etiketleri, en olası olan başta.",
	"How many of the first labels count.": "İlk kaç etiketin sayılacağı.",
	"Place of the true label among the ranked labels of its item, from 1; Infinity where it is not among them.":
		"Gerçek etiketin, ögesinin sıralanmış etiketleri arasındaki yeri, 1'den başlar; aralarında yoksa Infinity.",
	"How many of the first ranks count.": "İlk kaç sıranın sayılacağı.",
	"Why the input cannot be measured.": "Girdinin neden ölçülemediği.",
	"What became of the part.": "Parçaya ne olduğu.",
	"The part of the prediction; undefined where it lacks one.":
		"Tahmindeki parça; tahminde yoksa `undefined`.",
	"The part of the reference; undefined where it has none.":
		"Referanstaki parça; referansta yoksa `undefined`.",
	"Applied to answer and references first.": "Yanıta ve referanslara önce bu uygulanır.",
	"Leaves out sizes that no prediction is long enough for, as suits single sentences.":
		"Hiçbir tahminin yetecek kadar uzun olmadığı boyları dışarıda bırakır; tek cümlelere uyar.",
	"What a size without a match counts as. `exp` (default): 1 match divided by 2, 4, 8 …; `none`: 0, which makes BLEU 0.":
		"Eşleşmesi olmayan bir boyun ne sayılacağı. `exp` (varsayılan): 1 eşleşmenin 2'ye, 4'e, 8'e … bölümü; `none`: 0, bu da BLEU'yu 0 yapar.",
	"How a text is cut into tokens.": "Metnin belirteçlere nasıl bölüneceği.",
	"1 when the predictions are at least as long as the references, less otherwise.":
		"Tahminler en az referanslar kadar uzunsa 1, değilse daha az.",
	"N-grams found in a reference, for the sizes 1 to 4.":
		"Referanslardan birinde bulunan n-gramlar, 1'den 4'e kadar her boy için.",
	"Precision of the sizes 1 to 4 after smoothing, 0 to 1.":
		"1'den 4'e kadar boyların yumuşatmadan sonraki kesinliği, 0 ile 1 arasında.",
	"Number of tokens of all predictions.": "Bütün tahminlerin belirteç sayısı.",
	"Tokens of the reference of each item whose length is nearest, the shorter one of two.":
		"Her ögenin uzunluğu en yakın olan referansındaki belirteçler; iki metin eşit yakınsa kısa olanındaki.",
	"0 to 1; sacrebleu prints 100 times as much.": "0 ile 1 arasında; sacrebleu bunun 100 katını yazar.",
	"N-grams of the predictions, for the sizes 1 to 4.":
		"Tahminlerdeki n-gramlar, 1'den 4'e kadar her boy için.",
	"Share of the samples that the interval holds, 0 to 1.":
		"Örneklemlerin ne kadarının aralığın içinde kalacağı, 0 ile 1 arasında.",
	"Where the samples come from, such as `seededRandom(1)`.":
		"Örneklemlerin kaynağı, örneğin `seededRandom(1)`.",
	"Samples drawn.": "Çekilen örneklem sayısı.",
	"How many times as much recall counts as precision.": "Duyarlılığın kesinliğin kaç katı sayılacağı.",
	"Longest runs of characters, in code points.": "En uzun karakter dizileri, Unicode kod noktası olarak.",
	"Longest runs of words.": "En uzun sözcük dizileri.",
	"Overlap for each size, characters before words.": "Her boy için örtüşme; karakterler sözcüklerden önce.",
	"Mean over the sizes that predictions and references both are long enough for.":
		"Tahminlerin de referansların da yetecek kadar uzun olduğu boyların ortalaması.",
	"Share of the reference's n-grams that the prediction has, 0 to 1, averaged over their lengths.":
		"Referansın n-gramlarından tahminde bulunanların payı, 0 ile 1 arasında; n-gram boylarının ortalaması alınır.",
	"Sacrebleu prints 100 times as much.": "Sacrebleu bunun 100 katını yazar.",
	"Share of right labels, 0 to 1.": "Doğru etiketlerin payı, 0 ile 1 arasında.",
	"Mean recall of the classes that occur among the references, 0 to 1.":
		"Doğru etiketler arasında geçen sınıfların duyarlılıklarının ortalaması, 0 ile 1 arasında.",
	"In the order of the matrix.": "Matrisin sırasıyla.",
	"Number of items whose predicted label is the right one.":
		"Tahmin edilen etiketi doğru olan ögelerin sayısı.",
	"Number of items.": "Öge sayısı.",
	"Means over the classes, each class counting the same.": "Sınıfların ortalamaları; her sınıf eşit sayılır.",
	"Matthews correlation coefficient, -1 to 1; 0 when references or predictions all have one label.":
		"Matthews korelasyon katsayısı, −1 ile 1 arasında; doğru etiketlerin ya da tahminlerin hepsi aynıysa 0.",
	"Over all items at once; with one label an item each of the three equals the accuracy.":
		"Bütün ögeler üzerinden birden; öge başına bir etiket varsa üçü de doğruluğa eşittir.",
	"Means over the classes, each counting by its support.":
		"Sınıfların ortalamaları; her sınıf öge sayısı kadar sayılır.",
	"Dice coefficient, 0 to 1: twice the common pixels divided by those of both.":
		"Dice katsayısı, 0 ile 1 arasında: ortak piksellerin iki katının iki maskenin piksellerinin toplamına oranı.",
	"Pixels that both masks give to the class.": "İki maskenin de bu sınıfa verdiği pikseller.",
	"Intersection over union, 0 to 1.": "Kesişim bölü birleşim, 0 ile 1 arasında.",
	"Pixels that at least one of the masks gives to the class.":
		"Maskelerden en az birinin bu sınıfa verdiği pikseller.",
	"Items of this label that were predicted as others.": "Bu etikette olup başka etiket tahmin edilen ögeler.",
	"Items of other labels that were predicted as it.": "Başka etikette olup bu etiket tahmin edilen ögeler.",
	"Items whose true label this is.": "Gerçek etiketi bu olan ögeler.",
	"Items of this label that were predicted as it.": "Bu etikette olup bu etiket tahmin edilen ögeler.",
	"`counts[row][column]`: items whose true label is `labels[row]` and whose predicted one is `labels[column]`.":
		"`counts[row][column]`: gerçek etiketi `labels[row]`, tahmin edilen etiketi `labels[column]` olan ögeler.",
	"The labels of rows and columns.": "Satırların ve sütunların etiketleri.",
	"What each item contributes, in the order of the data.": "Her ögenin katkısı, verinin sırasıyla.",
	"Throws a `MetricError` with the code `undefined` where the metric has no value for the selection.":
		"Seçilen ögeler için ölçütün değeri yoksa `undefined` kodlu bir `MetricError` atar.",
	"For a metric that follows from sums: intervals and tests then add numbers up, and do not call `score` for each sample.":
		"Toplamlardan hesaplanan bir ölçüt için: aralıklar ve sınamalar her örneklemde `score` çağırmaz, yalnızca sayı toplar.",
	"How a metric follows from sums over its items.":
		"Bir ölçütün, ögelerin toplamlarından nasıl hesaplandığı.",
	"What one item adds to each sum; as many numbers for every item.":
		"Bir ögenin her toplama kattığı; her öge için aynı sayıda sayı.",
	"The metric of so many items with these sums.": "Toplamları bu olan, bu kadar ögenin ölçütü.",
	"Throws as `Contributions.score`.": "`Contributions.score` gibi hata atar.",
	"What the model found.": "Modelin buldukları.",
	"What is in the picture.": "Görüntüde olanlar.",
	"The model's confidence; any scale, higher is surer.":
		"Modelin güveni; ölçeği serbesttir, yüksek olan daha emindir.",
	"Its box or mask.": "Kutusu ya da maskesi.",
	"The mean over the thresholds for each label that has a true object, in order of first occurrence.":
		"Gerçek nesnesi olan her etiket için eşiklerin ortalaması, ilk geçiş sırasıyla.",
	"Mean over the thresholds 0.5, 0.55 … 0.95 of the IoU and over all labels: COCO's AP.":
		"0,5, 0,55 … 0,95 IoU eşiklerinin ve bütün etiketlerin ortalaması: COCO'nun AP'si.",
	"At the threshold 0.5 only.": "Yalnızca 0,5 eşiğinde.",
	"At the threshold 0.75 only.": "Yalnızca 0,75 eşiğinde.",
	"Gains of the best order, by rank.": "En iyi sıralamanın kazançları, sırasına göre.",
	"The first `k` grades of the best order, and what they gain.":
		"En iyi sıralamanın ilk `k` derecesi ve bunların kazandırdığı.",
	"Discounted gain of the ranking.": "Sıralamanın indirimli kazancı.",
	"Gain at each rank: its grade, discounted.": "Her sıradaki kazanç: derecesi, indirimli.",
	"Discounted gain of the best possible order.": "Olabilecek en iyi sıralamanın indirimli kazancı.",
	"DCG divided by the ideal, 0 to 1; 0 when no grade is above 0.":
		"DCG'nin ideale oranı, 0 ile 1 arasında; 0'dan büyük derece yoksa 0.",
	"Position after its last one.": "Sonuncusundan sonraki yer.",
	"What it is: `PER`, `LOC`.": "Ne olduğu: `PER`, `LOC`.",
	"Position of its first token or character, from 0.":
		"İlk belirtecinin ya da karakterinin yeri, 0'dan başlar.",
	"In alphabetical order of the labels.": "Etiketlerin alfabe sırasıyla.",
	"Means over the labels, each counting the same.": "Etiketlerin ortalamaları; her etiket eşit sayılır.",
	"Over all entities at once: what is published as the F1 of named entities.":
		"Bütün varlıklar üzerinden birden: adlandırılmış varlıkların F1 puanı olarak yayımlanan değer.",
	"Means over the labels, each counting by its entities.":
		"Etiketlerin ortalamaları; her etiket varlık sayısı kadar sayılır.",
	"Parts of the reference that are missing.": "Referansın eksik kalan parçaları.",
	"Parts that are right.": "Doğru parçalar.",
	"Parts that the reference lacks.": "Referansta bulunmayan parçalar.",
	"Units that were replaced by others.": "Yerine başkası gelen birimler.",
	"Errors divided by the parts of the references; above 1 when much was added.":
		"Hataların referanslardaki parçalara oranı; çok şey eklendiyse 1'i aşar.",
	"Words or characters of all references.": "Bütün referansların sözcükleri ya da karakterleri.",
	"Applied to both texts first, such as `normalizeTurkish`.":
		"İki metne de önce bu uygulanır, örneğin `normalizeTurkish`.",
	"COCO's `iscrowd`: a group drawn as one. What lies in it counts neither as right nor as wrong.":
		"COCO'nun `iscrowd` alanı: tek parça çizilmiş bir topluluk. İçinde kalan ne doğru ne yanlış sayılır.",
	"Upper end, in the unit of the metric.": "Üst uç, ölçütün birimiyle.",
	"Lower end, in the unit of the metric.": "Alt uç, ölçütün birimiyle.",
	"Samples that gave a value; those for which the metric is `undefined` are left out.":
		"Değer veren örneklemler; ölçütün `undefined` olduğu örneklemler dışarıda kalır.",
	"The metric of the data itself.": "Verinin kendisi üzerinden ölçüt.",
	"All labels, in the order of the rows.": "Satırların sırasıyla bütün etiketler.",
	"Detections of the label, the most certain first, with what each counts as at every threshold.":
		"Etiketin tespitleri, en emin olunan başta; her birinin her eşikte ne sayıldığıyla.",
	"Number of objects of the label.": "Etiketin nesne sayısı.",
	"Items that only the first model has right.": "Yalnızca birinci modelin doğru bildiği ögeler.",
	"Items that only the second model has right.": "Yalnızca ikinci modelin doğru bildiği ögeler.",
	"How often a split at least as uneven comes about by chance when both are equally good, 0 to 1; 1 when both agree everywhere.":
		"İki model eşit iyiyse en az bu kadar dengesiz bir bölünmenin rastlantıyla ne sıklıkla çıkacağı, 0 ile 1 arasında; ikisi her yerde aynıysa 1.",
	"Tasks that use it too, though the catalogue's lists leave it out.":
		"Kataloğun listelerinde olmasa da bunu kullanan görevler.",
	"Whether more is better.": "Büyük değerin daha iyi olup olmadığı.",
	"What a prediction is, and with it the type of both lists.":
		"Tahminin ne olduğu; iki listenin türü de buna bağlıdır.",
	"Ids by which the task catalogue calls it.": "Görev kataloğunun buna verdiği kimlikler.",
	"The tasks in which these ids mean this metric.": "Bu kimliklerin bu ölçüt anlamına geldiği görevler.",
	"Least and greatest value.": "En küçük ve en büyük değer.",
	"The paper or library that defines it.": "Tanımlayan makale ya da kütüphane.",
	"What the metric is computed from: `scoreOf` gives its value, `bootstrapInterval` its range. Inputs that have no right answer (log probabilities, rewards) read the first list alone. Metrics of `answers` and `transcripts` take `normalize`, which is applied to both texts in place of the metric's own normalization.":
		"Ölçütün nelerden hesaplandığı: `scoreOf` değerini, `bootstrapInterval` aralığını verir. Doğru yanıtı olmayan girdiler (log olasılıkları, ödüller) yalnızca ilk listeyi okur. `answers` ve `transcripts` ölçütleri `normalize` alır; bu, ölçütün kendi yazım düzeltmesinin yerine iki metne de uygulanır.",
	"N-grams of the reference.": "Referansın n-gramları.",
	"N-grams of the prediction found in the reference, each at most as often as it occurs there.":
		"Tahminin referansta bulunan n-gramları; her biri en çok referansta geçtiği kadar.",
	"N-grams of the prediction.": "Tahminin n-gramları.",
	"Length of the n-grams, in units.": "N-gramların boyu, birim olarak.",
	'The apostrophe between letters or digits, as before the suffix of a Turkish proper name. `unify` (default) writes each kind as `\'`; `drop` joins both sides (İstanbulda); `cut` removes what follows it (İstanbul), which suits Turkish only: it would leave "don" of "don\'t".':
		"Harfler ya da rakamlar arasındaki kesme işareti; Türkçe özel adlarda ekten önceki gibi. `unify` (varsayılan) her türünü `'` olarak yazar; `drop` iki yanı birleştirir (İstanbulda); `cut` ardından geleni atar (İstanbul) ve yalnızca Türkçeye uyar: `don't` metninden `don` kalırdı.",
	"`keep` (default) leaves letters as they are. `turkish` makes I small as ı and İ as i. `general` makes I small as i, and İ as i with a dot above (U+0307), which is Unicode's rule outside Turkish and Azeri.":
		"`keep` (varsayılan) harfleri olduğu gibi bırakır. `turkish` I'yı ı, İ'yi i olarak küçültür. `general` I'yı i olarak küçültür, İ'yi ise üstünde nokta bulunan i (U+0307) yapar; Türkçe ve Azerbaycan Türkçesi dışında Unicode'un kuralı budur.",
	"`keep` (default), or `drop`: punctuation marks become spaces, except a mark between two digits (3,5; 12.03.2024; 10:30), a minus sign before a digit, and apostrophes, which have their own option.":
		"`keep` (varsayılan) ya da `drop`: noktalama işaretleri boşluk olur; iki rakam arasındaki işaret (3,5; 12.03.2024; 10:30), rakamdan önceki eksi ve kendi seçeneği olan kesme işareti dışında.",
	"Area that both share, in square pixels.": "İkisinin ortak alanı, piksel kare.",
	"Intersection over union, 0 to 1; 0 when both shapes have no area.":
		"Kesişim bölü birleşim, 0 ile 1 arasında; iki şeklin de alanı yoksa 0.",
	"Area of the prediction.": "Tahminin alanı.",
	"Area that at least one covers, in square pixels.": "En az birinin kapladığı alan, piksel kare.",
	"Upper end of the difference, in the unit of the metric.": "Farkın üst ucu, ölçütün birimiyle.",
	"Lower end of the difference, in the unit of the metric.": "Farkın alt ucu, ölçütün birimiyle.",
	"Metric of the first minus that of the second.": "Birincinin ölçütü eksi ikincinin ölçütü.",
	"How often a difference at least as large, in either direction, would come about by chance if both were equally good: above 0 to 1. Samples without a value are left out, and one is added to both counts, so that it is never 0.":
		"İkisi eşit iyi olsaydı, hangi yönde olursa olsun en az bu kadar büyük bir farkın rastlantıyla ne sıklıkla çıkacağı: 0'dan büyük, en çok 1. Değeri olmayan örneklemler dışarıda kalır ve iki sayıma da bir eklenir; bu yüzden hiç 0 olmaz.",
	"Harmonic mean of both; 0 when both are.": "İkisinin harmonik ortalaması; ikisi de 0 ise 0.",
	"Share of the items put into a class that belong there; 0 when none was.":
		"Sınıfa konan ögelerden gerçekten o sınıfta olanların payı; hiç öge konmadıysa 0.",
	"Share of the items of a class that were found; 0 when it has none.":
		"Sınıfın ögelerinden bulunanların payı; sınıfın hiç ögesi yoksa 0.",
	"Ranks that count.": "Sayılan sıralar.",
	"Mean absolute error.": "Ortalama mutlak hata.",
	"Mean of the true numbers.": "Gerçek sayıların ortalaması.",
	"Mean squared error.": "Ortalama kare hata.",
	"Share of the variance that is explained, at most 1; undefined when all true numbers are equal.":
		"Varyansın açıklanan payı, en çok 1; bütün gerçek sayılar eşitse `undefined`.",
	"Squared distances between true and predicted numbers, summed.":
		"Gerçek sayılarla tahminler arasındaki uzaklıkların karelerinin toplamı.",
	"Root of the mean squared error.": "Ortalama kare hatanın karekökü.",
	"Squared distances between the true numbers and their mean, summed.":
		"Gerçek sayıların ortalamalarına uzaklıklarının karelerinin toplamı.",
	"For a stemmer, stem in here.": "Sözcükleri köküne indirecekseniz burada indirin.",
	"Units that prediction and reference share.": "Tahminle referansın ortak birimleri.",
	"Harmonic mean of precision and recall, 0 to 1.":
		"Kesinlik ile duyarlılığın harmonik ortalaması, 0 ile 1 arasında.",
	"Share of the prediction's units that the reference has, 0 to 1.":
		"Tahminin birimlerinden referansta bulunanların payı, 0 ile 1 arasında.",
	"Share of the reference's units that the prediction has, 0 to 1.":
		"Referansın birimlerinden tahminde bulunanların payı, 0 ile 1 arasında.",
	"Number of these items.": "Bu ögelerin sayısı.",
	"Share of these items, 0 to 1.": "Bu ögelerin payı, 0 ile 1 arasında.",
	"The catalogue's id of a metric: `rouge`, `wer`.": "Ölçütün katalogdaki kimliği: `rouge`, `wer`.",
	"Id of the task that lists it.": "Ölçütü listeleyen görevin kimliği.",
	"Id of a metric of this package.": "Bu paketteki bir ölçütün kimliği.",
	"What was wrong with an input.": "Girdideki kusur.",
	"How often each label was predicted for each true label.":
		"Her gerçek etiket için her etiketin kaç kez tahmin edildiği.",
	"What a metric is computed from, one entry for each item of the data, and the metric of any selection of such entries.":
		"Bir ölçütün nelerden hesaplandığı, verinin her ögesi için bir katkı; ve bu katkılardan seçilenlerin ölçütü.",
	"The right text of an item, or several that count as right.":
		"Bir ögenin doğru metni ya da doğru sayılan birkaç metin.",
	"A box by its edges, in pixels.": "Kenarlarıyla bir kutu, piksel cinsinden.",
	"An object that a model found.": "Modelin bulduğu bir nesne.",
	"What is done to texts before `wer` and `cer` compare them.":
		"`wer` ve `cer` karşılaştırmadan önce metinlere yapılanlar.",
	"A labelled stretch of a text.": "Metnin etiketli bir aralığı.",
	"What was found for a query.": "Bir sorgu için bulunanlar.",
	"A mask row by row.": "Satır satır bir maske.",
	"Thrown by every function of this package for input that it cannot measure.":
		"Bu paketin işlevleri, ölçemedikleri bir girdide bu hatayı atar.",
	"No metric is ever NaN.": "Hiçbir ölçüt NaN olmaz.",
	"One position of an alignment; a missing side is undefined.":
		"Hizalamanın bir yeri; eksik olan taraf `undefined` olur.",
	"How answers are normalized before they are compared with their references.":
		"Yanıtların, referanslarla karşılaştırılmadan önce nasıl aynı yazıma getirildiği.",
	"How BLEU is computed.": "BLEU'nun nasıl hesaplandığı.",
	"The defaults are those of sacrebleu.": "Varsayılanlar sacrebleu'nunkilerdir.",
	"BLEU with the numbers that it is made of.": "BLEU, dayandığı sayılarla.",
	"Randomness, number of samples and level of a bootstrap interval.":
		"Yeniden örnekleme aralığının rastgeleliği, örneklem sayısı ve düzeyi.",
	"How chrF is computed.": "chrF'nin nasıl hesaplandığı.",
	"ChrF with the numbers that it is made of; shares are 0 to 1.":
		"chrF, dayandığı sayılarla; paylar 0 ile 1 arasındadır.",
	"Everything that a confusion matrix shows about a classifier with one label an item.":
		"Öge başına bir etiket veren bir sınıflandırıcı için karışıklık matrisinin gösterdiği her şey.",
	"Overlap of one class of label maps, in pixels.":
		"Etiket haritalarının tek bir sınıfındaki örtüşme, piksel olarak.",
	"Counts and scores of one class.": "Tek bir sınıfın sayımları ve puanları.",
	"Costly work (counting n-grams, aligning texts) is done once for each entry, so that intervals and tests, which score thousands of selections, stay quick.":
		"Zahmetli iş (n-gram saymak, metinleri hizalamak) her öge için bir kez yapılır; böylece binlerce seçimi puanlayan aralıklar ve sınamalar hızlı kalır.",
	"Detections and true objects of one picture.": "Bir görüntünün tespitleri ve gerçek nesneleri.",
	"Average precision, each 0 to 1.": "Ortalama kesinlik, her biri 0 ile 1 arasında.",
	"The gains of a ranked list.": "Sıralanmış bir listenin kazançları.",
	"Each grade is divided by the binary logarithm of its rank plus one.":
		"Her derece, sırasının bir fazlasının ikilik logaritmasına bölünür.",
	"A labelled stretch of a text: positions of tokens or characters.":
		"Metnin etiketli bir aralığı: belirteçlerin ya da karakterlerin yerleri.",
	"Scores of the entities of many texts.": "Birçok metnin varlıklarının puanları.",
	"An entity is right when its label and both of its ends are.":
		"Bir varlık, etiketi ve iki ucu da doğruysa doğrudur.",
	"Fewest changes that make a prediction of a reference.":
		"Referansı tahmine çeviren en az sayıda değişiklik.",
	"Errors of transcripts, summed over all items.": "Dökümlerin hataları, bütün ögeler üzerinden toplanmış.",
	"An object that is in the picture: its label, and its box or mask.":
		"Görüntüde bulunan bir nesne: etiketi ve kutusu ya da maskesi.",
	"A metric with the range in which it lies when the same number of items is drawn again.":
		"Bir ölçüt ve aynı sayıda öge yeniden çekilirse içinde kalacağı aralık.",
	"The labels of a classification, where the data does not hold all of them.":
		"Veride hepsi geçmiyorsa bir sınıflandırmanın etiketleri.",
	"Detections of one label in one picture, the surest first, and how many true objects it has outside crowds.":
		"Bir görüntüde bir etiketin tespitleri, en emin olunan başta, ve etiketin topluluklar dışında kaç gerçek nesnesi olduğu.",
	"On how many items only one of two models is right, and what that says.":
		"İki modelden yalnızca birinin kaç ögeyi doğru bildiği ve bunun ne söylediği.",
	"What is known about a metric.": "Bir ölçüte ilişkin bilinenler.",
	"Overlap of two texts in n-grams of one size.": "İki metnin tek bir boydaki n-gramlarda örtüşmesi.",
	"What `normalizeText` makes equal before texts are compared.":
		"Metinler karşılaştırılmadan önce `normalizeText` işlevinin eşitledikleri.",
	"Areas in square pixels, and the share of the common area in the covered one.":
		"Piksel kare olarak alanlar ve ortak alanın kaplanan alandaki payı.",
	"A difference with the range in which it lies when the same number of items is drawn again.":
		"Bir fark ve aynı sayıda öge yeniden çekilirse içinde kalacağı aralık.",
	"The difference between two models on the same items.": "Aynı ögelerde iki model arasındaki fark.",
	"Precision, recall and F1, each 0 to 1.": "Kesinlik, duyarlılık ve F1, her biri 0 ile 1 arasında.",
	"How far down a ranking is read.": "Bir sıralamanın ne kadarının okunduğu.",
	"Errors of predicted numbers, in the unit of the numbers or its square.":
		"Tahmin edilen sayıların hataları, sayıların ya da karesinin birimiyle.",
	"How the texts of ROUGE are cut into words.": "ROUGE metinlerinin sözcüklere nasıl bölündüğü.",
	"ROUGE of one summary against one reference, with what is common.":
		"Tek bir özetin tek bir referansla ROUGE değeri, ortak olanlarla.",
	"Shares of common content, 0 to 1.": "Ortak içeriğin payları, 0 ile 1 arasında.",
	"How many items have their true label among the first k.":
		"Kaç ögenin gerçek etiketinin ilk k arasında olduğu.",
	"A box by its edges, in pixels: left, top, right, bottom.":
		"Kenarlarıyla bir kutu, piksel olarak: sol, üst, sağ, alt.",
	"Grade of each document that was judged for a query, by its id; above 0 is relevant, and what is missing counts as 0.":
		"Bir sorgu için değerlendirilmiş her belgenin derecesi, kimliğiyle; 0'dan büyük olan ilgilidir, bulunmayan 0 sayılır.",
	"What a detection is at a threshold: right, wrong, or not counted because it lies in a crowd.":
		"Bir tespitin bir eşikte ne olduğu: doğru, yanlış ya da bir topluluğun içinde kaldığı için sayılmayan.",
	"A mask row by row: 1 for a pixel that belongs to the object, 0 for one that does not.":
		"Satır satır bir maske: nesneye ait piksel için 1, olmayan için 0.",
	"All rows have the same length.": "Bütün satırlar aynı uzunluktadır.",
	"The matches of one picture by label.": "Bir görüntünün eşleşmeleri, etikete göre.",
	"Any metric; `input` identifies its kind.": "Herhangi bir ölçüt; türünü `input` belirler.",
	"- `length`: two lists that belong together differ in length.":
		"- `length`: birlikte olması gereken iki listenin uzunlukları farklı.",
	"- `empty`: there is nothing to measure.": "- `empty`: ölçülecek bir şey yok.",
	"- `not-finite`: a number is NaN or infinite.": "- `not-finite`: bir sayı NaN ya da sonsuz.",
	"- `range`: a number, or the size of an input, is outside what is allowed.":
		"- `range`: bir sayı ya da girdinin boyutu izin verilen aralığın dışında.",
	"- `unknown-label`: a label is not among those that were given.":
		"- `unknown-label`: bir etiket verilenler arasında değil.",
	"- `duplicate`: an id occurs twice in one ranking.":
		"- `duplicate`: bir kimlik tek bir sıralamada iki kez geçiyor.",
	"- `box`: a box has a negative width or height.": "- `box`: bir kutunun genişliği ya da yüksekliği eksi.",
	"- `mask`: two masks have different sizes, or a value other than 0 and 1.":
		"- `mask`: iki maskenin boyutları farklı ya da 0 ve 1 dışında bir değer var.",
	"- `undefined`: the input is valid, but the metric has no value for it.":
		"- `undefined`: girdi geçerli ama ölçütün onun için değeri yok.",
	"The id of a metric of the table, such as `accuracy`.":
		"Tablodaki bir ölçütün kimliği, örneğin `accuracy`.",
	"A generator of numbers from 0 up to, but not including, 1.":
		"0'dan başlayan, 1'e ulaşmayan sayılar üreten üreteç.",
	"What was found for a query: ids of documents, the best first, each once.":
		"Bir sorgu için bulunanlar: belgelerin kimlikleri, en iyisi başta, her biri bir kez.",
	"What is counted as common: words, pairs of words, the longest common subsequence, or the same joined over sentences.":
		"Neyin ortak sayıldığı: sözcükler, sözcük çiftleri, en uzun ortak dizi ya da aynısının cümleler üzerinden birleştirilmişi.",
	"Turns a text into the parts that are compared.": "Metni karşılaştırılan parçalara çevirir.",
	"Average precision of each query, 0 to 1, in the order of the rankings; their mean is `meanAveragePrecision`.":
		"Her sorgunun ortalama kesinliği, 0 ile 1 arasında, sıralamaların sırasıyla; bunların ortalaması `meanAveragePrecision` değeridir.",
	"Mean average precision (MAP) of rankings, 0 to 1.":
		"Sıralamaların ortalama kesinliklerinin ortalaması (MAP), 0 ile 1 arasında.",
	"Source: ranx.": "Kaynak: ranx.",
	"Mean reciprocal rank (MRR) of the first relevant document, 0 to 1.":
		"İlk ilgili belgenin sırasının tersinin ortalaması (MRR), 0 ile 1 arasında.",
	"Source: Voorhees, 1999; ranx.": "Kaynak: Voorhees, 1999; ranx.",
	"All ids, in the order of the table.": "Bütün kimlikler, tablonun sırasıyla.",
	"Every metric of this package with its defaults, by its id.":
		"Bu paketin bütün ölçütleri, varsayılanlarıyla, kimliğine göre.",
	"Normalized discounted cumulative gain, 0 to 1, with linear gains.":
		"Normalleştirilmiş indirimli toplam kazanç (nDCG), 0 ile 1 arasında, doğrusal kazançlarla.",
	"Source: Järvelin and Kekäläinen, 2002; ranx.": "Kaynak: Järvelin ve Kekäläinen, 2002; ranx.",
	"NDCG of each query, 0 to 1, over the first k ranks (default all).":
		"Her sorgunun nDCG değeri, 0 ile 1 arasında, ilk k sıra üzerinden (varsayılan hepsi).",
	"Share of the first k (default 10) ranks that hold a relevant document, 0 to 1; empty ranks count as misses.":
		"İlk k (varsayılan 10) sıradan ilgili belge bulunanların payı, 0 ile 1 arasında; boş sıralar ıska sayılır.",
	"Precision at k of each query, 0 to 1; k is 10 by default.":
		"Her sorgunun ilk k'deki kesinliği, 0 ile 1 arasında; k varsayılan olarak 10'dur.",
	"Share of the relevant documents that are among the first k (default 10), 0 to 1.":
		"İlgili belgelerden ilk k (varsayılan 10) arasında olanların payı, 0 ile 1 arasında.",
	"Recall at k of each query, 0 to 1; k is 10 by default.":
		"Her sorgunun ilk k'deki duyarlılığı, 0 ile 1 arasında; k varsayılan olarak 10'dur.",
	"1 divided by the rank of the first relevant document of each query, 0 where there is none.":
		"Her sorguda 1'in ilk ilgili belgenin sırasına bölümü, ilgili belge yoksa 0.",
	"Share of items whose predicted label is the true one, 0 to 1.":
		"Tahmin edilen etiketi gerçek etiketiyle aynı olan ögelerin payı, 0 ile 1 arasında.",
	"Source: scikit-learn's `accuracy_score`.": "Kaynak: scikit-learn'ün `accuracy_score` işlevi.",
	"Shows where two lists differ: an alignment with the errors that `countErrors` counts; among equally good ones the one that pairs parts from the start.":
		"İki listenin nerede ayrıldığını gösterir: `countErrors` işlevinin saydığı hatalarla bir hizalama; eşit iyi hizalamalardan parçaları baştan eşleştireni.",
	"Memory grows with the product of both lengths; throws `range` above 25 million, where `wer` and `cer` still count.":
		"Bellek iki uzunluğun çarpımıyla büyür; 25 milyonun üstünde `range` atar, `wer` ve `cer` orada da sayar.",
	"Average normalized Levenshtein similarity, 0 to 1: for each answer 1 minus the edits divided by the longer text's characters, the best of several references, and 0 where half or more must be edited.":
		"Ortalama normalleştirilmiş Levenshtein benzerliği, 0 ile 1 arasında: her yanıt için 1 eksi düzeltme sayısının uzun metnin karakterlerine oranı, birkaç referanstan en iyisi; yarısı ya da daha çoğu düzeltilecekse 0.",
	"Two empty texts are alike (1).": "Boş iki metin aynıdır (1).",
	"Source: Biten et al., 2019.": "Kaynak: Biten ve arkadaşları, 2019.",
	"Similarity of each answer to the best of its references, 0 to 1, for `anls`.":
		"Her yanıtın referanslarından en iyisine benzerliği, 0 ile 1 arasında, `anls` için.",
	"Average precision of one ranked list: the precision at each hit, summed and divided by all that is relevant.":
		"Sıralanmış tek bir listenin ortalama kesinliği: her isabetteki kesinlikler toplanır, ilgili olanların hepsine bölünür.",
	"Throws `range` for fewer relevant items than hits.": "İlgili ögeler isabetlerden azsa `range` atar.",
	"Precision, recall and F1 of one class against all others.":
		"Tek bir sınıfın ötekilerin hepsine karşı kesinliği, duyarlılığı ve F1 değeri.",
	"Throws `length`, `empty`, and `unknown-label` when `positive` is neither predicted nor true for any item.":
		"`length` ve `empty` atar; `positive` hiçbir ögede ne tahmin edilmiş ne de gerçekse `unknown-label` atar.",
	'Source: scikit-learn\'s `average="binary"`.': 'Kaynak: scikit-learn\'ün `average="binary"` seçeneği.',
	"Corpus BLEU of translations with one or more references each.":
		"Her birinin bir ya da daha çok referansı olan çevirilerin derlem BLEU'su.",
	"Sources: Papineni et al., 2002; sacrebleu 2 (Post, 2018).":
		"Kaynaklar: Papineni ve arkadaşları, 2002; sacrebleu 2 (Post, 2018).",
	"Counts of each item for BLEU: length, reference length, matches and n-grams of the sizes 1 to 4.":
		"BLEU için her ögenin sayımları: uzunluk, referansın uzunluğu, 1'den 4'e kadar boylardaki eşleşmeler ve n-gramlar.",
	"Interval of a metric by the percentile bootstrap: items are drawn with replacement, as many as there are, and the metric is computed of each sample.":
		"Yüzdelik yeniden örneklemeyle bir ölçütün aralığı: ögeler, kaç taneyse o kadar, yerine konarak çekilir ve ölçüt her örneklemden hesaplanır.",
	"Throws `empty`, `range`, and `undefined` when the metric has no value for more than half of the samples.":
		"`empty` ve `range` atar; ölçütün örneklemlerin yarısından çoğu için değeri yoksa `undefined` atar.",
	"Source: Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13.":
		"Kaynak: Efron ve Tibshirani, `An Introduction to the Bootstrap`, 1993, 13. bölüm.",
	"Overlap of two boxes; boxes that only touch have none.":
		"İki kutunun örtüşmesi; yalnızca birbirine değen kutular örtüşmez.",
	"Throws `not-finite`, and `box` for a negative width or height.":
		"`not-finite` atar; genişlik ya da yükseklik eksiyse `box` atar.",
	"IoU of each pair of boxes, for their mean.": "Her kutu çiftinin IoU değeri, ortalamaları için.",
	"Throws as `boxOverlap`, `length` and `empty`.":
		"`boxOverlap` işlevinin hatalarını, `length` ve `empty` atar.",
	"Character error rate: substituted, missing and added characters (code points) divided by the characters of the references, without white space at the ends of texts; spaces between words count.":
		"Karakter hata oranı: değişen, eksik ve fazla karakterlerin (Unicode kod noktası) referansların karakterlerine oranı; metinlerin uçlarındaki boşluklar sayılmaz, sözcükler arasındakiler sayılır.",
	"Throws `length`, `empty`, and `undefined` when no reference has a character.":
		"`length` ve `empty` atar; hiçbir referansta karakter yoksa `undefined` atar.",
	"Source: jiwer 4.": "Kaynak: jiwer 4.",
	"Hits, substitutions, deletions and insertions of each item in characters, for `cer`.":
		"Her ögenin karakter olarak isabetleri, değişenleri, eksikleri ve fazlaları, `cer` için.",
	"Corpus chrF: F-score of character n-grams without white space, and with `wordOrder` 2 of words too (chrF++).":
		"Derlem chrF'si: boşluksuz karakter n-gramlarının F puanı, `wordOrder` 2 ise sözcüklerinki de (chrF++).",
	"Of several references of an item the one with the best score counts.":
		"Bir ögenin birkaç referansından puanı en iyi olan sayılır.",
	"Sources: Popović, 2015 and 2017; sacrebleu 2.": "Kaynaklar: Popović, 2015 ve 2017; sacrebleu 2.",
	"Counts of each item for chrF: matches, n-grams of prediction and reference, for each size.":
		"chrF için her ögenin sayımları: eşleşmeler, tahminin ve referansın n-gramları, her boy için.",
	"Accuracy, balanced accuracy, MCC, and precision, recall and F1 for each class, micro, macro and weighted.":
		"Doğruluk, dengeli doğruluk, MCC ve her sınıf için, mikro, makro ve ağırlıklı kesinlik, duyarlılık ve F1.",
	"A division by zero counts as 0, as scikit-learn's `zero_division=0`.":
		"Sıfıra bölme, scikit-learn'ün `zero_division=0` seçeneğindeki gibi 0 sayılır.",
	"Sources: scikit-learn's `precision_recall_fscore_support`, `balanced_accuracy_score`, `matthews_corrcoef`; Gorodkin, 2004 (MCC of many classes).":
		"Kaynaklar: scikit-learn'ün `precision_recall_fscore_support`, `balanced_accuracy_score`, `matthews_corrcoef` işlevleri; Gorodkin, 2004 (çok sınıflı MCC).",
	"Similarity of two spellings as `anls` counts it, with the numbers that it is made of.":
		"`anls` ölçütünün saydığı gibi iki yazımın benzerliği, dayandığı sayılarla.",
	"Confusion matrix of predicted and true labels, one of each an item.":
		"Tahmin edilen ve gerçek etiketlerin karışıklık matrisi; her ögenin bir tahmini ve bir gerçek etiketi vardır.",
	"Throws `length`, `empty`, and `unknown-label` for a label that is missing from `options.labels` (scikit-learn leaves such items out instead).":
		"`length`, `empty` ve `options.labels` içinde olmayan bir etiket için `unknown-label` atar (scikit-learn böyle ögeleri dışarıda bırakır).",
	"Cosine of the angle between two vectors of one length, -1 to 1, with dot product and lengths.":
		"Aynı boyutta iki vektör arasındaki açının kosinüsü, −1 ile 1 arasında, iç çarpım ve normlarla.",
	"Throws `length`, `empty`, `not-finite`, and `undefined` for a vector of zeros.":
		"`length`, `empty`, `not-finite` ve sıfırlardan oluşan bir vektör için `undefined` atar.",
	"Source: scikit-learn's `cosine_similarity`, which gives 0 there.":
		"Kaynak: bu durumda 0 veren, scikit-learn'ün `cosine_similarity` işlevi.",
	"Cosine of each pair of vectors, for their mean.": "Her vektör çiftinin kosinüsü, ortalamaları için.",
	"Throws `length`, and as `cosine`.": "`length` ve `cosine` işlevinin hatalarını atar.",
	"Counts the fewest substitutions, deletions and insertions between two lists; among equally few errors those with the most hits.":
		"İki liste arasındaki en az sayıda değişen, eksik ve fazla parçayı sayar; eşit az hatalılardan isabeti en çok olanı alır.",
	"Memory grows with the length of the prediction only.": "Bellek yalnızca tahminin uzunluğuyla büyür.",
	"Mean of the negative log probabilities that a model gave to the tokens of all texts, in nats a token, 0 or more.":
		"Modelin bütün metinlerin belirteçlerine verdiği olasılıkların eksi logaritmalarının ortalaması, belirteç başına nat olarak, 0 ya da üstü.",
	"Throws `empty` without a token, `not-finite` (a probability of 0 has no logarithm) and `range` above 0.":
		"Belirteç yoksa `empty`, bir olasılık 0 ise (logaritması yoktur) `not-finite`, bir log olasılığı 0'dan büyükse `range` atar.",
	"Sum and number of the losses of each text, for intervals and tests of `crossEntropy`.":
		"Her metnin kayıplarının toplamı ve sayısı, `crossEntropy` ölçütünün aralıkları ve sınamaları için.",
	"Matches of each picture, for `detectionScores`; the score is its `map`.":
		"Her görüntünün eşleşmeleri, `detectionScores` için; puanı, onun `map` değeridir.",
	"Mean average precision of object detection or instance segmentation as COCO computes it: at most 100 detections of each picture and label, the surest first; precision read at 101 recalls; objects of all sizes.":
		"COCO'nun hesapladığı gibi nesne tespitinin ya da örnek bölütlemenin ortalama kesinliklerinin ortalaması: her görüntü ve etiket için en çok 100 tespit, en emin olunan başta; kesinlik 101 duyarlılıkta okunur; her boydaki nesneler.",
	"Throws `empty` without pictures, `undefined` when there is no true object outside crowds, `not-finite` for a score, and what `overlap` throws.":
		"Görüntü yoksa `empty`, topluluklar dışında gerçek nesne yoksa `undefined`, puan için `not-finite` ve `overlap` işlevinin hatalarını atar.",
	"Source: pycocotools 2.0.": "Kaynak: pycocotools 2.0.",
	"Discounted gain of the first `k` ranks, with linear gains.":
		"İlk `k` sıranın doğrusal kazançlarla indirimli kazancı.",
	"Throws `range` for a negative grade or a `k` below 1, and `not-finite`.":
		"Eksi bir derece ya da 1'den küçük bir `k` için `range`, ayrıca `not-finite` atar.",
	"Source: Järvelin and Kekäläinen, 2002.": "Kaynak: Järvelin ve Kekäläinen, 2002.",
	"Sum of the rewards of an episode in which a reward is multiplied by `discount` for each step that it comes later.":
		"Bir bölümün ödüllerinin toplamı; bir ödül, geciktiği her adım için `discount` ile çarpılır.",
	"Source: Sutton and Barto, Reinforcement Learning, 2018, section 3.3.":
		"Kaynak: Sutton ve Barto, Reinforcement Learning, 2018, 3.3. bölüm.",
	"The entities that the tags of a text's tokens mark: `B-`, `I-`, `E-` and `S-` before a label, `O` for none.":
		"Bir metnin belirteç etiketlerinin işaretlediği varlıklar: etiketin önünde `B-`, `I-`, `E-` ve `S-`, varlık olmayan için `O`.",
	"Tags that fit no scheme are accepted: an `I-` that continues nothing begins an entity.":
		"Hiçbir düzene uymayan etiketler de kabul edilir: hiçbir şeyi sürdürmeyen bir `I-` yeni varlık başlatır.",
	"Source: seqeval 1.2.2, default mode, which follows the script of the CoNLL-2000 shared task.":
		"Kaynak: seqeval 1.2.2'nin varsayılan kullanımı; CoNLL-2000 ortak görevinin betiğini izler.",
	"F1 of all entities at once (micro), for intervals and tests over texts.":
		"Bütün varlıkların birden F1 değeri (mikro), metinler üzerinden aralıklar ve sınamalar için.",
	"Precision, recall and F1 of entities: micro, macro, weighted and of each label.":
		"Varlıkların kesinliği, duyarlılığı ve F1 değeri: mikro, makro, ağırlıklı ve her etiket için.",
	"An entity that occurs twice in one text counts once; without any entity every score is 0.":
		"Bir metinde iki kez geçen varlık bir kez sayılır; hiç varlık yoksa bütün puanlar 0'dır.",
	"Source: seqeval 1.2.2, `precision_recall_fscore_support` with `zero_division=0`.":
		"Kaynak: seqeval 1.2.2, `zero_division=0` ile `precision_recall_fscore_support`.",
	"Share of answers that equal one of their references after normalization, 0 to 1.":
		"Aynı yazıma getirildikten sonra doğru yanıtlarından birine eşit olan yanıtların payı, 0 ile 1 arasında.",
	"1 for each answer that equals one of its references after normalization, else 0, for `exactMatch`.":
		"`exactMatch` için, aynı yazıma getirildikten sonra doğru yanıtlarından birine eşit olan her yanıtta 1, olmayanda 0.",
	"IoU and Dice of each class of label maps, their mean IoU, and the share of right pixels.":
		"Etiket haritalarının her sınıfı için IoU ve Dice, ortalama IoU ve doğru piksellerin payı.",
	"Classes that occur on neither side have no row.": "İki tarafta da geçmeyen sınıfların satırı yoktur.",
	"Source: scikit-learn's `jaccard_score`.": "Kaynak: scikit-learn'ün `jaccard_score` işlevi.",
	"Overlap of two masks of one size.": "Aynı boyutta iki maskenin örtüşmesi.",
	"Throws `mask` for different sizes and for values other than 0 and 1.":
		"Boyutlar farklıysa ve 0 ile 1 dışında değer varsa `mask` atar.",
	"IoU of each pair of masks, for their mean.": "Her maske çiftinin IoU değeri, ortalamaları için.",
	"Throws as `maskOverlap`, `length` and `empty`.":
		"`maskOverlap` işlevinin hatalarını, `length` ve `empty` atar.",
	"Exact two-sided McNemar test of the accuracy of two models on the same items.":
		"İki modelin aynı ögelerdeki doğruluğu için kesin, iki yönlü McNemar sınaması.",
	"Sources: McNemar, 1947; the exact form is the binomial test of SciPy (`binomtest`).":
		"Kaynaklar: McNemar, 1947; kesin biçimi, SciPy'ın iki terimli sınamasıdır (`binomtest`).",
	"A text as the SQuAD benchmark compares answers: small letters, without ASCII punctuation, without the English articles, single spaces.":
		"SQuAD kıyaslamasının yanıtları karşılaştırdığı biçimiyle bir metin: küçük harf, ASCII noktalaması ve İngilizce tanımlıklar olmadan, tek boşluklarla.",
	"For Turkish answers take `normalizeTurkish`.": "Türkçe yanıtlar için `normalizeTurkish` kullanın.",
	"Source: Rajpurkar et al., 2016.": "Kaynak: Rajpurkar ve arkadaşları, 2016.",
	"A text in one spelling: Unicode's composed form (NFC), runs of white space as one space, none at either end, and what `options` adds.":
		"Tek yazıma getirilmiş bir metin: Unicode'un birleşik biçimi (NFC), art arda boşluklar tek boşluk, uçlarda boşluk yok ve `options` ile eklenenler.",
	"Numbers are left as they are written: `1.250` and `1250` stay different.":
		"Sayılar yazıldıkları gibi kalır: `1.250` ile `1250` farklıdır.",
	"What suits the comparison of Turkish answers and transcripts: small letters by the Turkish rule, punctuation dropped.":
		"Türkçe yanıtların ve dökümlerin karşılaştırılmasına uyan yazım: Türkçe kuralıyla küçük harf, noktalamasız.",
	"Paired bootstrap: both models are scored on the same samples, drawn with replacement.":
		"Eşli yeniden örnekleme: iki model de yerine konarak çekilen aynı örneklemlerde puanlanır.",
	"The chance is how often the difference of a sample lies as far from the mean of all samples as the difference itself from 0.":
		"Olasılık, bir örneklemdeki farkın bütün örneklemlerin ortalamasından, farkın kendisinin 0'dan uzaklığı kadar uzağa ne sıklıkla düştüğüdür.",
	"Throws `length`, `empty`, and as `bootstrapInterval`.":
		"`length`, `empty` ve `bootstrapInterval` işlevinin hatalarını atar.",
	"Sources: Koehn, 2004; the shift by the mean as in sacrebleu.":
		"Kaynaklar: Koehn, 2004; ortalama kadar kaydırma sacrebleu'daki gibidir.",
	"Pearson correlation of predicted and true numbers, -1 to 1.":
		"Tahmin edilen ve gerçek sayıların Pearson korelasyonu, −1 ile 1 arasında.",
	"Throws `length`, `empty`, `not-finite`, and `undefined` when all numbers of one side are equal.":
		"`length`, `empty` ve `not-finite` atar; bir taraftaki sayıların hepsi eşitse `undefined` atar.",
	"Source: SciPy's `pearsonr`.": "Kaynak: SciPy'ın `pearsonr` işlevi.",
	"e to the `crossEntropy`, 1 or more: among how many equally likely tokens the model hesitates.":
		"e üzeri `crossEntropy`, 1 ya da üstü: modelin kaç eşit olası belirteç arasında kararsız kaldığı.",
	"What each text contributes to `perplexity`: the sum of its losses and its number of tokens.":
		"Her metnin `perplexity` ölçütüne katkısı: kayıplarının toplamı ve belirteç sayısı.",
	"Value below which a share of a list lies, between two entries in proportion: the median for 0.5.":
		"Bir listenin belirli bir payının altında kaldığı değer, iki öge arasında orantıyla: 0,5 için ortanca.",
	"Throws `empty`, `not-finite`, and `range` for a share outside 0 to 1.":
		"`empty`, `not-finite` ve 0 ile 1 dışında bir pay için `range` atar.",
	"Source: NumPy's `quantile` (type 7 of Hyndman and Fan).":
		"Kaynak: NumPy'ın `quantile` işlevi (Hyndman ve Fan'ın 7. türü).",
	"Approximate randomization: the two results of each item change places with a chance of one half, and the difference is computed again.":
		"Yaklaşık rastgeleleştirme: her ögenin iki sonucu yarı olasılıkla yer değiştirir ve fark yeniden hesaplanır.",
	"It needs no assumption about the metric.": "Ölçüte ilişkin bir varsayım gerektirmez.",
	"Sources: Noreen, 1989; Riezler and Maxwell, 2005.": "Kaynaklar: Noreen, 1989; Riezler ve Maxwell, 2005.",
	"One divided by the rank of the first hit, 0 without one.":
		"Birin, ilk isabetin sırasına bölümü; isabet yoksa 0.",
	"Errors of predicted numbers.": "Tahmin edilen sayıların hataları.",
	"Source: scikit-learn, which gives R² of equal numbers as 0 or 1.":
		"Kaynak: scikit-learn; orada eşit sayıların R² değeri 0 ya da 1'dir.",
	"ROUGE of summaries: precision, recall and F1 of each, averaged over all items.":
		"Özetlerin ROUGE değeri: her birinin kesinliği, duyarlılığı ve F1 değeri, bütün ögelerin ortalaması olarak.",
	"Of several references of an item the one with the best F1 counts.":
		"Bir ögenin birkaç referansından F1 değeri en iyi olan sayılır.",
	"`rouge-lsum` takes each line of a text as one sentence.":
		"`rouge-lsum` metnin her satırını bir cümle sayar.",
	"Sources: Lin, 2004; rouge-score 0.1.2.": "Kaynaklar: Lin, 2004; `rouge-score` 0.1.2.",
	"F1 of each item, 0 to 1, the best of its references, for `rouge`.":
		"Her ögenin F1 değeri, 0 ile 1 arasında, referanslarından en iyisiyle, `rouge` için.",
	"ROUGE of one summary against one reference; 0 where either has no words.":
		"Tek bir özetin tek bir referansla ROUGE değeri; birinde sözcük yoksa 0.",
	"R² of predicted numbers, at most 1.": "Tahmin edilen sayıların R² değeri, en çok 1.",
	"Throws as `regressionScores`, and `undefined` when all true numbers are equal.":
		"`regressionScores` işlevinin hatalarını atar; gerçek sayıların hepsi eşitse `undefined` atar.",
	"The metric of all items.": "Bütün ögelerin ölçütü.",
	"Throws `empty` when there are none.": "Öge yoksa `empty` atar.",
	"A generator that gives the same numbers for the same seed everywhere: sfc32, with 2^-32 as the smallest step.":
		"Aynı tohumla her yerde aynı sayıları veren üreteç: sfc32, en küçük adımı 2^-32.",
	"Source: Chris Doty-Humphrey, PractRand.": "Kaynak: Chris Doty-Humphrey, PractRand.",
	"Spearman correlation: Pearson's of the ranks, equal numbers sharing the mean of their ranks, -1 to 1.":
		"Spearman korelasyonu: sıraların Pearson korelasyonu, eşit sayılar sıralarının ortalamasını paylaşır, −1 ile 1 arasında.",
	"Source: SciPy's `spearmanr`.": "Kaynak: SciPy'ın `spearmanr` işlevi.",
	"Mean F1 of the words that answer and reference share, the best of several references, 0 to 1.":
		"Yanıtla referansın ortak sözcüklerinin ortalama F1 değeri, birkaç referanstan en iyisiyle, 0 ile 1 arasında.",
	"Two texts without words match (1).": "Sözcük içermeyen iki metin eşleşir (1).",
	"F1 of the words of each answer, 0 to 1, the best of its references, for `tokenF1`.":
		"Her yanıtın sözcüklerinin F1 değeri, 0 ile 1 arasında, referanslarından en iyisiyle, `tokenF1` için.",
	"Tokens as BLEU counts them by default: the tokenizer `13a` of sacrebleu, after mteval-v13a.":
		"BLEU'nun varsayılan olarak saydığı belirteçler: mteval-v13a'yı izleyen, sacrebleu'nun `13a` belirteçleyicisi.",
	"ASCII punctuation is alone, apart from `'` and a full stop, comma or dash inside a number.":
		"ASCII noktalaması ayrı durur; `'` ile bir sayının içindeki nokta, virgül ve kısa çizgi dışında.",
	"Source: https://github.com/mjpost/sacrebleu": "Kaynak: https://github.com/mjpost/sacrebleu",
	"Share of items whose true label is among the first `k` of their ranked labels, 0 to 1.":
		"Gerçek etiketi, sıralanmış etiketlerinin ilk `k` tanesi arasında olan ögelerin payı, 0 ile 1 arasında.",
	"Throws `length`, `empty`, `duplicate` for a label that occurs twice in one list, and `range` for a `k` below 1.":
		"`length`, `empty`, tek bir listede iki kez geçen etiket için `duplicate`, 1'den küçük bir `k` için `range` atar.",
	"Source: scikit-learn's `top_k_accuracy_score`.": "Kaynak: scikit-learn'ün `top_k_accuracy_score` işlevi.",
	"As `topKAccuracy`, where only the place of each item's true label is known.":
		"`topKAccuracy` gibi; her ögenin yalnızca gerçek etiketinin yeri biliniyorsa kullanılır.",
	"Throws `empty`, and `range` for a rank or a `k` below 1.":
		"`empty`, 1'den küçük bir sıra ya da `k` için `range` atar.",
	"Tokens as ROUGE counts them by default: runs of letters, combining marks and digits, in small letters by Unicode's general rule.":
		"ROUGE'un varsayılan olarak saydığı belirteçler: harf, birleşen işaret ve rakam dizileri, Unicode'un genel kuralıyla küçük harfle.",
	"On ASCII text these are the tokens of rouge-score without a stemmer; that library drops every other letter, so that Turkish words fall apart in it.":
		"ASCII metinde bunlar, kök bulucu kullanılmadığında `rouge-score` kütüphanesinin belirteçleridir; o kütüphane ASCII dışındaki bütün harfleri atar, bu yüzden Türkçe sözcükler onda parçalanır.",
	"The words of a text: a punctuation mark is a word of its own, an apostrophe belongs to its word.":
		"Bir metnin sözcükleri: noktalama işareti ayrı bir sözcüktür, kesme işareti sözcüğüne aittir.",
	"Word error rate: substituted, missing and added words divided by the words of the references; words end at white space.":
		"Sözcük hata oranı: değişen, eksik ve fazla sözcüklerin referansların sözcüklerine oranı; sözcükler boşlukta biter.",
	"Throws `length`, `empty`, and `undefined` when no reference has a word.":
		"`length` ve `empty` atar; hiçbir referansta sözcük yoksa `undefined` atar.",
	"Source: jiwer 4, which may split the same number of errors into fewer hits.":
		"Kaynak: jiwer 4; orada aynı sayıda hataya daha az isabet düşebilir.",
	"Hits, substitutions, deletions and insertions of each item in words, for `wer`.":
		"Her ögenin sözcük olarak isabetleri, değişenleri, eksikleri ve fazlaları, `wer` için.",
	"The metrics that the catalogue means by one of its ids in a task: several where it names a family such as `rouge`, none where this package has no such metric.":
		"Kataloğun bir görevde bir ölçüt kimliğiyle kastettiği ölçütler: kimlik `rouge` gibi bir aileyse birkaç tane, bu pakette böyle bir ölçüt yoksa hiç.",
	"The metrics of a task: those that the catalogue lists, then others that it uses.":
		"Bir görevin ölçütleri: katalogda sıralananlar, sonra kullandığı ötekiler.",
	"The tasks that use a metric, in the catalogue's order.":
		"Bir ölçütü kullanan görevler, kataloğun sırasıyla.",
};
