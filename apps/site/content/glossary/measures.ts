import type { Term } from "./term.ts";

/** Terms: how well a model does. */
export const MEASURE_TERMS: readonly Term[] = [
	{
		id: "metric",
		tr: {
			term: "ölçüt",
			definition:
				"Modelin başarısını tek sayıyla anlatan kural. Hangi ölçütün seçildiği, hangi hatanın önemli sayıldığını belirler.",
		},
		en: {
			term: "metric",
			definition:
				"A rule that tells a model's success in one number. Which metric is chosen decides which mistakes count.",
		},
		forbidden: ["metrik"],
		related: ["benchmark", "accuracy", "loss"],
	},
	{
		id: "benchmark",
		tr: {
			term: "kıyaslama",
			definition: "Modelleri aynı veri ve aynı ölçütle karşılaştıran ortak sınav.",
		},
		en: {
			term: "benchmark",
			definition: "A shared exam that compares models on the same data by the same metric.",
		},
		forbidden: ["benchmark", "karşılaştırmalı değerlendirme testi"],
		related: ["leaderboard", "test-set", "metric"],
		explained: "everywhere",
	},
	{
		id: "leaderboard",
		tr: {
			term: "sıralama tablosu",
			definition:
				"Modelleri bir kıyaslamadaki puanlarına göre dizen liste. Üst sıra, sizin veriniz ve diliniz için en iyisi demek değildir.",
		},
		en: {
			term: "leaderboard",
			definition:
				"A list of models in order of their scores on a benchmark. First place does not mean best for your data and language.",
		},
		forbidden: ["lider tablosu", "liderlik tablosu", "lider panosu"],
		related: ["benchmark", "ranking"],
	},
	{
		id: "score",
		tr: {
			term: "puan",
			definition:
				"Modelin bir sonuca ne kadar güvendiğini ya da bir ölçütte ne kadar başarılı olduğunu söyleyen sayı. 0,9 puan, yüzde 90 doğru olduğu anlamına gelmez.",
		},
		en: {
			term: "score",
			definition:
				"A number that says how sure a model is of a result, or how well it does by a metric. A score of 0.9 does not mean right in 90 per cent of cases.",
		},
		forbidden: ["skor", "puanlama değeri"],
		related: ["threshold", "calibration"],
	},
	{
		id: "threshold",
		tr: {
			term: "eşik",
			definition:
				"Bir puanın kabul edilmesi için aşması gereken değer. Yükseltmek çoğu kez kesinliği artırır, duyarlılığı düşürür.",
		},
		en: {
			term: "threshold",
			definition:
				"The value a score has to pass to be accepted. Raising it mostly brings more precision and less recall.",
		},
		forbidden: ["threshold"],
		related: ["score", "precision", "recall"],
		explained: "everywhere",
	},
	{
		id: "calibration",
		tr: {
			term: "kalibrasyon",
			also: ["ayarlılık"],
			definition:
				"Puanların gerçek doğruluk oranlarıyla uyuşması. Kalibrasyonu iyi bir modelde 0,8 puan alan tahminlerin yaklaşık yüzde 80'i doğrudur.",
		},
		en: {
			term: "calibration",
			definition:
				"Scores agreeing with how often they are right. With a calibrated model about 80 per cent of predictions that score 0.8 are right.",
		},
		related: ["score", "threshold"],
		explained: "everywhere",
	},
	{
		id: "accuracy",
		tr: {
			term: "doğruluk",
			definition: "Doğru tahminlerin bütün tahminlere oranı. Sınıflar dengesizse yanıltır.",
		},
		en: {
			term: "accuracy",
			definition: "The share of predictions that are right. It misleads when classes are unbalanced.",
		},
		related: ["precision", "recall", "class-imbalance"],
		tasks: ["text-classification", "image-classification", "audio-classification"],
	},
	{
		id: "precision",
		tr: {
			term: "kesinlik",
			definition:
				"Modelin “var” dediklerinin ne kadarının gerçekten var olduğu: doğru bulunanların bütün bulunanlara oranı.",
		},
		en: {
			term: "precision",
			definition: "How much of what a model reports is really there: the share of its finds that are right.",
		},
		forbidden: ["hassasiyet", "precision"],
		related: ["recall", "f1-score"],
		tasks: ["token-classification", "object-detection"],
		explained: "in-tasks",
	},
	{
		id: "recall",
		tr: {
			term: "duyarlılık",
			definition:
				"Gerçekten var olanların ne kadarının bulunduğu: doğru bulunanların bütün var olanlara oranı.",
		},
		en: {
			term: "recall",
			definition: "How much of what is there a model finds: the share of all real cases that it reports.",
		},
		forbidden: ["recall"],
		related: ["precision", "f1-score"],
		tasks: ["token-classification", "object-detection", "text-retrieval"],
		explained: "in-tasks",
	},
	{
		id: "f1-score",
		tr: {
			term: "F1 puanı",
			also: ["F1"],
			definition:
				"Kesinlik ile duyarlılığın harmonik ortalaması: 2 × kesinlik × duyarlılık / (kesinlik + duyarlılık). İkisi de yüksek olmadan yükselmez.",
		},
		en: {
			term: "F1 score",
			also: ["F1"],
			definition:
				"The harmonic mean of precision and recall: 2 × P × R / (P + R). It is high only when both are.",
		},
		forbidden: ["F1 skoru", "F1 ölçümü", "F skoru"],
		related: ["precision", "recall", "macro-average"],
		tasks: ["token-classification", "text-classification", "question-answering"],
		explained: "everywhere",
	},
	{
		id: "macro-average",
		tr: {
			term: "makro ortalama",
			definition:
				"Ölçütü her sınıf için ayrı hesaplayıp ortalamasını alma. Az görülen sınıflar da sık görülenler kadar ağırlık taşır.",
		},
		en: {
			term: "macro average",
			definition:
				"Working out a metric for each class and taking the mean. Rare classes then weigh as much as frequent ones.",
		},
		related: ["f1-score", "class-imbalance"],
		explained: "everywhere",
	},
	{
		id: "confusion-matrix",
		tr: {
			term: "karışıklık matrisi",
			definition:
				"Hangi sınıfın hangisi sanıldığını sayan tablo. Satırlar gerçek, sütunlar tahmin edilen sınıftır.",
		},
		en: {
			term: "confusion matrix",
			definition:
				"A table that counts which class was taken for which. Rows are the real classes, columns the predicted ones.",
		},
		forbidden: ["hata matrisi", "karmaşıklık matrisi"],
		related: ["precision", "recall"],
		explained: "everywhere",
	},
	{
		id: "roc-auc",
		tr: {
			term: "ROC eğrisi altındaki alan",
			also: ["ROC AUC", "AUC"],
			definition:
				"Rastgele seçilen bir olumlu örneğin, rastgele seçilen bir olumsuzdan yüksek puan alma olasılığı. 0,5 yazı tura, 1 kusursuz sıralamadır.",
		},
		en: {
			term: "area under the ROC curve",
			also: ["ROC AUC", "AUC"],
			definition:
				"The probability that a positive example picked at random scores higher than a negative one. 0.5 is tossing a coin, 1 a perfect order.",
		},
		related: ["threshold", "score"],
		tasks: ["tabular-classification"],
		explained: "everywhere",
	},
	{
		id: "perplexity",
		tr: {
			term: "şaşkınlık",
			definition:
				"Dil modelinin bir metne ne kadar şaşırdığı: e üzeri çapraz entropi. 4 değeri, modelin her adımda ortalama dört eşit seçenek arasında kaldığını söyler.",
		},
		en: {
			term: "perplexity",
			definition:
				"How surprised a language model is by a text: e to the power of the cross-entropy. A value of 4 means that on average it was torn between four equal choices.",
		},
		forbidden: ["perpleksite", "karmaşa değeri", "perplexity"],
		related: ["cross-entropy", "language-model"],
		tasks: ["text-generation", "fill-mask"],
		explained: "everywhere",
	},
	{
		id: "bleu",
		tr: {
			term: "BLEU",
			definition:
				"Çevirideki kısa sözcük dizilerinin kaçının insan çevirisinde de geçtiğini ölçen puan. Türkçede bir ek bile sözcüğü farklı saydırdığı için düşük çıkar.",
		},
		en: {
			term: "BLEU",
			definition:
				"A score of how many short word sequences of a translation also occur in a human one. In Turkish it comes out low, as one ending makes a different word.",
		},
		related: ["chrf", "translation"],
		tasks: ["translation"],
		explained: "everywhere",
	},
	{
		id: "chrf",
		tr: {
			term: "chrF",
			definition:
				"Sözcük yerine harf dizilerini karşılaştıran çeviri puanı. Aynı sözcüğün farklı ekler almış biçimlerinde ortak harfleri de sayar.",
		},
		en: {
			term: "chrF",
			definition:
				"A translation score that compares runs of letters rather than words. It also counts what forms of a word with different endings share.",
		},
		related: ["bleu", "agglutination"],
		tasks: ["translation"],
		explained: "everywhere",
	},
	{
		id: "rouge",
		tr: {
			term: "ROUGE",
			definition:
				"İnsan özetindeki sözcük ve dizilerin kaçının model özetinde de bulunduğunu ölçen puanlar ailesi. Anlamı değil, ortak sözcükleri sayar.",
		},
		en: {
			term: "ROUGE",
			definition:
				"A family of scores for how many words and sequences of a human summary also stand in the model's. It counts shared words, not meaning.",
		},
		related: ["summarization", "bleu"],
		tasks: ["summarization"],
		explained: "everywhere",
	},
	{
		id: "word-error-rate",
		tr: {
			term: "sözcük hata oranı",
			also: ["WER"],
			definition:
				"Dökümü doğru metne çevirmek için gereken değiştirme, silme ve ekleme sayısının, doğru metindeki sözcük sayısına bölümü. Düşük olan iyidir, 1'i aşabilir.",
		},
		en: {
			term: "word error rate",
			also: ["WER"],
			definition:
				"The substitutions, deletions and insertions needed to turn a transcript into the right text, divided by the words of the right text. Lower is better, and it can exceed 1.",
		},
		forbidden: ["kelime hata oranı"],
		related: ["character-error-rate", "transcript"],
		tasks: ["automatic-speech-recognition"],
		explained: "everywhere",
	},
	{
		id: "character-error-rate",
		tr: {
			term: "karakter hata oranı",
			also: ["CER"],
			definition: "Sözcük hata oranının harflerle hesaplananı. Uzun sözcüklü Türkçede daha ince bir ölçüdür.",
		},
		en: {
			term: "character error rate",
			also: ["CER"],
			definition:
				"The word error rate worked out on characters. It is a finer measure for a language of long words such as Turkish.",
		},
		forbidden: ["harf hata oranı"],
		related: ["word-error-rate"],
		tasks: ["automatic-speech-recognition", "image-to-text"],
		explained: "everywhere",
	},
	{
		id: "mean-opinion-score",
		tr: {
			term: "ortalama görüş puanı",
			also: ["MOS"],
			definition:
				"Dinleyicilerin 1 ile 5 arasında verdiği puanların ortalaması. Sentezlenmiş konuşmanın doğallığı böyle ölçülür.",
		},
		en: {
			term: "mean opinion score",
			also: ["MOS"],
			definition:
				"The mean of the marks from 1 to 5 that listeners give. This is how the naturalness of synthetic speech is measured.",
		},
		forbidden: ["ortalama kanaat puanı", "ortalama fikir puanı"],
		related: ["text-to-speech"],
		tasks: ["text-to-speech"],
		explained: "everywhere",
	},
	{
		id: "intersection-over-union",
		tr: {
			term: "kesişim bölü birleşim",
			also: ["IoU"],
			definition:
				"Tahmin edilen ve gerçek bölgenin ortak alanının, birlikte kapladıkları alana bölümü. 1 tam örtüşme, 0 hiç örtüşmemedir.",
		},
		en: {
			term: "intersection over union",
			also: ["IoU"],
			definition:
				"The area that a predicted and a real region share, divided by the area that they cover together. 1 is a perfect match, 0 none.",
		},
		forbidden: ["birleşim üzerinde kesişim"],
		related: ["bounding-box", "mean-average-precision"],
		tasks: ["object-detection", "image-segmentation"],
		explained: "everywhere",
	},
	{
		id: "mean-average-precision",
		tr: {
			term: "ortalama kesinliklerin ortalaması",
			also: ["mAP"],
			definition:
				"Her sınıf için kesinlik ve duyarlılık eğrisinin altındaki alanın, sınıflar üzerinde ortalaması. Nesne tespitinin olağan ölçütüdür.",
		},
		en: {
			term: "mean average precision",
			also: ["mAP"],
			definition:
				"The area under the curve of precision against recall for each class, averaged over classes. It is the usual metric of object detection.",
		},
		forbidden: ["ortalama kesinlik ortalaması", "ortalama AP"],
		related: ["intersection-over-union", "precision"],
		tasks: ["object-detection"],
		explained: "everywhere",
	},
	{
		id: "reference",
		tr: {
			term: "referans",
			definition:
				"Bir çıktının karşılaştırıldığı doğru örnek: insan çevirisi, insan özeti, temiz kayıt ya da gerçek görüntü.",
		},
		en: {
			term: "reference",
			definition:
				"The right example that an output is compared with: a human translation, a human summary, a clean recording or a real picture.",
		},
		forbidden: [
			"başvuru çevirisi",
			"başvuru özeti",
			"başvuru metni",
			"başvuru görüntüsü",
			"başvuru kaydı",
			"API başvurusu",
			"başvuru sayfası",
		],
		related: ["bleu", "rouge"],
	},
	{
		id: "kl-divergence",
		tr: {
			term: "KL ıraksaması",
			also: ["Kullback-Leibler ıraksaması"],
			definition:
				"Bir olasılık dağılımının ötekinden ne kadar ayrıldığı; aynı dağılımlar için sıfırdır. Verinin yayılımını anlatan standart sapmayla ilgisi yoktur.",
		},
		en: {
			term: "KL divergence",
			also: ["Kullback–Leibler divergence"],
			definition:
				"How far one probability distribution is from another; zero for equal ones. It has nothing to do with the standard deviation, which tells how far data is spread.",
		},
		related: ["cross-entropy"],
		explained: "everywhere",
	},
	{
		id: "non-maximum-suppression",
		tr: {
			term: "maksimum olmayanı bastırma",
			also: ["NMS"],
			definition:
				"Aynı nesneye düşen kutulardan puanı en yüksek olanı bırakıp onunla çok örtüşenleri silen adım. DETR ve YOLOv10 gibi modeller ona gerek duymaz.",
		},
		en: {
			term: "non-maximum suppression",
			also: ["NMS"],
			definition:
				"The step that keeps the box with the highest score among those on one object and deletes what overlaps it too much. Models such as DETR and YOLOv10 do without it.",
		},
		related: ["bounding-box", "intersection-over-union"],
		tasks: ["object-detection"],
		explained: "everywhere",
	},
	{
		id: "dice-coefficient",
		tr: {
			term: "Dice katsayısı",
			definition: "Ortak alanın iki katının, iki bölgenin alanları toplamına bölümü. Bölütlemede kullanılır.",
		},
		en: {
			term: "Dice coefficient",
			definition:
				"Twice the shared area, divided by the sum of the areas of both regions. It is used for segmentation.",
		},
		related: ["intersection-over-union", "segmentation"],
		tasks: ["image-segmentation"],
		explained: "everywhere",
	},
	{
		id: "fid",
		tr: {
			term: "Fréchet Inception uzaklığı",
			also: ["FID"],
			definition:
				"Üretilen görüntülerin öznitelik dağılımının gerçek görüntülerinkinden uzaklığı. Düşük olan iyidir; tek bir görüntü için hesaplanmaz.",
		},
		en: {
			term: "Fréchet Inception distance",
			also: ["FID"],
			definition:
				"How far the distribution of features of generated pictures is from that of real ones. Lower is better; it says nothing about a single picture.",
		},
		related: ["diffusion-model", "feature"],
		tasks: ["text-to-image", "unconditional-image-generation"],
		explained: "everywhere",
	},
	{
		id: "mean-reciprocal-rank",
		tr: {
			term: "ortalama ters sıra",
			also: ["MRR"],
			definition: "Her sorguda ilk doğru sonucun sırasının tersi alınır (1, 1/2, 1/3 …), ortalaması MRR'dir.",
		},
		en: {
			term: "mean reciprocal rank",
			also: ["MRR"],
			definition:
				"For each query take one divided by the rank of the first right result (1, 1/2, 1/3 …); the mean is the MRR.",
		},
		forbidden: ["ortalama karşılıklı sıra"],
		related: ["ranking", "ndcg"],
		tasks: ["text-ranking", "text-retrieval"],
		explained: "everywhere",
	},
	{
		id: "ndcg",
		tr: {
			term: "nDCG",
			definition:
				"Uygun sonuçların ne kadar üstte durduğunu ölçen puan: aşağıda duran sonuç logaritmayla küçültülerek sayılır; toplam, olabilecek en iyi sıralamanın toplamına bölünür.",
		},
		en: {
			term: "nDCG",
			definition:
				"A score of how high the fitting results stand: a result counts less by a logarithm the lower it is, and the sum is divided by that of the best order possible.",
		},
		related: ["ranking", "mean-reciprocal-rank"],
		tasks: ["text-ranking", "text-retrieval"],
		explained: "everywhere",
	},
	{
		id: "root-mean-square-error",
		tr: {
			term: "kök ortalama kare hata",
			also: ["RMSE"],
			definition:
				"Hataların karelerinin ortalamasının karekökü. Ölçülen büyüklükle aynı birimdedir ve büyük hataları ağır cezalandırır.",
		},
		en: {
			term: "root mean square error",
			also: ["RMSE"],
			definition:
				"The square root of the mean of the squared errors. It has the unit of what is measured and weighs large errors heavily.",
		},
		forbidden: ["karekök ortalama hata"],
		related: ["mean-absolute-error", "r-squared"],
		tasks: ["tabular-regression", "time-series-forecasting"],
		explained: "everywhere",
	},
	{
		id: "mean-absolute-error",
		tr: {
			term: "ortalama mutlak hata",
			also: ["MAE"],
			definition: "Hataların, işaretine bakılmadan alınan ortalaması.",
		},
		en: {
			term: "mean absolute error",
			also: ["MAE"],
			definition: "The mean of the errors without their sign.",
		},
		related: ["root-mean-square-error"],
		tasks: ["tabular-regression", "time-series-forecasting"],
	},
	{
		id: "r-squared",
		tr: {
			term: "belirleme katsayısı",
			also: ["R²"],
			definition:
				"Modelin, hep ortalamayı tahmin etmeye göre hatayı ne kadar azalttığı. 1 kusursuzdur, 0 ortalamadan iyi değildir, eksi de olabilir.",
		},
		en: {
			term: "coefficient of determination",
			also: ["R²"],
			definition:
				"How much a model lowers the error compared with always guessing the mean. 1 is perfect, 0 is no better than the mean, and it can be negative.",
		},
		related: ["root-mean-square-error"],
		tasks: ["tabular-regression"],
		explained: "everywhere",
	},
	{
		id: "exact-match",
		tr: {
			term: "tam eşleşme",
			definition:
				"Yanıtın doğru yanıtla harfi harfine aynı olma oranı. Ek farkını bile yanlış saydığı için Türkçede serttir.",
		},
		en: {
			term: "exact match",
			definition:
				"How often an answer equals the right one letter by letter. It is strict in Turkish, where even another ending counts as wrong.",
		},
		related: ["f1-score", "question-answering"],
		tasks: ["question-answering"],
		explained: "everywhere",
	},
	{
		id: "baseline",
		tr: {
			term: "dayanak model",
			definition:
				"Yeni bir modelin geçmesi beklenen basit çözüm: hep en sık sınıfı söylemek, dünkü değeri yinelemek gibi.",
		},
		en: {
			term: "baseline",
			definition:
				"A simple solution that a new model should beat: always naming the commonest class, repeating yesterday's value.",
		},
		forbidden: ["referans model", "baz çizgisi", "baseline"],
		related: ["benchmark"],
		explained: "everywhere",
	},
	{
		id: "spearman-correlation",
		tr: {
			term: "Spearman katsayısı",
			also: ["sıra korelasyonu"],
			definition:
				"İki sıralamanın ne kadar uyuştuğunu −1 ile 1 arasında veren sayı. Değerlere değil sıralarına bakar.",
		},
		en: {
			term: "Spearman correlation",
			also: ["rank correlation"],
			definition:
				"A number from −1 to 1 for how well two orders agree. It looks at the ranks of values and not at the values.",
		},
		related: ["similarity"],
		tasks: ["sentence-similarity"],
		explained: "everywhere",
	},
];
