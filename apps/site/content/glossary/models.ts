import type { Term } from "./term.ts";

/** Terms: what they are made of and how they come about. */
export const MODEL_TERMS: readonly Term[] = [
	{
		id: "artificial-intelligence",
		tr: {
			term: "yapay zekâ",
			also: ["YZ"],
			definition:
				"Görme, dil, karar verme gibi insan zekâsı isteyen işleri yapan yazılımların genel adı. Bugünkü uygulamaların çoğu makine öğrenmesine dayanır.",
		},
		en: {
			term: "artificial intelligence",
			also: ["AI"],
			definition:
				"The general name for software that does work that seems to need human intelligence, such as seeing, using language or deciding. Most of it rests on machine learning today.",
		},
		forbidden: ["suni zekâ"],
		related: ["machine-learning"],
	},
	{
		id: "machine-learning",
		tr: {
			term: "makine öğrenmesi",
			also: ["ML", "makine öğrenimi"],
			definition:
				"Kuralları elle yazmak yerine örneklerden çıkaran yöntemlerin alanı. Sonuç, yeni girdiler için tahmin yapan bir modeldir.",
		},
		en: {
			term: "machine learning",
			also: ["ML"],
			definition:
				"The field of methods that find rules from examples instead of having them written by hand. The result is a model that makes predictions for new input.",
		},
		related: ["model", "training"],
	},
	{
		id: "deep-learning",
		tr: {
			term: "derin öğrenme",
			definition:
				"Çok katmanlı sinir ağlarıyla yapılan makine öğrenmesi. Öznitelikleri insan seçmez; ağ onları veriden kendisi çıkarır.",
		},
		en: {
			term: "deep learning",
			definition:
				"Machine learning with neural networks of many layers. People do not choose the features; the network finds them in the data.",
		},
		related: ["neural-network", "layer"],
	},
	{
		id: "neural-network",
		tr: {
			term: "sinir ağı",
			also: ["yapay sinir ağı"],
			definition:
				"Sayıları çarpıp toplayan ve doğrusal olmayan bir işlevden geçiren basit birimlerin katmanlar hâlinde bağlanmasıyla kurulan model. Ne hesapladığını ağırlıkları belirler.",
		},
		en: {
			term: "neural network",
			definition:
				"A model built of simple units that multiply, add and bend numbers, joined in layers. Its weights decide what it computes.",
		},
		related: ["layer", "weights", "deep-learning"],
	},
	{
		id: "model",
		tr: {
			term: "model",
			definition:
				"Girdiyi çıktıya dönüştüren, değerleri veriden öğrenilmiş hesap. Bir modelin mimarisi hesabın biçimini, ağırlıkları ise öğrendiklerini taşır.",
		},
		en: {
			term: "model",
			definition:
				"A computation that turns input into output, with values learned from data. The architecture is the form of the computation; the weights hold what was learned.",
		},
		related: ["weights", "architecture", "checkpoint"],
	},
	{
		id: "architecture",
		tr: {
			term: "mimari",
			definition:
				"Modelin katmanlarının türü, sayısı ve bağlanma biçimi. Aynı mimari farklı verilerle eğitilerek çok değişik modeller verir.",
		},
		en: {
			term: "architecture",
			definition:
				"The kinds, number and wiring of a model's layers. The same architecture trained on different data gives very different models.",
		},
		related: ["layer", "transformer"],
	},
	{
		id: "layer",
		tr: {
			term: "katman",
			definition:
				"Modelin, girdisini bir kez dönüştürüp sonrakine aktaran bölümü. Derin modeller onlarca katmanı art arda dizer.",
		},
		en: {
			term: "layer",
			definition:
				"A part of a model that transforms its input once and hands the result to the next. Deep models stack dozens of them.",
		},
		forbidden: ["layer"],
		related: ["architecture", "neural-network"],
	},
	{
		id: "weights",
		tr: {
			term: "ağırlıklar",
			also: ["ağırlık"],
			definition:
				"Eğitimde öğrenilen ve modelin davranışını belirleyen sayılar. İndirdiğiniz model dosyası büyük ölçüde bunlardan oluşur.",
		},
		en: {
			term: "weights",
			also: ["weight"],
			definition:
				"The numbers learned in training that decide how a model behaves. A model file that you download consists mostly of them.",
		},
		related: ["parameter", "open-weights", "checkpoint"],
		explained: "everywhere",
	},
	{
		id: "parameter",
		tr: {
			term: "parametre",
			definition:
				"Modelin eğitimde öğrenilen sayılarından her biri; “8 milyar parametreli model” bu sayıların adedini söyler. Bir çağrıda verilen ayarlara da parametre denir.",
		},
		en: {
			term: "parameter",
			definition:
				"One of the numbers that a model learns in training; “a model of 8 billion parameters” counts them. The settings passed with a call are called parameters too.",
		},
		related: ["weights", "hyperparameter"],
	},
	{
		id: "hyperparameter",
		tr: {
			term: "hiperparametre",
			also: ["üstparametre"],
			definition:
				"Eğitimden önce insanın seçtiği ayar: öğrenme hızı, yığın boyu, katman sayısı gibi. Veriden öğrenilmez.",
		},
		en: {
			term: "hyperparameter",
			definition:
				"A setting that people choose before training, such as learning rate, batch size or number of layers. It is not learned from data.",
		},
		forbidden: ["aşırı parametre"],
		related: ["learning-rate", "batch", "parameter"],
		explained: "everywhere",
	},
	{
		id: "checkpoint",
		tr: {
			term: "denetim noktası",
			definition:
				"Eğitimin belli bir anında kaydedilmiş ağırlıklar. Eğitim oradan sürdürülebilir ya da model o hâliyle kullanılabilir.",
		},
		en: {
			term: "checkpoint",
			definition:
				"The weights as saved at one moment of training. Training can go on from there, or the model can be used as it is.",
		},
		forbidden: ["kontrol noktası", "checkpoint"],
		related: ["weights", "training"],
		explained: "everywhere",
	},
	{
		id: "open-weights",
		tr: {
			term: "açık ağırlıklı",
			definition:
				"Ağırlıkları indirilip kendi donanımınızda çalıştırılabilen model için kullanılır. Eğitim verisinin ya da kodunun açık olduğu anlamına gelmez; izinleri lisans belirler.",
		},
		en: {
			term: "open weights",
			also: ["open-weight"],
			definition:
				"Said of a model whose weights can be downloaded and run on your own hardware. It does not mean that the training data or code is open; the licence says what is allowed.",
		},
		related: ["weights", "licence"],
		explained: "everywhere",
	},
	{
		id: "licence",
		tr: {
			term: "lisans",
			definition:
				"Bir modelin ya da veri kümesinin kimlerce, hangi amaçla kullanılabileceğini söyleyen koşullar. Ticari kullanıma izin verip vermediği seçimden önce okunmalıdır.",
		},
		en: {
			term: "licence",
			also: ["license"],
			definition:
				"The terms that say who may use a model or a dataset, and for what. Look before you choose whether they allow commercial use.",
		},
		related: ["open-weights", "model-card"],
	},
	{
		id: "model-card",
		tr: {
			term: "model kartı",
			definition:
				"Modelin ne için eğitildiğini, hangi veriyle ölçüldüğünü, sınırlarını ve lisansını anlatan belge. Hub'da her modelin sayfasında durur.",
		},
		en: {
			term: "model card",
			definition:
				"The document that says what a model was trained for, how it was measured, where its limits are and under which licence it comes. On the Hub it is the model's page.",
		},
		forbidden: ["model kartonu"],
		related: ["licence", "hub"],
	},
	{
		id: "transformer",
		tr: {
			term: "dönüştürücü mimarisi",
			definition:
				"Dizideki her ögenin ötekilere ne kadar bakacağını dikkat mekanizmasıyla hesaplayan mimari. Dil modellerinin hemen hepsi, görüntü ve ses modellerinin birçoğu ona dayanır.",
		},
		en: {
			term: "transformer architecture",
			also: ["transformer"],
			definition:
				"An architecture in which attention computes how much each item of a sequence looks at the others. Nearly all language models and many image and audio models are built on it.",
		},
		forbidden: ["transformatör"],
		related: ["attention", "encoder", "decoder"],
		explained: "everywhere",
	},
	{
		id: "attention",
		tr: {
			term: "dikkat mekanizması",
			also: ["dikkat"],
			definition:
				"Bir ögeyi işlerken dizideki hangi ögelerin ne kadar önemli olduğunu hesaplayan katman. Hesap maliyeti, metin uzadıkça uzunluğun karesiyle artar.",
		},
		en: {
			term: "attention",
			also: ["attention mechanism"],
			definition:
				"A layer that computes how much each item of a sequence matters while one of them is processed. Its cost grows with the square of the length.",
		},
		forbidden: ["ilgi mekanizması", "attention"],
		related: ["transformer", "context-window"],
		explained: "everywhere",
	},
	{
		id: "attention-head",
		tr: {
			term: "dikkat başı",
			definition:
				"Dikkat mekanizmasının bir katmanda yan yana çalışan bölümlerinden biri. Her baş, ögelerin birbirine ne kadar bakacağını kendi ağırlıklarıyla hesaplar.",
		},
		en: {
			term: "attention head",
			definition:
				"One of the parts of attention that work side by side in a layer. Each computes with weights of its own how much the items look at each other.",
		},
		forbidden: ["dikkat başlığı"],
		related: ["attention", "layer"],
	},
	{
		id: "encoder",
		tr: {
			term: "kodlayıcı",
			definition:
				"Girdiyi, anlamını taşıyan vektörlere çeviren bölüm. Sınıflandırma ve arama için çoğu kez tek başına yeter.",
		},
		en: {
			term: "encoder",
			definition:
				"The part that turns input into vectors that carry its meaning. For classification and search it is often enough on its own.",
		},
		forbidden: ["enkoder", "encoder"],
		related: ["decoder", "embedding"],
		explained: "everywhere",
	},
	{
		id: "decoder",
		tr: {
			term: "kod çözücü",
			definition:
				"Vektörlerden çıktıyı adım adım kuran bölüm. Sohbet modellerinin çoğu yalnızca kod çözücüden oluşur.",
		},
		en: {
			term: "decoder",
			definition:
				"The part that builds the output step by step from vectors. Most chat models consist of a decoder alone.",
		},
		forbidden: ["dekoder", "decoder", "çözücü kod"],
		related: ["encoder", "autoregressive"],
		explained: "everywhere",
	},
	{
		id: "convolutional-network",
		tr: {
			term: "evrişimli ağ",
			also: ["evrişimli sinir ağı", "CNN"],
			definition:
				"Küçük süzgeçleri görüntünün üzerinde gezdirerek kenar, doku ve parça gibi örüntüleri bulan sinir ağı. Az veriyle ve hızlı çalışmasıyla hâlâ yaygındır.",
		},
		en: {
			term: "convolutional network",
			also: ["convolutional neural network", "CNN"],
			definition:
				"A neural network that slides small filters over a picture to find edges, textures and parts. It remains common because it works fast and with little data.",
		},
		forbidden: ["konvolüsyonel ağ", "konvolüsyon"],
		related: ["neural-network", "feature"],
		tasks: ["image-classification", "object-detection"],
	},
	{
		id: "mixture-of-experts",
		tr: {
			term: "uzman karışımı",
			also: ["MoE"],
			definition:
				"Katmanları birçok alt ağdan oluşan ve her belirteç için bunların yalnızca birkaçını çalıştıran mimari. Bellekte bütün model durur, hesap ise küçük bir modelinki kadardır.",
		},
		en: {
			term: "mixture of experts",
			also: ["MoE"],
			definition:
				"An architecture whose layers hold many small networks and run only a few of them for each token. The whole model sits in memory, but the computation is that of a small one.",
		},
		related: ["parameter", "latency"],
		explained: "everywhere",
	},
	{
		id: "language-model",
		tr: {
			term: "dil modeli",
			also: ["LM"],
			definition:
				"Bir metnin devamındaki ya da boşluğundaki belirteçlerin olasılığını hesaplayan model. Metin üretmek, bu olasılıklardan tekrar tekrar seçim yapmaktır.",
		},
		en: {
			term: "language model",
			also: ["LM"],
			definition:
				"A model that computes how likely tokens are to come next or to fill a gap in a text. Writing text means choosing from these probabilities again and again.",
		},
		related: ["token", "large-language-model"],
		tasks: ["text-generation", "fill-mask"],
	},
	{
		id: "large-language-model",
		tr: {
			term: "büyük dil modeli",
			also: ["LLM", "BDM"],
			definition:
				"Çok büyük miktarda metinle eğitilmiş, milyarlarca parametreli dil modeli. Yönergelerle pek çok işi ince ayar gerekmeden yapar.",
		},
		en: {
			term: "large language model",
			also: ["LLM"],
			definition:
				"A language model of billions of parameters trained on very large amounts of text. Told what to do, it handles many jobs without fine-tuning.",
		},
		related: ["language-model", "prompt", "hallucination"],
		tasks: ["text-generation"],
	},
	{
		id: "base-model",
		tr: {
			term: "taban model",
			definition:
				"Yalnızca ön eğitimden geçmiş, henüz yönergeleri izlemeyi öğrenmemiş model. Metni sürdürür, soruyu yanıtlamayabilir.",
		},
		en: {
			term: "base model",
			definition:
				"A model that has only been pretrained and has not yet learned to follow instructions. It continues a text and may not answer a question.",
		},
		forbidden: ["baz model"],
		related: ["pretraining", "instruction-tuning"],
	},
	{
		id: "instruction-tuning",
		tr: {
			term: "yönergeyle ince ayar",
			definition:
				"Taban modele, yönerge ve iyi yanıt çiftleriyle istenileni yapmayı öğreten ince ayar. Sohbet modelleri bu adımdan geçer.",
		},
		en: {
			term: "instruction tuning",
			definition:
				"Fine-tuning on pairs of instruction and good answer that teaches a base model to do what it is asked. Chat models go through this step.",
		},
		forbidden: ["talimat ayarı"],
		related: ["base-model", "fine-tuning"],
	},
	{
		id: "reasoning-model",
		tr: {
			term: "akıl yürüten model",
			definition:
				"Yanıttan önce çözüm adımlarını yazan dil modeli. Zor sorular için yapılmıştır; fazladan belirteç ve zaman harcar.",
		},
		en: {
			term: "reasoning model",
			definition:
				"A language model that writes out steps before it answers. It is made for hard questions and spends more tokens and time.",
		},
		related: ["large-language-model", "token"],
		explained: "everywhere",
	},
	{
		id: "multimodal-model",
		tr: {
			term: "çok kipli model",
			definition: "Metin, görüntü, ses ya da videodan birden çoğunu birlikte alan veya üreten model.",
		},
		en: {
			term: "multimodal model",
			definition: "A model that takes or produces more than one of text, pictures, sound and video.",
		},
		forbidden: ["multimodal", "çok modlu", "çoklu kipli"],
		related: ["modality", "vision-language-model"],
		tasks: ["any-to-any", "image-text-to-text"],
	},
	{
		id: "vision-language-model",
		tr: {
			term: "görüntü ve dil modeli",
			also: ["VLM"],
			definition:
				"Görüntü kodlayıcısını bir dil modeline bağlayan ve görüntü hakkında yazı yazabilen çok kipli model.",
		},
		en: {
			term: "vision language model",
			also: ["VLM"],
			definition:
				"A multimodal model that joins an image encoder to a language model and can write about pictures.",
		},
		related: ["multimodal-model", "encoder"],
		tasks: ["image-text-to-text", "visual-question-answering"],
	},
	{
		id: "modality",
		tr: {
			term: "kip",
			definition:
				"Verinin türü: metin, görüntü, ses, video, tablo gibi. Bir görev, girdisinin ve çıktısının kipiyle tanımlanır.",
		},
		en: {
			term: "modality",
			definition:
				"The kind of data: text, picture, sound, video, table and so on. A task is defined by the modality of its input and output.",
		},
		forbidden: ["modalite"],
		related: ["multimodal-model", "task"],
	},
	{
		id: "diffusion-model",
		tr: {
			term: "difüzyon modeli",
			definition:
				"Rastgele gürültüden başlayıp her adımda gürültünün bir bölümünü silerek görüntü, video ya da ses üreten model. Adım sayısı kalite ile süre arasındaki dengedir.",
		},
		en: {
			term: "diffusion model",
			definition:
				"A model that starts from random noise and removes some of it at every step until a picture, a video or sound appears. The number of steps trades quality against time.",
		},
		forbidden: ["yayılım modeli", "yayınım modeli"],
		related: ["noise", "latent-space", "guidance-scale"],
		tasks: ["text-to-image", "text-to-video"],
		explained: "everywhere",
	},
	{
		id: "adapter",
		tr: {
			term: "uyarlayıcı",
			also: ["LoRA"],
			definition:
				"Asıl ağırlıklara dokunmadan modele eklenen küçük ağırlık dosyası. Yeni bir üslubu ya da görevi, bütün modeli yeniden eğitmeden öğretir; LoRA en yaygın türüdür.",
		},
		en: {
			term: "adapter",
			also: ["LoRA"],
			definition:
				"A small file of weights added to a model while its own weights stay as they are. It teaches a new style or job without training the whole model again; LoRA is the commonest kind.",
		},
		forbidden: ["adaptör"],
		related: ["fine-tuning", "weights"],
		tasks: [
			"text-to-image",
			"image-to-image",
			"text-generation",
			"audio-text-to-text",
			"image-text-to-image",
		],
		explained: "in-tasks",
	},
	{
		id: "quantization",
		tr: {
			term: "nicemleme",
			definition:
				"Ağırlıkları daha az bitle saklayarak modeli küçültme. 16 bitten 4 bite inmek belleği dörtte bire düşürür; kalite biraz azalabilir.",
		},
		en: {
			term: "quantization",
			also: ["quantisation"],
			definition:
				"Making a model smaller by storing its weights with fewer bits. Going from 16 to 4 bits cuts memory to a quarter and can cost some quality.",
		},
		forbidden: ["kuantizasyon", "kuantalama", "niceleme"],
		related: ["weights", "distillation"],
		explained: "everywhere",
	},
	{
		id: "distillation",
		tr: {
			term: "damıtma",
			definition:
				"Küçük bir modeli, büyük bir modelin çıktılarını taklit edecek biçimde eğitme. Sonuç daha hızlıdır ve büyüğünün kalitesine yaklaşır.",
		},
		en: {
			term: "distillation",
			also: ["knowledge distillation"],
			definition:
				"Training a small model to imitate the output of a large one. The result is faster and comes close to its teacher.",
		},
		forbidden: ["distilasyon"],
		related: ["quantization", "latency"],
		explained: "everywhere",
	},
	{
		id: "autoregressive",
		tr: {
			term: "özbağlanımlı",
			definition:
				"Çıktısını parça parça üreten ve her parçayı öncekilere bakarak seçen model için kullanılır. Dil modelleri metni böyle yazar.",
		},
		en: {
			term: "autoregressive",
			definition:
				"Said of a model that produces its output piece by piece and chooses each piece by looking at those before. Language models write this way.",
		},
		forbidden: ["otoregresif"],
		related: ["decoder", "sampling"],
		explained: "everywhere",
	},
	{
		id: "embedding",
		tr: {
			term: "gömme",
			also: ["gömme vektörü"],
			definition:
				"Bir metnin, görüntünün ya da sesin anlamını taşıyan sayı dizisi. Anlamca yakın olanların gömmeleri de birbirine yakındır; arama ve kümeleme bununla yapılır.",
		},
		en: {
			term: "embedding",
			definition:
				"A list of numbers that carries the meaning of a text, a picture or a sound. Things of similar meaning have embeddings close together, which is how search and clustering work.",
		},
		forbidden: ["embedding", "gömülüm", "gömülme vektörü", "yerleştirme vektörü"],
		related: ["vector", "cosine-similarity", "retrieval"],
		tasks: ["feature-extraction", "sentence-similarity", "image-feature-extraction"],
		explained: "everywhere",
	},
	{
		id: "vector",
		tr: {
			term: "vektör",
			definition:
				"Sırası belli sayılardan oluşan dizi. Kaç sayıdan oluştuğuna boyut sayısı denir; 768 boyutlu bir vektör 768 sayıdır.",
		},
		en: {
			term: "vector",
			definition:
				"A list of numbers in a fixed order. How many there are is called its dimension; a vector of 768 dimensions is 768 numbers.",
		},
		related: ["embedding"],
	},
	{
		id: "latent-space",
		tr: {
			term: "gizli uzay",
			definition:
				"Modelin veriyi sıkıştırılmış vektörler olarak işlediği, doğrudan görülmeyen temsil. Görüntü modelleri hesabı pikseller yerine burada yaparak zamandan kazanır.",
		},
		en: {
			term: "latent space",
			definition:
				"The hidden representation in which a model handles data as compressed vectors. Image models save time by computing here instead of on pixels.",
		},
		forbidden: ["latent uzay", "örtük uzay"],
		related: ["diffusion-model", "vector"],
		explained: "everywhere",
	},
	{
		id: "feature",
		tr: {
			term: "öznitelik",
			definition:
				"Veriyi betimleyen ölçülebilir özellik: bir evin alanı, bir görüntünün kenarları gibi. Model tahminini bunlara bakarak yapar.",
		},
		en: {
			term: "feature",
			definition:
				"A measurable property that describes data: the area of a house, the edges in a picture. A model predicts by looking at features.",
		},
		forbidden: ["öz nitelik", "feature"],
		related: ["embedding", "tabular-data"],
		tasks: ["feature-extraction", "tabular-classification"],
	},
	{
		id: "variational-autoencoder",
		tr: {
			term: "değişimsel otokodlayıcı",
			also: ["VAE"],
			definition:
				"Girdiyi küçük bir olasılık dağılımına kodlayıp oradan yeniden kuran model. Görüntü ve video modelleri, küçültülmüş gizli uzayda çalışmak için onu kullanır.",
		},
		en: {
			term: "variational autoencoder",
			also: ["VAE"],
			definition:
				"A model that encodes its input as a small probability distribution and rebuilds the input from it. Image and video models use one to work in a smaller latent space.",
		},
		related: ["latent-space", "encoder", "decoder"],
		explained: "everywhere",
	},
	{
		id: "generative-adversarial-network",
		tr: {
			term: "çekişmeli üretici ağ",
			also: ["GAN"],
			definition:
				"Biri örnek üreten, öteki onu gerçeğinden ayırmaya çalışan iki ağın birlikte eğitildiği model. Üretici, ayırt edici onu yakalayamaz olana dek gelişir.",
		},
		en: {
			term: "generative adversarial network",
			also: ["GAN"],
			definition:
				"A model of two networks trained together: one generates samples, the other tries to tell them from real ones. The generator improves until it is hard to catch.",
		},
		related: ["neural-network", "diffusion-model"],
		explained: "everywhere",
	},
	{
		id: "flow-matching",
		tr: {
			term: "akış eşleme",
			definition:
				"Gürültüyü veriye taşıyan hız alanını öğreten eğitim yöntemi. Üretim sırasında model, gürültüden başlayıp bu alanı adım adım izler.",
		},
		en: {
			term: "flow matching",
			definition:
				"A way of training that teaches a model the velocity field which carries noise to data. To generate, it starts from noise and follows that field step by step.",
		},
		related: ["diffusion-model"],
		explained: "everywhere",
	},
	{
		id: "gguf",
		tr: {
			term: "GGUF",
			definition:
				"Ağırlıkları, belirteçleyiciyi ve ayarları tek dosyada taşıyan model biçimi. llama.cpp ve ona dayanan programlar, çoğunlukla nicemlenmiş modelleri bu biçimden çalıştırır.",
		},
		en: {
			term: "GGUF",
			definition:
				"A file format that holds weights, tokenizer and settings of a model together. llama.cpp and programs built on it run mostly quantized models from it.",
		},
		related: ["quantization", "weights"],
		explained: "everywhere",
	},
];
