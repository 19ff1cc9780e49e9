import type { Route } from "../../../lib/urls/paths.ts";

/** Other names for pages that do not contain them, in both languages. */
export const OTHER_NAMES: Readonly<Partial<Record<Route, string>>> = {
	"/docs/": "belge doküman kılavuz documentation docs guides api başvurusu reference",
	"/docs/transformers/":
		"desteklenen modeller tablosu bütün modeller model listesi PyTorch TensorFlow Flax supported models table frameworks",
	"/docs/getting-started/installation/":
		"npm install yükleme kurulum setup Node sürüm Deno Bun TypeScript version",
	"/docs/concepts/inside-a-language-model/":
		"LLM nasıl çalışır GPT softmax logit sıcaklık temperature top-k top-p tohum seed attention dikkat görselleştirme how it works visualization",
	"/docs/how-to/browser/": "CORS web sayfası frontend React client side",
	"/docs/how-to/self-hosted-endpoints/":
		"Ollama vLLM TGI llama.cpp localhost yerel local server kendi sunucum evde çalıştırma on-premise",
	"/docs/how-to/migrate/": "huggingface.js Hugging Face inference",
	"/docs/how-to/keys-and-billing/":
		"API key HF_TOKEN fiyat pricing free ücretsiz sızma sızdırma güvenlik leak security kuruluş organization billTo",
	"/tasks/": "görev kataloğu bütün görevler task catalogue all tasks",
	"/providers/": "bütün sağlayıcılar karşılaştırma inference providers compare",
	"/providers/hf-inference/": "Hugging Face",
	"/playground/": "dene çalıştır çevrimiçi playground try run online demo",
	"/measure/": "ölçüm kıyaslama benchmark eval kendi verim model seçimi compare evaluate own data csv",
	"/chat-template/": "sohbet şablonu jinja chat template istem prompt",
	"/errors/": "hata kodları hata mesajları error codes messages",
	"/errors/api/":
		"HTTP durum kodu status code 400 401 unauthorized 402 payment 403 forbidden 404 not found 422 429 too many requests 500 502 503 service unavailable model yükleniyor loading",
	"/errors/timeout/": "yanıt gelmiyor cevap gelmiyor bekliyor donuyor takıldı hang no response slow",
	"/errors/network/": "bağlantı yok koptu internet fetch failed ECONNREFUSED ENOTFOUND connection",
	"/errors/no-model/": "model bulunamadı yanlış ad not found 404 typo",
	"/errors/no-provider/": "sunan yok bulunamadı not available",
	"/errors/key-required/": "anahtar eksik yok missing api key",
	"/errors/truncated/": "yarıda kesildi yarım kaldı eksik yanıt cut off ended early incomplete",
	"/errors/bad-json/": "JSON parse error SyntaxError Unexpected token",
	"/errors/bad-file/": "base64 bozuk görüntü bozuk resim broken image corrupt file",
	"/errors/too-large/": "çok büyük boyut sınırı size limit",
	"/glossary/": "terimler dizini glossary terms dictionary",
	"/libraries/": "kütüphane paket çerçeve library framework",
	"/metrics/": "hesaplama hesaplayıcı ölçme değerlendirme başarı puan metric calculator evaluation score",
	"/changes/": "yenilikler değişiklik günlüğü güncellemeler changelog updates what is new feed atom rss",
	"/about-the-data/": "verinin kaynağı kaynaklar nereden tarih data source sources licence",
	"/docs/getting-started/quick-tour/": "başlangıç giriş tanıtım getting started introduction overview",
	"/docs/getting-started/first-call/":
		"başlangıç ilk istek merhaba dünya hello world first request quickstart curl Python JavaScript örnek kod example code",
	"/docs/tutorials/chat-with-streaming/": "sohbet botu chatbot asistan ChatGPT benzeri assistant",
	"/docs/tutorials/embeddings-and-search/": "anlamsal semantik arama vektör RAG semantic vector search",
	"/docs/tutorials/image-generation/": "resim üretme görsel oluşturma generate images",
	"/docs/tutorials/speech-to-text/": "sesi yazıya çevirme deşifre transcribe transcription",
	"/docs/tutorials/from-choosing-to-production/": "üretime alma canlı ortam canlıya alma production deploy",
	"/docs/how-to/choose-a-model/":
		"hangi model en iyi karşılaştırma kendi verim değerlendirme ölçme evaluate evaluation compare models own data eval",
	"/docs/how-to/million-rows/":
		"toplu işlem kuyruk Redis BullMQ büyük veri batch bulk queue worker resume pusula CLI komut satırı",
	"/docs/how-to/model-exam-in-ci/":
		"sürekli entegrasyon GitHub Actions eşik regresyon testi continuous integration threshold regression eval",
	"/docs/how-to/choose-a-provider/":
		"hangi sağlayıcı en iyi en ucuz en hızlı karşılaştırma best cheapest fastest compare",
	"/docs/how-to/errors/": "try catch hata yakalama exception handling InferenceError",
	"/docs/how-to/structured-output/":
		"JSON çıktı şema fonksiyon çağırma araç function calling tool use JSON mode schema",
	"/docs/how-to/queue-jobs/":
		"uzun süren iş bekleme arka planda webhook async long running background toplu istek batch poll yoklama resume sürdürme",
	"/docs/how-to/failover/": "sağlayıcı çökerse yedek fallback backup down outage",
	"/docs/how-to/retries-and-timeouts/":
		"zaman aşımı yineleme bekleme iptal AbortSignal maxRetries timeoutMs rate limit cancel abort backoff",
	"/docs/how-to/testing-with-the-simulator/":
		"test mock sahte ağsız çevrimdışı birim testi unit test fake offline arıza kaydetme record replay fault inject test double",
	"/docs/concepts/tokens/": "token sayısı maliyet Türkçe pahalı token count cost",
	"/docs/concepts/streaming/": "akış parça parça SSE server-sent events chunk",
	"/docs/concepts/leaderboards/": "hangi model daha iyi kıyaslama benchmark ranking compare models",
	"/docs/concepts/routing-and-authentication/":
		"router yönlendirme oturum kimlik auth authorization başlık header",
	"/docs/concepts/modalities/": "modalite veri türü metin görüntü ses modality",
	"/docs/concepts/tasks/": "hangi görev görev seçme pipeline type task choice",
	"/tasks/any-to-any/": "çok amaçlı model omni tek model her girdi her çıktı multimodal",
	"/tasks/audio-classification/":
		"ses türü tanıma kuş sesi müzik türü duygu komut siren olay algılama sound event genre emotion",
	"/tasks/audio-text-to-text/": "sesle sohbet sesi anlama sesli soru voice chat audio understanding",
	"/tasks/audio-to-audio/":
		"gürültü temizleme ses iyileştirme vokal ayırma kaynak ayrıştırma denoise enhance separation",
	"/tasks/automatic-speech-recognition/":
		"sesi yazıya çevirme deşifre altyazı döküm dikte konuşmadan metne speech to text transcribe subtitles dictation",
	"/tasks/depth-estimation/": "derinlik haritası mesafe uzaklık depth map distance",
	"/tasks/document-question-answering/":
		"fatura fiş sözleşme form pdf belgeden bilgi çıkarma invoice receipt contract scan docvqa",
	"/tasks/feature-extraction/": "gömme vektör embedding embeddings vektöre çevirme",
	"/tasks/fill-mask/":
		"boşluk doldurma eksik sözcük tamamlama kelime tahmini masked language model missing word cloze",
	"/tasks/graph-ml/": "graf düğüm ağ sosyal ağ molekül bağlantı tahmini node link molecule",
	"/tasks/image-classification/":
		"resim tanıma fotoğraf sınıflandırma kategori etiketleme recognize photo label",
	"/tasks/image-feature-extraction/":
		"görsel arama benzer resim bulma visual search similar images embedding",
	"/tasks/image-segmentation/":
		"arka plan silme kaldırma ayırma piksel segmentasyon background removal pixel",
	"/tasks/image-text-to-image/": "resim düzenleme yönergeyle görüntü değiştirme image editing instruction",
	"/tasks/image-text-to-text/": "resimle sohbet görsele soru resmi anlama VLM chat with image describe",
	"/tasks/image-text-to-video/": "resim ve yazıdan video hareketlendirme",
	"/tasks/image-to-3d/": "resimden üç boyutlu model fotoğraftan 3D mesh",
	"/tasks/image-to-image/":
		"fotoğraf iyileştirme renklendirme çözünürlük artırma büyütme stil aktarma onarma img2img upscale colorize restore style transfer",
	"/tasks/image-to-text/":
		"resim yazıya altyazı betimleme resmi anlatma yazı okuma OCR caption captioning describe read text plaka tabela licence plate sign",
	"/tasks/image-to-video/": "fotoğrafı hareketlendirme canlandırma animasyon animate",
	"/tasks/keypoint-detection/": "poz duruş iskelet eklem el yüz noktaları pose skeleton landmarks",
	"/tasks/mask-generation/": "nesneyi kesme segment anything SAM cut out",
	"/tasks/multiple-choice/": "test sınav şıklı soru çoktan seçmeli exam",
	"/tasks/object-detection/":
		"nesne bulma sayma resimdeki nesneler kutu araç insan tanıma find count objects boxes YOLO",
	"/tasks/question-answering/":
		"metinden cevap bulma soru cevap okuduğunu anlama extractive answer reading comprehension",
	"/tasks/reinforcement-learning/": "oyun oynayan yapay zekâ ajan ödül takviyeli öğrenme game playing agent",
	"/tasks/robotics/": "robot kolu hareket kontrol LeRobot arm control",
	"/tasks/sentence-similarity/":
		"anlam benzerliği karşılaştırma yinelenen soru metin benzerliği semantic similarity duplicate",
	"/tasks/summarization/":
		"özet çıkarma kısaltma uzun metin haber makale toplantı tutanağı summarize shorten tldr",
	"/tasks/table-question-answering/": "tabloya soru excel csv sorgulama spreadsheet",
	"/tasks/table-to-text/": "tabloyu anlatma rapor yazma",
	"/tasks/tabular-classification/":
		"müşteri kaybı dolandırıcılık kredi riski excel csv satır sınıflandırma churn fraud credit",
	"/tasks/tabular-regression/": "fiyat tahmini ev fiyatı değer kestirme excel csv price prediction house",
	"/tasks/tabular-to-text/": "veriden metin rapor üretme data to text",
	"/tasks/text-classification/":
		"duygu analizi yorum olumlu olumsuz spam konu niyet nefret söylemi sentiment analysis review topic intent toxicity",
	"/tasks/text-generation/":
		"yazı yazdırma metin tamamlama sohbet kod yazma hikâye GPT LLM chat completion write code story",
	"/tasks/text-ranking/": "yeniden sıralama reranker rerank arama sonuçlarını sıralama cross-encoder",
	"/tasks/text-retrieval/": "belge arama anlamsal arama bilgi getirme semantic search RAG",
	"/tasks/text-to-3d/": "yazıdan üç boyutlu model 3D üretme mesh",
	"/tasks/text-to-audio/": "müzik üretme beste ses efekti music generation sound effect",
	"/tasks/text-to-image/":
		"resim çizdirme görsel üretme yapay zekâ resim stable diffusion draw picture generate image FLUX",
	"/tasks/text-to-speech/": "seslendirme sesli okuma yazıyı okutma konuşturma TTS read aloud voice",
	"/tasks/text-to-video/": "video üretme kısa film yazıdan video generate video clip",
	"/tasks/text2text-generation/": "metni dönüştürme yeniden yazma düzeltme paraphrase rewrite T5",
	"/tasks/time-series-forecasting/": "satış talep hava enerji öngörüsü gelecek tahmini demand sales forecast",
	"/tasks/token-classification/":
		"varlık ismi tanıma NER isim yer kurum çıkarma sözcük türü etiketleme named entity recognition part of speech extract names",
	"/tasks/translation/": "tercüme dil çevirme İngilizce Türkçe translate machine translation",
	"/tasks/unconditional-image-generation/": "istemsiz rastgele görüntü üretme yüz üretme GAN random faces",
	"/tasks/video-classification/": "hareket tanıma eylem video etiketleme action recognition activity",
	"/tasks/video-text-to-text/": "videoya soru sorma video anlama özetleme video question answering",
	"/tasks/video-to-video/": "video düzenleme stil kare hızı iyileştirme video editing",
	"/tasks/visual-document-retrieval/": "pdf sayfası arama taranmış belge bulma page screenshot ColPali",
	"/tasks/visual-question-answering/": "resme soru sorma görsel soru cevap VQA",
	"/tasks/voice-activity-detection/":
		"konuşma var mı sessizlik bulma VAD silence speech segments bölümlere ayırma parçalara bölme podcast split",
	"/tasks/zero-shot-classification/":
		"örneksiz eğitimsiz kendi etiketlerinle sınıflandırma without training own labels",
	"/tasks/zero-shot-image-classification/": "örneksiz eğitimsiz resim sınıflandırma CLIP own labels",
	"/tasks/zero-shot-object-detection/": "örneksiz eğitimsiz yazıyla nesne arama open vocabulary OWL",
};
