/** What each function and class of the metrics does, in one Turkish sentence. */
export const metrics: Readonly<Record<string, string>> = {
	accuracy: "Doğru etiketlenen ögelerin payını verir; 0 ile 1 arasındadır.",
	align: "İki listenin nerede ayrıldığını gösterir: eşleşen, değişen, eksik ve fazla parçalar.",
	anls: "Yanıtların yazım benzerliğini ölçer: 1 eksi düzeltme sayısının uzun metne oranı, yarısından çoğu yanlışsa 0.",
	anlsContributions:
		"Her yanıtın doğru metinlerden en yakınına benzerliğini verir; `anls` bunların ortalamasıdır.",
	averagePrecision:
		"Tek bir sıralamanın ortalama kesinliğini hesaplar: ilgili her ögedeki kesinlikler toplanır, ilgili ögelerin sayısına bölünür.",
	averagePrecisionContributions: "MAP için her sorgunun ortalama kesinliğini verir.",
	binaryScores: "Bir sınıfın ötekilere karşı kesinlik, duyarlılık ve F1 değerlerini verir.",
	bleu: "Çevirilerin bütün derlem üzerinden BLEU puanını hesaplar; her ögenin birden çok doğru çevirisi olabilir.",
	bleuContributions:
		"BLEU için her ögenin sayımlarını verir; aralıklar ve karşılaştırma sınamaları bunlarla hesaplanır.",
	bootstrapInterval: "Bir ölçütün güven aralığını yeniden örneklemeyle (bootstrap) hesaplar.",
	boxOverlap: "İki kutunun örtüşmesini (IoU) hesaplar; yalnızca birbirine değen kutular örtüşmez.",
	boxOverlapContributions:
		"Her kutu çiftinin IoU değerini verir; ortalamaları ve aralıkları bunlardan hesaplanır.",
	cer: "Karakter hata oranını hesaplar: yanlış, eksik ve fazla karakterlerin doğru metindeki karakterlere oranı.",
	cerContributions: "Karakter hata oranı için her ögenin doğru, yanlış, eksik ve fazla karakterlerini sayar.",
	chrf: "Çevirileri karakter n-gramlarıyla karşılaştırır (chrF); ekleri çok olan Türkçede BLEU'dan daha hoşgörülüdür.",
	chrfContributions: "chrF için her ögenin n-gram sayımlarını verir.",
	classificationScores:
		"Sınıflandırmanın bütün puanlarını bir kerede verir: doğruluk, MCC ve her sınıfın kesinlik, duyarlılık ve F1 değerleri.",
	compareSpelling:
		"İki yazımın benzerliğini `anls` ölçütünün saydığı gibi, dayandığı sayılarla birlikte verir.",
	confusionMatrix: "Karışıklık matrisini kurar: hangi sınıfın hangisiyle kaç kez karıştırıldığı.",
	cosine: "İki vektör arasındaki açının kosinüsünü verir; gömmeleri karşılaştırmanın alışılmış yolu budur.",
	cosineContributions: "Her vektör çiftinin kosinüsünü verir; ortalaması bunlardan hesaplanır.",
	countErrors: "Bir listeyi ötekine çeviren en az sayıda değişikliği, eksiği ve fazlayı sayar.",
	crossEntropy:
		"Modelin belirteçlere verdiği olasılıkların eksi logaritmasının ortalamasını verir; birimi belirteç başına nattır.",
	crossEntropyContributions: "Çapraz entropi için her metnin kayıplarının toplamını ve sayısını verir.",
	detectionContributions: "mAP için her görüntüdeki eşleşmeleri verir.",
	detectionScores: "Nesne tespitinin ortalama kesinliğini (mAP) COCO'nun hesapladığı gibi hesaplar.",
	discountedGain: "Bir sıralamanın ilk `k` sırasının indirimli kazancını (DCG, nDCG) hesaplar.",
	discountedReturn:
		"Bir bölümün ödüllerini toplar; bir ödül, geciktiği her adım için `discount` ile çarpılır.",
	entitiesOf: "Belirteç etiketlerinden (`B-`, `I-`, `O`) varlıkları çıkarır.",
	entityContributions: "Varlık F1 puanı için her metnin sayımlarını verir.",
	entityScores:
		"Varlıkların kesinlik, duyarlılık ve F1 değerlerini verir: toplu, ortalama ve her etiket için ayrı.",
	exactMatch: "Doğru yanıtlardan birine birebir uyan yanıtların payını verir.",
	exactMatchContributions: "Her yanıt için birebir uyuyorsa 1, uymuyorsa 0 verir.",
	labelMapOverlap:
		"Bölütleme haritalarında her sınıfın örtüşmesini, ortalama IoU'yu ve doğru piksellerin payını verir.",
	maskOverlap: "Aynı boyutta iki maskenin örtüşmesini (IoU) hesaplar.",
	maskOverlapContributions: "Her maske çiftinin IoU değerini verir.",
	mcNemar: "İki modelin aynı ögelerdeki doğruluğunu McNemar sınamasıyla karşılaştırır.",
	meanAveragePrecision: "Bütün sorguların ortalama kesinliklerinin ortalamasını (MAP) verir.",
	meanReciprocalRank: "İlk ilgili sonucun sırasının tersini bütün sorgularda ortalar (MRR).",
	MetricError: "Bu paketin işlevleri, ölçülemeyen bir girdide bu hatayı atar; nedenini `code` söyler.",
	metricsNamed: "Katalogdaki bir ölçüt adının bu görevde hangi ölçütlere karşılık geldiğini söyler.",
	metricsOf: "Bir görevin ölçütlerini verir: önce katalogdakiler, sonra kullandığı ötekiler.",
	ndcg: "Sıralamanın indirimli kazancını ideal sıralamanınkine böler (nDCG).",
	ndcgContributions: "Her sorgunun nDCG değerini verir.",
	normalizeSquad:
		"Yanıtı SQuAD'ın karşılaştırdığı biçime getirir: küçük harf, noktalamasız, İngilizce tanımlıksız.",
	normalizeText:
		"Metni tek bir yazıma getirir: Unicode'un birleşik biçimi, tek boşluklar ve seçtiğiniz düzeltmeler.",
	normalizeTurkish:
		"Türkçe yanıtları karşılaştırmaya uygun yazıma getirir: I'yı ı, İ'yi i yapar, noktalamayı atar.",
	pairedBootstrap:
		"İki modeli aynı örneklemlerde puanlayıp farkın aralığını ve p değerini verir: iki model eşit olsaydı böyle bir farkın ne sıklıkla çıkacağını.",
	pearson: "Tahmin edilen ve gerçek sayılar arasındaki Pearson korelasyonunu verir.",
	perplexity:
		"Modelin kaç eşit olası belirteç arasında kararsız kaldığını söyler: e sayısının, çapraz entropi üs alınarak hesaplanan kuvveti.",
	perplexityContributions: "Şaşkınlık için her metnin kayıplarının toplamını ve belirteç sayısını verir.",
	precisionAtK: "İlk `k` sonucun ne kadarının ilgili olduğunu verir.",
	precisionAtKContributions: "Her sorguda ilk `k` sonucun ilgili olanlarının payını verir.",
	quantile: "Bir listenin belirli bir payının altında kaldığı değeri verir; 0,5 için ortancadır.",
	randomizationTest:
		"İki modelin sonuçlarını rastgele yer değiştirerek farkın rastlantı olup olmadığını sınar.",
	recallAtK: "İlgili ögelerin ne kadarının ilk `k` sonuçta bulunduğunu verir.",
	recallAtKContributions: "Her sorguda ilgili ögelerin ilk `k` sonuçta bulunanlarının payını verir.",
	reciprocalRank: "Birin, ilk ilgili ögenin sırasına bölümünü verir; ilgili öge yoksa 0.",
	reciprocalRankContributions: "Her sorguda ilk ilgili sonucun sırasının tersini verir.",
	regressionScores: "Sayı tahminlerinin hatalarını verir: MAE, MSE, RMSE ve R².",
	rouge: "Özetleri doğru özetlerle karşılaştırır: ortak sözcüklerin kesinliği, duyarlılığı ve F1 değeri.",
	rougeContributions: "Her özetin, doğru özetlerinden en yakınıyla ROUGE F1 değerini verir.",
	rougePair: "Tek bir özeti tek bir doğru özetle karşılaştırır.",
	rSquared:
		"Belirtme katsayısını (R²) verir: tahminlerin gerçek değerlerdeki değişimin ne kadarını açıkladığı.",
	scoreOf: "Ögelerin katkılarından ölçütün kendisini hesaplar.",
	seededRandom: "Aynı tohumla her yerde aynı sayıları üreten rastgele sayı üreteci verir.",
	spearman: "Sıralamalar arasındaki Spearman korelasyonunu verir; sayıların kendisi değil sırası önemlidir.",
	tasksOf: "Bir ölçütü kullanan görevleri, kataloğun sırasıyla verir.",
	tokenF1: "Yanıtın ve doğru yanıtın ortak sözcüklerinden F1 değerini hesaplar.",
	tokenF1Contributions: "Her yanıtın sözcük F1 değerini verir.",
	tokenize13a: "Metni BLEU'nun varsayılan olarak saydığı belirteçlere ayırır.",
	topKAccuracy: "Doğru etiketi ilk `k` tahmin arasında olan ögelerin payını verir.",
	topKFromRanks: "Yalnızca doğru etiketlerin sırası bilindiğinde ilk `k` doğruluğunu hesaplar.",
	toRougeWords: "Metni ROUGE'un saydığı sözcüklere ayırır; Türkçe harfler bütün kalır.",
	toWords: "Metni sözcüklere ayırır; noktalama ayrı bir sözcük olur, kesme işareti sözcüğünde kalır.",
	wer: "Sözcük hata oranını hesaplar: yanlış, eksik ve fazla sözcüklerin doğru metindeki sözcüklere oranı.",
	werContributions: "Sözcük hata oranı için her ögenin doğru, yanlış, eksik ve fazla sözcüklerini sayar.",
};
