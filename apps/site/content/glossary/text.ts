import type { Term } from "./term.ts";

/** Terms: tokens, prompts and working with language. */
export const TEXT_TERMS: readonly Term[] = [
	{
		id: "token",
		tr: {
			term: "belirteç",
			definition:
				"Modelin metni işlerken kullandığı en küçük parça: bir sözcük, sözcük parçası ya da noktalama. Ücretler ve sınırlar belirteçle sayılır; Türkçe metin, ekleri yüzünden çoğu sözlükte İngilizcesinden çok belirteç tutar.",
		},
		en: {
			term: "token",
			definition:
				"The smallest piece in which a model handles text: a word, part of a word or a punctuation mark. Prices and limits are counted in tokens; because of its endings Turkish needs more of them than English in most vocabularies.",
		},
		forbidden: ["token", "jeton", "simge birim"],
		related: ["tokenizer", "context-window", "vocabulary"],
		tasks: ["token-classification", "text-generation"],
		explained: "everywhere",
	},
	{
		id: "tokenizer",
		tr: {
			term: "belirteçleyici",
			definition:
				"Metni belirteçlere ve onların numaralarına çeviren, modelin sonucunu da yeniden metne dönüştüren araç. Her modelin kendi belirteçleyicisi vardır.",
		},
		en: {
			term: "tokenizer",
			definition:
				"The tool that turns text into tokens and their numbers, and turns a model's result back into text. Every model has its own.",
		},
		forbidden: ["tokenizer", "tokenleştirici", "simgeleştirici", "parçalayıcı"],
		related: ["token", "tokenization", "vocabulary"],
		explained: "everywhere",
	},
	{
		id: "tokenization",
		tr: {
			term: "belirteçleme",
			definition: "Metni belirteçlere ayırma işi.",
		},
		en: {
			term: "tokenization",
			definition: "The act of splitting text into tokens.",
		},
		forbidden: ["tokenizasyon", "tokenleştirme", "tokenlara ayırma"],
		related: ["tokenizer", "token"],
	},
	{
		id: "vocabulary",
		tr: {
			term: "sözlük",
			definition:
				"Belirteçleyicinin tanıdığı belirteçlerin listesi. Bir dilin sözcükleri bu listede az yer tutuyorsa metinleri çok parçaya bölünür.",
		},
		en: {
			term: "vocabulary",
			definition:
				"The list of tokens that a tokenizer knows. Where it holds few words of a language, texts in that language fall into many pieces.",
		},
		forbidden: ["sözcük dağarcığı", "kelime haznesi", "vokabüler"],
		related: ["tokenizer"],
	},
	{
		id: "prompt",
		tr: {
			term: "istem",
			definition: "Modele ne yapacağını anlatan girdi metni. Yönerge, bağlam, örnek ve sorudan oluşabilir.",
		},
		en: {
			term: "prompt",
			definition:
				"The input text that tells a model what to do. It can hold instructions, context, examples and the question.",
		},
		forbidden: ["prompt", "bilgi istemi", "komut istemi"],
		related: ["system-prompt", "few-shot"],
		tasks: ["text-generation", "text-to-image"],
		explained: "everywhere",
	},
	{
		id: "system-prompt",
		tr: {
			term: "sistem istemi",
			definition:
				"Sohbetin başında, modelin nasıl davranacağını söyleyen mesaj. Kullanıcının mesajlarından önce gelir ve bütün sohbette geçerlidir.",
		},
		en: {
			term: "system prompt",
			also: ["system message"],
			definition:
				"The message at the start of a chat that says how the model should behave. It stands before the user's messages and holds for the whole chat.",
		},
		forbidden: ["sistem promptu", "sistem mesajı"],
		related: ["prompt", "chat-template"],
		explained: "everywhere",
	},
	{
		id: "negative-prompt",
		tr: {
			term: "olumsuz istem",
			definition: "Üretilen görüntüde ya da videoda bulunmaması istenenleri sayan metin.",
		},
		en: {
			term: "negative prompt",
			definition: "A text that lists what a generated picture or video should not show.",
		},
		forbidden: ["negatif istem"],
		related: ["prompt", "diffusion-model"],
		tasks: ["text-to-image"],
	},
	{
		id: "prompt-injection",
		tr: {
			term: "istem enjeksiyonu",
			definition:
				"Modele okutulan bir metnin içine, onun yönergelerini değiştirmeye çalışan sözlerin gizlenmesi. Modelin okuduğu hiçbir metne yetki verilmemelidir.",
		},
		en: {
			term: "prompt injection",
			definition:
				"Hiding words in a text that a model will read, in order to change its instructions. No text that a model reads should be trusted with rights.",
		},
		forbidden: ["prompt enjeksiyonu"],
		related: ["prompt", "tool-call"],
		explained: "everywhere",
	},
	{
		id: "context-window",
		tr: {
			term: "bağlam penceresi",
			also: ["bağlam uzunluğu"],
			definition:
				"Modelin bir çağrıda en çok kaç belirteç görebildiği; girdi ve üretilen metin birlikte sayılır. Aşan metin kesilir ya da istek geri çevrilir.",
		},
		en: {
			term: "context window",
			also: ["context length"],
			definition:
				"The most tokens a model can see in one call, input and generated text together. Text beyond it is cut off, or the request is refused.",
		},
		forbidden: ["bağlam boyu", "context penceresi"],
		related: ["token", "truncation"],
		explained: "everywhere",
	},
	{
		id: "truncation",
		tr: {
			term: "kesme",
			definition: "Modelin sınırını aşan metnin fazlasının atılması.",
		},
		en: {
			term: "truncation",
			definition: "Dropping what exceeds the limit of a model.",
		},
		related: ["context-window"],
	},
	{
		id: "chat-template",
		tr: {
			term: "sohbet şablonu",
			definition:
				"Mesaj listesini, modelin eğitimde gördüğü biçimde tek bir metne çeviren kural. Yanlış şablon, kötü yanıtların sık görülen bir nedenidir.",
		},
		en: {
			term: "chat template",
			definition:
				"The rule that turns a list of messages into one text in the form the model saw in training. A wrong template is a frequent cause of poor answers.",
		},
		forbidden: ["sohbet kalıbı"],
		related: ["system-prompt", "special-token"],
		explained: "everywhere",
	},
	{
		id: "special-token",
		tr: {
			term: "özel belirteç",
			definition:
				"Metinde bir sözcük karşılığı olmayan, başlangıç, bitiş ya da boşluk gibi bir şeyi işaretleyen belirteç.",
		},
		en: {
			term: "special token",
			definition:
				"A token that stands for no word but marks something, such as a beginning, an end or a gap.",
		},
		forbidden: ["özel token"],
		related: ["token", "chat-template"],
	},
	{
		id: "stop-sequence",
		tr: {
			term: "durdurma metni",
			definition: "Üretilen metinde göründüğü anda üretimi bitiren dizi.",
		},
		en: {
			term: "stop sequence",
			definition: "A string that ends generation as soon as it appears in the text.",
		},
		forbidden: ["durma dizisi"],
		related: ["sampling"],
		tasks: ["text-generation"],
		explained: "everywhere",
	},
	{
		id: "sampling",
		tr: {
			term: "örnekleme",
			definition:
				"Sıradaki belirteci, modelin verdiği olasılıklara göre rastgele seçme. Aynı girdi her seferinde başka metin verebilir.",
		},
		en: {
			term: "sampling",
			definition:
				"Choosing the next token at random by the probabilities the model gives. The same input can then give a different text each time.",
		},
		forbidden: ["sampling"],
		related: ["temperature", "top-p", "greedy-decoding"],
		tasks: ["text-generation"],
		explained: "in-tasks",
	},
	{
		id: "temperature",
		tr: {
			term: "sıcaklık",
			definition:
				"Örneklemede olasılıkların ne kadar sivri olacağını belirleyen ayar. 0'a yakın değer hep en olasıyı seçtirir, yüksek değer çeşitliliği artırır.",
		},
		en: {
			term: "temperature",
			definition:
				"The setting that decides how peaked the probabilities are in sampling. Near 0 the likeliest token always wins; higher values bring variety.",
		},
		related: ["sampling", "top-p"],
		tasks: ["text-generation", "image-text-to-text"],
		explained: "in-tasks",
	},
	{
		id: "top-p",
		tr: {
			term: "çekirdek örnekleme",
			also: ["top-p"],
			definition:
				"Yalnızca olasılıklarının toplamı verilen orana ulaşan en olası belirteçler arasından seçim yapma.",
		},
		en: {
			term: "nucleus sampling",
			also: ["top-p"],
			definition:
				"Sampling only among the likeliest tokens whose probabilities together reach a given share.",
		},
		related: ["sampling", "top-k"],
		explained: "everywhere",
	},
	{
		id: "top-k",
		tr: {
			term: "en olası k ile örnekleme",
			also: ["top-k"],
			definition: "Yalnızca en olası k belirteç arasından seçim yapma.",
		},
		en: {
			term: "top-k sampling",
			also: ["top-k"],
			definition: "Sampling only among the k likeliest tokens.",
		},
		related: ["sampling", "top-p"],
		explained: "everywhere",
	},
	{
		id: "greedy-decoding",
		tr: {
			term: "açgözlü seçim",
			definition:
				"Her adımda en olası belirteci alma. Sonuç hep aynıdır, ama bütün metin açısından en iyisi olmayabilir.",
		},
		en: {
			term: "greedy decoding",
			definition:
				"Taking the likeliest token at every step. The result is always the same, though it may not be the best text as a whole.",
		},
		forbidden: ["greedy", "hırslı arama"],
		related: ["sampling", "beam-search"],
		explained: "everywhere",
	},
	{
		id: "beam-search",
		tr: {
			term: "ışın araması",
			definition:
				"Her adımda en iyi birkaç adayı birlikte sürdürüp sonunda bütünü en olası olan metni seçen arama. Çeviri ve dökümde kullanılır.",
		},
		en: {
			term: "beam search",
			definition:
				"A search that keeps the best few candidates at every step and in the end picks the text that is likeliest as a whole. It serves translation and transcription.",
		},
		forbidden: ["demet arama", "hüzme araması", "beam search"],
		related: ["greedy-decoding"],
		tasks: ["translation", "summarization", "automatic-speech-recognition"],
		explained: "everywhere",
	},
	{
		id: "seed",
		tr: {
			term: "tohum",
			definition:
				"Rastgele seçimlerin başlangıç sayısı. Aynı tohum, aynı model ve ayarlarla aynı sonucu vermeye yarar.",
		},
		en: {
			term: "seed",
			definition:
				"The number from which random choices start. The same seed serves to get the same result with the same model and settings.",
		},
		related: ["sampling"],
		explained: "everywhere",
	},
	{
		id: "repetition-penalty",
		tr: {
			term: "yineleme cezası",
			definition:
				"Metinde geçmiş belirteçlerin olasılığını düşürerek aynı sözlerin dönüp durmasını önleyen ayar.",
		},
		en: {
			term: "repetition penalty",
			definition:
				"A setting that lowers the probability of tokens already used, so that the text does not go round in circles.",
		},
		forbidden: ["tekrar cezası"],
		related: ["sampling"],
		explained: "everywhere",
	},
	{
		id: "natural-language-processing",
		tr: {
			term: "doğal dil işleme",
			also: ["NLP", "DDİ"],
			definition: "İnsan dilindeki metinleri bilgisayarla çözümleme ve üretme alanı.",
		},
		en: {
			term: "natural language processing",
			also: ["NLP"],
			definition: "The field of analysing and producing human language with computers.",
		},
		related: ["language-model"],
	},
	{
		id: "named-entity",
		tr: {
			term: "adlandırılmış varlık",
			definition:
				"Metinde adı geçen kişi, kurum, yer, tarih gibi varlık. Bunları bulma işine adlandırılmış varlık tanıma denir.",
		},
		en: {
			term: "named entity",
			definition:
				"A person, an organisation, a place, a date or the like named in a text. Finding them is called named entity recognition.",
		},
		forbidden: ["isimlendirilmiş varlık", "varlık ismi"],
		related: ["span"],
		tasks: ["token-classification"],
		explained: "everywhere",
	},
	{
		id: "span",
		tr: {
			term: "aralık",
			definition: "Bir metnin, başlangıç ve bitiş konumlarıyla gösterilen parçası.",
		},
		en: {
			term: "span",
			definition: "A stretch of a text given by where it starts and where it ends.",
		},
		related: ["named-entity"],
		tasks: ["token-classification", "question-answering"],
	},
	{
		id: "lemma",
		tr: {
			term: "sözlük biçimi",
			definition:
				"Bir sözcüğün eklerinden arındırılmış, sözlükte yazıldığı biçimi: “kitaplarımızdan” için “kitap”.",
		},
		en: {
			term: "lemma",
			definition: "The form in which a word stands in a dictionary, without its endings: “go” for “went”.",
		},
		forbidden: ["lemma"],
		related: ["agglutination"],
	},
	{
		id: "agglutination",
		tr: {
			term: "sondan eklemelilik",
			definition:
				"Sözcüklerin, köke art arda eklenen eklerle çekildiği dil özelliği. Türkçede bir kökten binlerce biçim türeyebilir; bu, belirteç sayısını ve arama sonuçlarını etkiler.",
		},
		en: {
			term: "agglutination",
			definition:
				"A language forming words by adding ending after ending to a stem. In Turkish one stem can take thousands of forms, which affects token counts and search.",
		},
		forbidden: ["aglütinasyon"],
		related: ["token", "lemma"],
		explained: "everywhere",
	},
	{
		id: "sentiment",
		tr: {
			term: "duygu",
			definition:
				"Bir metindeki tutum: olumlu, olumsuz ya da nötr. Müşteri yorumlarını ayırmanın en bilinen yoludur.",
		},
		en: {
			term: "sentiment",
			definition:
				"The attitude of a text: positive, negative or neutral. It is the best-known way to sort customer reviews.",
		},
		forbidden: ["duygu durumu analizi", "duygu çözümleme", "hissiyat"],
		related: ["classification"],
		tasks: ["text-classification"],
	},
	{
		id: "summarization",
		tr: {
			term: "özetleme",
			definition:
				"Uzun bir metnin önemli bilgilerini kısa bir metinde verme. Cümleler kaynaktan seçilebilir ya da yeniden yazılabilir.",
		},
		en: {
			term: "summarization",
			also: ["summarisation"],
			definition:
				"Giving the important points of a long text in a short one. Sentences can be taken from the source or written anew.",
		},
		related: ["rouge", "hallucination"],
		tasks: ["summarization"],
	},
	{
		id: "translation",
		tr: {
			term: "çeviri",
			definition: "Bir metnin anlamını başka bir dilde yazma.",
		},
		en: {
			term: "translation",
			definition: "Writing the meaning of a text in another language.",
		},
		forbidden: ["tercüme"],
		related: ["bleu", "chrf"],
		tasks: ["translation"],
	},
	{
		id: "natural-language-inference",
		tr: {
			term: "doğal dil çıkarımı",
			also: ["NLI"],
			definition:
				"Bir cümlenin ötekini doğruladığına, onunla çeliştiğine ya da bu konuda bir şey söylemediğine karar verme. Sıfır örnekle sınıflandırmanın temelidir.",
		},
		en: {
			term: "natural language inference",
			also: ["NLI"],
			definition:
				"Deciding whether one sentence confirms another, contradicts it or leaves it open. Zero-shot classification is built on it.",
		},
		related: ["zero-shot", "classification"],
		tasks: ["zero-shot-classification", "text-classification"],
		explained: "everywhere",
	},
	{
		id: "question-answering",
		tr: {
			term: "soru yanıtlama",
			definition: "Bir soruya verilen metinden, belgeden, tablodan ya da görüntüden yanıt bulma.",
		},
		en: {
			term: "question answering",
			definition: "Finding the answer to a question in a text, a document, a table or a picture.",
		},
		forbidden: ["soru cevaplama"],
		related: ["span", "retrieval-augmented-generation"],
		tasks: [
			"question-answering",
			"table-question-answering",
			"document-question-answering",
			"visual-question-answering",
		],
	},
	{
		id: "retrieval",
		tr: {
			term: "bilgi erişimi",
			also: ["erişim", "getirme"],
			definition: "Büyük bir koleksiyondan sorguya en uygun belgeleri bulma.",
		},
		en: {
			term: "information retrieval",
			also: ["retrieval"],
			definition: "Finding the documents of a large collection that fit a query best.",
		},
		forbidden: ["geri getirme", "erişim modeli", "retrieval"],
		related: ["embedding", "reranking", "retrieval-augmented-generation"],
		tasks: ["text-retrieval", "visual-document-retrieval"],
		explained: "everywhere",
	},
	{
		id: "retrieval-augmented-generation",
		tr: {
			term: "erişimle zenginleştirilmiş üretim",
			also: ["RAG"],
			definition:
				"Soruya uygun belgeleri bulup istemin içine koyan ve yanıtı onlara dayandıran yöntem. Modeli yeniden eğitmeden güncel ve denetlenebilir yanıt almayı sağlar.",
		},
		en: {
			term: "retrieval-augmented generation",
			also: ["RAG"],
			definition:
				"A method that finds documents for a question, puts them into the prompt and bases the answer on them. Answers stay current and can be checked without training the model again.",
		},
		forbidden: ["erişim destekli üretim", "geri getirme destekli üretim", "erişimle artırılmış üretim"],
		related: ["retrieval", "prompt", "hallucination"],
		tasks: ["text-retrieval", "text-generation"],
		explained: "everywhere",
	},
	{
		id: "reranking",
		tr: {
			term: "yeniden sıralama",
			definition:
				"Hızlı bir aramanın getirdiği sonuçları, sorguyla birlikte okuyan daha dikkatli bir modelle yeniden dizme.",
		},
		en: {
			term: "reranking",
			definition:
				"Ordering the results of a fast search again with a more careful model that reads each one together with the query.",
		},
		forbidden: ["tekrar sıralama", "reranking"],
		related: ["ranking", "retrieval"],
		tasks: ["text-ranking"],
		explained: "everywhere",
	},
	{
		id: "ranking",
		tr: {
			term: "sıralama",
			definition: "Seçenekleri bir sorguya ya da ölçüte göre en iyisinden başlayarak dizme.",
		},
		en: {
			term: "ranking",
			definition: "Putting choices in order, best first, by a query or a measure.",
		},
		related: ["reranking", "mean-reciprocal-rank", "ndcg"],
		tasks: ["text-ranking"],
	},
	{
		id: "chunking",
		tr: {
			term: "parçalama",
			definition: "Uzun belgeleri aramaya ya da bağlam penceresine sığacak parçalara bölme.",
		},
		en: {
			term: "chunking",
			definition: "Cutting long documents into pieces that fit a search or a context window.",
		},
		forbidden: ["chunklama"],
		related: ["chunk", "retrieval"],
	},
	{
		id: "query",
		tr: {
			term: "sorgu",
			definition: "Aranan şeyi anlatan metin ya da görüntü.",
		},
		en: {
			term: "query",
			definition: "The text or picture that says what is being looked for.",
		},
		forbidden: ["query"],
		related: ["retrieval"],
	},
	{
		id: "similarity",
		tr: {
			term: "benzerlik",
			definition:
				"İki şeyin ne kadar yakın olduğunu söyleyen sayı; çoğu kez gömmeleri karşılaştırarak bulunur.",
		},
		en: {
			term: "similarity",
			definition: "A number that says how close two things are, mostly found by comparing their embeddings.",
		},
		forbidden: ["similarite"],
		related: ["cosine-similarity", "embedding"],
		tasks: ["sentence-similarity"],
	},
	{
		id: "cosine-similarity",
		tr: {
			term: "kosinüs benzerliği",
			definition:
				"İki vektör arasındaki açının kosinüsü: aynı yönde 1, dik ise 0, ters yönde −1. Gömmeler genellikle bununla karşılaştırılır.",
		},
		en: {
			term: "cosine similarity",
			definition:
				"The cosine of the angle between two vectors: 1 in the same direction, 0 at right angles, −1 in opposite ones. Embeddings are usually compared by it.",
		},
		forbidden: ["cosine benzerliği", "kosinüs yakınlığı"],
		related: ["embedding", "similarity"],
		tasks: ["sentence-similarity", "feature-extraction"],
		explained: "everywhere",
	},
	{
		id: "hallucination",
		tr: {
			term: "uydurma",
			definition:
				"Modelin gerçekte olmayan ya da kaynakta bulunmayan bir bilgiyi akıcı biçimde yazması. Yazının güven vermesi doğruluğunu göstermez.",
		},
		en: {
			term: "hallucination",
			definition:
				"A model fluently writing something that is not true or not in its source. That it sounds sure says nothing about whether it is right.",
		},
		forbidden: ["halüsinasyon", "sanrı"],
		related: ["retrieval-augmented-generation", "large-language-model"],
		tasks: ["text-generation", "summarization"],
		explained: "everywhere",
	},
	{
		id: "chain-of-thought",
		tr: {
			term: "düşünce zinciri",
			also: ["CoT"],
			definition:
				"Dil modelinin yanıttan önce ara adımları yazması. Çok adımlı hesapta doğruluğu artırabilir; yazılan adımlar, modelin yanıta nasıl vardığını her zaman göstermez.",
		},
		en: {
			term: "chain of thought",
			also: ["CoT"],
			definition:
				"Intermediate steps that a language model writes before its answer. They can raise accuracy on work of several steps; what is written does not always show how the model got there.",
		},
		related: ["reasoning-model", "prompt"],
		explained: "everywhere",
	},
	{
		id: "kv-cache",
		tr: {
			term: "KV önbelleği",
			definition:
				"Önceki belirteçlerin dikkat katmanlarında hesaplanmış anahtar ve değer vektörlerini saklayan bellek. Her yeni belirteçte bunları yeniden hesaplamayı önler, metin uzadıkça büyür.",
		},
		en: {
			term: "KV cache",
			definition:
				"Memory that keeps the key and value vectors which attention layers computed for earlier tokens. It saves computing them again for each new token, and grows with the text.",
		},
		related: ["attention", "token", "context-window"],
		explained: "everywhere",
	},
	{
		id: "speculative-decoding",
		tr: {
			term: "spekülatif çözme",
			definition:
				"Küçük bir modelin önerdiği birkaç belirteci büyük modelin tek geçişte denetlemesi. Doğru uygulandığında büyük modelin çıktı dağılımını değiştirmeden üretimi hızlandırır.",
		},
		en: {
			term: "speculative decoding",
			definition:
				"A small model proposes several tokens and the large one checks them in a single pass. Done exactly, it speeds generation up without changing the large model's output distribution.",
		},
		related: ["autoregressive", "sampling"],
		explained: "everywhere",
	},
];
