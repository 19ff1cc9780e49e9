import type { Term } from "./term.ts";

/** Terms: data, learning and its failures. */
export const TRAINING_TERMS: readonly Term[] = [
	{
		id: "dataset",
		tr: {
			term: "veri kümesi",
			definition:
				"Eğitim ya da ölçüm için bir araya getirilmiş örnekler. Genellikle eğitim, doğrulama ve sınama kümelerine ayrılır.",
		},
		en: {
			term: "dataset",
			also: ["data set"],
			definition:
				"Examples brought together for training or measuring. It is usually split into training, validation and test sets.",
		},
		forbidden: ["veri seti", "veriseti", "dataset", "data set"],
		related: ["training-set", "test-set", "label"],
	},
	{
		id: "training-set",
		tr: {
			term: "eğitim kümesi",
			definition:
				"Modelin öğrendiği örnekler. Başarı bu kümede ölçülmez, çünkü model bu örnekleri görmüştür.",
		},
		en: {
			term: "training set",
			definition:
				"The examples a model learns from. Success is not measured on them, because the model has seen them.",
		},
		forbidden: ["eğitim seti"],
		related: ["validation-set", "test-set"],
	},
	{
		id: "validation-set",
		tr: {
			term: "doğrulama kümesi",
			definition:
				"Eğitim sürerken ayarları seçmek ve ne zaman durulacağına karar vermek için kullanılan örnekler.",
		},
		en: {
			term: "validation set",
			definition: "The examples used during training to choose settings and to decide when to stop.",
		},
		forbidden: ["doğrulama seti", "validasyon kümesi", "validasyon seti"],
		related: ["training-set", "test-set", "hyperparameter"],
	},
	{
		id: "test-set",
		tr: {
			term: "sınama kümesi",
			definition:
				"Model bittikten sonra bir kez ölçüm yapmak için ayrılan örnekler. Eğitimde hiç görülmediği için sonucu dürüst olur.",
		},
		en: {
			term: "test set",
			definition:
				"The examples kept aside for one measurement when the model is finished. As training never saw them, the figure is honest.",
		},
		forbidden: ["test kümesi", "test seti", "sınama seti"],
		related: ["training-set", "data-leakage"],
	},
	{
		id: "data-leakage",
		tr: {
			term: "veri sızıntısı",
			definition:
				"Sınama örneklerinin ya da yanıtı ele veren bir bilginin eğitime karışması. Ölçülen başarı gerçekte olduğundan yüksek çıkar.",
		},
		en: {
			term: "data leakage",
			definition:
				"Test examples, or something that gives the answer away, finding their way into training. The measured success is then higher than the real one.",
		},
		forbidden: ["veri kaçağı"],
		related: ["test-set", "benchmark"],
	},
	{
		id: "corpus",
		tr: {
			term: "derlem",
			definition:
				"Belirli bir amaçla toplanmış metin ya da konuşma topluluğu. Dil modelleri derlemlerle eğitilir.",
		},
		en: {
			term: "corpus",
			definition:
				"A collection of text or speech gathered for a purpose. Language models are trained on corpora.",
		},
		forbidden: ["korpus", "külliyat"],
		related: ["dataset", "pretraining"],
		explained: "everywhere",
	},
	{
		id: "label",
		tr: {
			term: "etiket",
			definition: "Bir örneğin doğru yanıtı ya da modelin seçtiği sınıfın adı: “olumlu”, “kedi” gibi.",
		},
		en: {
			term: "label",
			definition:
				"The right answer for an example, or the name of the class that a model chose: “positive”, “cat”.",
		},
		forbidden: ["label"],
		related: ["class", "annotation"],
		tasks: ["text-classification", "image-classification"],
	},
	{
		id: "annotation",
		tr: {
			term: "etiketleme",
			definition:
				"Örneklere doğru yanıtların, çoğunlukla insanlarca, yazılması. Modelin kalitesi bu işin özenine bağlıdır.",
		},
		en: {
			term: "annotation",
			also: ["labelling"],
			definition:
				"Writing the right answers beside the examples, mostly by people. A model can be no better than the care taken here.",
		},
		forbidden: ["anotasyon"],
		related: ["label", "dataset"],
	},
	{
		id: "class",
		tr: {
			term: "sınıf",
			definition: "Bir sınıflandırma modelinin seçebileceği seçeneklerden biri.",
		},
		en: {
			term: "class",
			definition: "One of the choices of a model that classifies.",
		},
		related: ["label", "class-imbalance"],
	},
	{
		id: "class-imbalance",
		tr: {
			term: "sınıf dengesizliği",
			definition:
				"Bazı sınıfların ötekilerden çok daha sık görülmesi. Yüzde 99'u “normal” olan veride hep “normal” diyen model yüzde 99 doğru görünür; bu yüzden kesinlik ve duyarlılığa bakılır.",
		},
		en: {
			term: "class imbalance",
			definition:
				"Some classes being far more frequent than others. Where 99 per cent is “normal”, a model that always says so looks 99 per cent right, which is why precision and recall are read as well.",
		},
		related: ["class", "precision", "recall"],
		explained: "everywhere",
	},
	{
		id: "training",
		tr: {
			term: "eğitim",
			definition: "Modelin ağırlıklarının, kaybı azaltacak yönde örnek örnek değiştirilmesi.",
		},
		en: {
			term: "training",
			definition: "Changing a model's weights, example by example, in the direction that lowers the loss.",
		},
		related: ["loss", "gradient", "epoch"],
	},
	{
		id: "pretraining",
		tr: {
			term: "ön eğitim",
			definition:
				"Modelin büyük ve genel bir veriyle, belirli bir görev gözetmeden eğitilmesi. Sonraki ince ayar bu bilginin üzerine kurulur.",
		},
		en: {
			term: "pretraining",
			definition:
				"Training a model on large and general data without a particular job in mind. Later fine-tuning builds on what it learned.",
		},
		forbidden: ["önceden eğitim", "öneğitim"],
		related: ["pretrained-model", "fine-tuning", "self-supervised-learning"],
		explained: "everywhere",
	},
	{
		id: "pretrained-model",
		tr: {
			term: "önceden eğitilmiş model",
			definition: "Ön eğitimi yapılmış, indirilip kullanılmaya ya da ince ayara hazır model.",
		},
		en: {
			term: "pretrained model",
			definition: "A model that has been pretrained and is ready to be used or fine-tuned.",
		},
		forbidden: ["ön eğitimli model", "öneğitimli model"],
		related: ["pretraining", "transfer-learning"],
	},
	{
		id: "fine-tuning",
		tr: {
			term: "ince ayar",
			definition:
				"Önceden eğitilmiş modeli, kendi verinizle kısa süre daha eğitip işinize uyarlama. Sıfırdan eğitmekten çok daha az veri ve hesap ister.",
		},
		en: {
			term: "fine-tuning",
			definition:
				"Training a pretrained model a little further on your own data to fit it to your job. It needs far less data and computing than starting from nothing.",
		},
		forbidden: ["fine-tuning", "hassas ayar", "ince ayarlama"],
		related: ["pretrained-model", "adapter", "learning-rate"],
		explained: "everywhere",
	},
	{
		id: "transfer-learning",
		tr: {
			term: "aktarımla öğrenme",
			definition:
				"Bir görevde öğrenilenin başka bir görev için başlangıç olarak kullanılması. İnce ayar bunun en yaygın biçimidir.",
		},
		en: {
			term: "transfer learning",
			definition:
				"Using what was learned for one job as the start for another. Fine-tuning is its commonest form.",
		},
		forbidden: ["transfer öğrenme", "transfer öğrenimi", "öğrenme aktarımı"],
		related: ["fine-tuning", "pretrained-model"],
		explained: "everywhere",
	},
	{
		id: "supervised-learning",
		tr: {
			term: "denetimli öğrenme",
			definition:
				"Her örneğin yanında doğru yanıtın verildiği öğrenme. Sınıflandırma ve regresyon böyle öğrenilir.",
		},
		en: {
			term: "supervised learning",
			definition:
				"Learning from examples that come with the right answer. Classification and regression are learned this way.",
		},
		forbidden: ["gözetimli öğrenme"],
		related: ["label", "unsupervised-learning"],
	},
	{
		id: "unsupervised-learning",
		tr: {
			term: "denetimsiz öğrenme",
			definition: "Etiketsiz veride yapı arayan öğrenme. Kümeleme bunun örneğidir.",
		},
		en: {
			term: "unsupervised learning",
			definition: "Learning that looks for structure in data without labels. Clustering is an example.",
		},
		forbidden: ["gözetimsiz öğrenme"],
		related: ["clustering", "self-supervised-learning"],
	},
	{
		id: "self-supervised-learning",
		tr: {
			term: "öz denetimli öğrenme",
			definition:
				"Modelin doğru yanıtı verinin kendisinden aldığı öğrenme: metnin bir bölümü gizlenir, modelden onu bulması istenir. Etiketleme gerekmez.",
		},
		en: {
			term: "self-supervised learning",
			definition:
				"Learning in which the data itself supplies the right answer: part of a text is hidden and the model has to find it. No labels are needed.",
		},
		forbidden: ["kendi kendine denetimli öğrenme", "öz gözetimli öğrenme"],
		related: ["pretraining"],
		explained: "everywhere",
	},
	{
		id: "contrastive-learning",
		tr: {
			term: "karşıtsal öğrenme",
			definition:
				"Birbirine ait çiftlerin gömmelerini yaklaştıran, ait olmayanlarınkini uzaklaştıran öğrenme. Görüntü ile açıklamasını aynı uzaya yerleştiren modeller böyle eğitilir.",
		},
		en: {
			term: "contrastive learning",
			definition:
				"Learning that brings the embeddings of matching pairs together and pushes others apart. Models that put pictures and captions in one space are trained this way.",
		},
		forbidden: ["kontrastif öğrenme"],
		related: ["embedding", "zero-shot"],
		explained: "everywhere",
	},
	{
		id: "zero-shot",
		tr: {
			term: "sıfır örnekle",
			definition:
				"Modelin, eğitiminde o iş için hiç örnek görmeden yaptığı tahmin. Sınıf adları ya da yönerge çağrı sırasında verilir.",
		},
		en: {
			term: "zero-shot",
			definition:
				"Prediction for a job of which the model saw no example in training. Class names or instructions come with the call.",
		},
		forbidden: ["sıfır atışlı", "sıfır atış", "sıfırdan vuruş", "zero-shot"],
		related: ["few-shot"],
		tasks: ["zero-shot-classification", "zero-shot-image-classification", "zero-shot-object-detection"],
		explained: "everywhere",
	},
	{
		id: "few-shot",
		tr: {
			term: "az örnekle",
			definition:
				"Modele istemin içinde birkaç örnek gösterip aynı biçimde sürdürmesini isteme. Ağırlıklar değişmez.",
		},
		en: {
			term: "few-shot",
			definition:
				"Showing a model a few examples inside the prompt and asking it to go on in the same way. The weights do not change.",
		},
		forbidden: ["az atışlı", "birkaç atışlı", "few-shot"],
		related: ["zero-shot", "prompt"],
	},
	{
		id: "loss",
		tr: {
			term: "kayıp",
			definition:
				"Modelin çıktısının doğru yanıttan ne kadar uzak olduğunu söyleyen sayı. Eğitim onu küçültmeye çalışır.",
		},
		en: {
			term: "loss",
			definition:
				"A number that says how far a model's output is from the right answer. Training tries to make it small.",
		},
		forbidden: ["loss değeri"],
		related: ["cross-entropy", "training"],
	},
	{
		id: "cross-entropy",
		tr: {
			term: "çapraz entropi",
			definition:
				"Doğru yanıta verilen olasılığın eksi doğal logaritması; örnekler üzerinde ortalaması alınır. Sınıflandırma ve dil modellerinin olağan kaybıdır.",
		},
		en: {
			term: "cross-entropy",
			definition:
				"Minus the natural logarithm of the probability given to the right answer, averaged over examples. It is the usual loss of classifiers and language models.",
		},
		related: ["loss", "perplexity"],
	},
	{
		id: "gradient",
		tr: {
			term: "gradyan",
			definition:
				"Her ağırlık biraz değişirse kaybın ne kadar değişeceğini gösteren sayılar. Eğitim, ağırlıkları bunun tersi yönünde küçük adımlarla oynatır.",
		},
		en: {
			term: "gradient",
			definition:
				"The numbers that say how the loss changes when each weight changes a little. Training moves the weights against them in small steps.",
		},
		forbidden: ["gradient"],
		related: ["loss", "learning-rate"],
		explained: "everywhere",
	},
	{
		id: "learning-rate",
		tr: {
			term: "öğrenme hızı",
			definition:
				"Her eğitim adımında ağırlıkların ne kadar değiştirileceğini belirleyen hiperparametre. Büyükse eğitim savrulur, küçükse bitmek bilmez.",
		},
		en: {
			term: "learning rate",
			definition:
				"The hyperparameter that decides how far the weights move at each step of training. Too large and training runs wild, too small and it takes forever.",
		},
		forbidden: ["öğrenme oranı"],
		related: ["gradient", "hyperparameter"],
	},
	{
		id: "epoch",
		tr: {
			term: "dönem",
			also: ["eğitim turu"],
			definition: "Eğitim kümesinin bütünüyle bir kez görülmesi. İnce ayar çoğu kez birkaç dönem sürer.",
		},
		en: {
			term: "epoch",
			definition: "One pass over the whole training set. Fine-tuning often takes a few.",
		},
		forbidden: ["epok", "epoch"],
		related: ["training", "batch"],
	},
	{
		id: "batch",
		tr: {
			term: "yığın",
			definition:
				"Birlikte işlenen örnekler. Büyük yığın donanımı daha iyi kullanır ama daha çok bellek ister.",
		},
		en: {
			term: "batch",
			definition:
				"Examples processed together. A large batch uses the hardware better and needs more memory.",
		},
		forbidden: ["batch"],
		related: ["throughput", "epoch"],
	},
	{
		id: "overfitting",
		tr: {
			term: "aşırı öğrenme",
			definition:
				"Modelin eğitim örneklerini ezberleyip yeni örneklerde başarısız olması. Eğitim kaybı düşerken doğrulama kaybı yükseliyorsa bundan kuşkulanılır.",
		},
		en: {
			term: "overfitting",
			definition:
				"A model learning its training examples by heart and failing on new ones. It is suspected when the training loss falls while the validation loss rises.",
		},
		forbidden: ["aşırı uyum", "aşırı uydurma", "ezbere öğrenme"],
		related: ["validation-set", "generalization"],
		explained: "everywhere",
	},
	{
		id: "generalization",
		tr: {
			term: "genelleme",
			definition: "Modelin, eğitimde görmediği örneklerde de doğru tahmin yapabilmesi.",
		},
		en: {
			term: "generalization",
			also: ["generalisation"],
			definition: "A model being right on examples that it did not see in training.",
		},
		forbidden: ["genelleştirme"],
		related: ["overfitting", "test-set"],
	},
	{
		id: "data-augmentation",
		tr: {
			term: "veri çoğaltma",
			definition:
				"Var olan örnekleri döndürme, kırpma, gürültü ekleme gibi yollarla değiştirip yeni örnekler elde etme.",
		},
		en: {
			term: "data augmentation",
			definition: "Making new examples by changing existing ones: turning, cropping, adding noise.",
		},
		forbidden: ["veri artırma", "veri arttırma"],
		related: ["dataset", "overfitting"],
	},
	{
		id: "bias",
		tr: {
			term: "yanlılık",
			definition:
				"Modelin, verideki çarpıklıkları tekrarlayıp bazı gruplara ya da durumlara karşı sistemli olarak hatalı davranması.",
		},
		en: {
			term: "bias",
			definition:
				"A model repeating the slant of its data and going wrong systematically for some groups or situations.",
		},
		forbidden: ["önyargı", "ön yargı"],
		related: ["fairness", "dataset"],
		explained: "everywhere",
	},
	{
		id: "fairness",
		tr: {
			term: "adillik",
			definition:
				"Modelin başarısının ve hatalarının insan grupları arasında dengeli olması. Ölçmek için sonuçlar gruplara ayrılarak karşılaştırılır.",
		},
		en: {
			term: "fairness",
			definition:
				"A model's success and mistakes being balanced between groups of people. It is measured by comparing results group by group.",
		},
		forbidden: ["hakkaniyet"],
		related: ["bias"],
	},
	{
		id: "privacy",
		tr: {
			term: "gizlilik",
			definition:
				"Kişilere ait bilgilerin yalnızca izin verilen amaçla ve kişilerce görülmesi. Bir sağlayıcıya gönderilen her girdi bu açıdan düşünülmelidir.",
		},
		en: {
			term: "privacy",
			definition:
				"Information about people being seen only by those and for the purpose that it was allowed for. Think of it for every input sent to a provider.",
		},
		forbidden: ["mahremiyet"],
		related: ["personal-data", "provider"],
	},
	{
		id: "personal-data",
		tr: {
			term: "kişisel veri",
			definition:
				"Kimliği belli ya da belirlenebilir bir kişiye ilişkin her bilgi: ad, ses, yüz, adres, sağlık kaydı gibi. İşlenmesi yasayla sınırlıdır.",
		},
		en: {
			term: "personal data",
			definition:
				"Any information about a person who is or can be identified: name, voice, face, address, health record. The law limits what may be done with it.",
		},
		forbidden: ["şahsi veri"],
		related: ["privacy", "named-entity"],
	},
	{
		id: "clustering",
		tr: {
			term: "kümeleme",
			definition:
				"Benzer örnekleri, etiket olmadan gruplara ayırma. Çoğu kez gömmelerin yakınlığına göre yapılır.",
		},
		en: {
			term: "clustering",
			definition:
				"Sorting similar examples into groups without labels, often by how close their embeddings are.",
		},
		forbidden: ["klasterleme", "öbekleme"],
		related: ["unsupervised-learning", "embedding"],
	},
	{
		id: "classification",
		tr: {
			term: "sınıflandırma",
			definition: "Bir girdiye, önceden belli sınıflardan birini ya da birkaçını puanlarıyla verme.",
		},
		en: {
			term: "classification",
			definition: "Giving an input one or more of a set of known classes, with scores.",
		},
		forbidden: ["klasifikasyon"],
		related: ["class", "score"],
		tasks: [
			"text-classification",
			"image-classification",
			"audio-classification",
			"video-classification",
			"tabular-classification",
		],
	},
	{
		id: "regression",
		tr: {
			term: "regresyon",
			definition: "Bir girdiden sayı tahmin etme: bir evin fiyatı, yarınki sıcaklık gibi.",
		},
		en: {
			term: "regression",
			definition: "Predicting a number from an input: the price of a house, tomorrow's temperature.",
		},
		forbidden: ["bağlanım analizi"],
		related: ["root-mean-square-error", "feature"],
		tasks: ["tabular-regression"],
	},
	{
		id: "linear-probing",
		tr: {
			term: "doğrusal yoklama",
			definition:
				"Bir modelin vektörlerini dondurup üzerlerine yalnızca doğrusal bir sınıflandırıcı eğiterek bu vektörlerin ne kadar bilgi taşıdığını ölçme.",
		},
		en: {
			term: "linear probing",
			definition:
				"Measuring how much the vectors of a model carry by freezing them and training only a linear classifier on top.",
		},
		related: ["embedding", "classification"],
		tasks: ["image-feature-extraction", "feature-extraction"],
		explained: "everywhere",
	},
	{
		id: "prediction",
		tr: {
			term: "tahmin",
			definition: "Modelin bir girdi için verdiği çıktı. Gelecekle ilgili olması gerekmez.",
		},
		en: {
			term: "prediction",
			definition: "The output a model gives for an input. It need not be about the future.",
		},
		forbidden: ["öngörüm", "predikt"],
		related: ["inference", "score"],
	},
	{
		id: "estimate",
		tr: {
			term: "kestirim",
			definition:
				"Doğrudan ölçülmeyen bir büyüklüğün veriden hesaplanan yaklaşık değeri: bir görüntüden derinlik gibi.",
		},
		en: {
			term: "estimate",
			also: ["estimation"],
			definition:
				"An approximate value, worked out from data, of something not measured directly, such as depth from a picture.",
		},
		forbidden: ["tahminleme", "estimasyon"],
		related: ["prediction", "depth"],
	},
	{
		id: "backpropagation",
		tr: {
			term: "geri yayılım",
			definition:
				"Kaybın her ağırlığa göre gradyanını, çıktıdan girdiye doğru katman katman hesaplayan yöntem. Eğitimin her adımı ona dayanır.",
		},
		en: {
			term: "backpropagation",
			definition:
				"The method that computes the gradient of the loss for every weight, layer by layer from the output back to the input. Each step of training relies on it.",
		},
		related: ["gradient", "loss"],
		explained: "everywhere",
	},
	{
		id: "dropout",
		tr: {
			term: "seyreltme",
			definition:
				"Eğitimin her adımında birimlerin rastgele bir bölümünü kapatma. Ağ tek bir birime bağlanamaz, bu da aşırı öğrenmeyi azaltır.",
		},
		en: {
			term: "dropout",
			definition:
				"Switching off a random part of the units at each step of training. The network cannot lean on any single unit, which reduces overfitting.",
		},
		related: ["overfitting"],
		explained: "everywhere",
	},
	{
		id: "cross-validation",
		tr: {
			term: "çapraz doğrulama",
			definition:
				"Veriyi birkaç parçaya bölüp her parçayı sırayla sınama kümesi yapma, kalanıyla eğitme. Az veride tek bir bölmeden daha güvenilir bir başarı kestirimi verir.",
		},
		en: {
			term: "cross-validation",
			definition:
				"Splitting data into parts and testing on each in turn after training on the rest. With little data it estimates quality more reliably than a single split.",
		},
		related: ["validation-set", "test-set"],
		explained: "everywhere",
	},
];
