/**
 * Words that readers use for one idea beside those of the glossary; the first of a row is the site's own. Rows hold
 * Turkish and English alike, because readers mix them.
 */
export const EVERYDAY_WORDS: readonly (readonly string[])[] = [
	["görüntü", "resim", "fotoğraf", "görsel", "image", "picture", "photo"],
	["metin", "yazı", "text"],
	["ses", "ses kaydı", "audio", "sound", "recording"],
	["konuşma", "speech", "voice"],
	["sözcük", "kelime", "word"],
	["yanıt", "cevap", "answer", "reply", "response"],
	[
		"ücretlendirme",
		"ücret",
		"fiyat",
		"fatura",
		"maliyet",
		"pahalı",
		"ucuz",
		"billing",
		"price",
		"pricing",
		"cost",
	],
	["anahtar", "api key", "api anahtarı", "access token", "hf token", "key"],
	["hata", "error", "exception", "istisna"],
	["kurulum", "kurmak", "kurulur", "kurma", "yükleme", "install", "installation", "setup", "npm install"],
	["sınama", "test", "deneme", "testing"],
	["sohbet", "chat", "chatbot", "sohbet botu", "sohbet robotu"],
	["yedek", "fallback", "failover", "backup"],
	["yeniden deneme", "tekrar deneme", "yineleme", "retry"],
	["iptal", "durdurma", "vazgeçme", "cancel", "abort"],
	["kuyruk", "queue", "uzun süren", "long running"],
	["tarayıcı", "browser", "react", "frontend", "web uygulaması"],
	["kendi uç noktanız", "kendi sunucu", "yerel", "local", "localhost", "self-hosted"],
	["simülatör", "simulator", "mock", "sahte sunucu", "taklit sunucu"],
	["geçiş", "taşıma", "migrate", "migration", "moving"],
	["üretim", "yayın", "production", "deploy", "canlı ortam"],
	["kimlik doğrulama", "authentication", "auth", "oturum açma"],
	["özet", "özetleme", "kısaltma", "summary", "summarize", "tldr"],
	["çeviri", "tercüme", "translate", "translation"],
	["tespit", "bulma", "algılama", "saptama", "detect", "detection"],
	["tahmin", "kestirim", "öngörü", "predict", "prediction", "forecast"],
	["üretme", "oluşturma", "yaratma", "çizdirme", "generate", "create", "make"],
	["seçme", "choose", "choosing", "pick", "hangisi"],
	["ölçüt", "metrik", "ölçme", "ölçülür", "değerlendirme", "başarı", "metric", "evaluate", "evaluation"],
	["adlandırılmış varlık", "NER", "named entity", "named entity recognition", "varlık tanıma"],
	["3B", "3D", "üç boyutlu", "three-dimensional"],
	["çizge", "sosyal ağ", "graph", "network"],
	["soru", "sorma", "sormak", "question", "ask"],
	["konut", "ev", "house"],
	["belge", "doküman", "PDF", "document"],
	["getirme", "arama", "retrieval", "search"],
	["kişisel veri", "KVKK", "GDPR", "personal data"],
	["uydurma", "hallucination", "gerçek olmayan", "making things up", "made up"],
	["toplu", "yığın", "batch", "bulk"],
	["tohum", "seed", "deterministik", "hep aynı sonuç", "deterministic", "reproducible"],
	["başlarken", "başlangıç", "ilk adım", "getting started", "quick start", "quickstart"],
];

/** Words that carry no idea of their own; folded. A query that has others is searched by those. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
	[
		"ne nedir nasil neden nicin nerede nereden nereye nasildir hangi hangisi kim kac kadar mi mu",
		"bir bu su o ve veya ya da de ile icin gibi ama ancak daha en cok olan olarak olur oluyor var yok",
		"demek yapilir yapmak yapma yapilan etmek etme istiyorum gerekir kullanilir calisir",
		"a an the is are was what which how why where when who do does did to of in on at for from with and or",
		"i my me you your it its can could should be been get this that there into not",
	]
		.join(" ")
		.split(" "),
);
