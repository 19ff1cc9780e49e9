/** When functions throw which error, by the English sentences of the docstrings. */
export const errors: Readonly<Record<string, string>> = {
	"RouteError, HubError, InputError when there is no default model.":
		"RouteError, HubError; varsayılan model yoksa InputError.",
	"InputError, RouteError, ApiError, OutputError, NetworkError":
		"InputError, RouteError, ApiError, OutputError, NetworkError",
	"InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own function":
		"Sağlayıcının sunmadığı bir görev için `task-not-supported` kodlu InputError; ötekiler görevin kendi işlevindeki gibi",
	"InputError for an unknown provider, or a task the provider does not offer.":
		"Bilinmeyen bir sağlayıcı ya da sağlayıcının sunmadığı bir görev için InputError.",
	"InputError for what is no stored job, for an unknown provider, and for a key of another kind than the submission's":
		"Saklanmış iş olmayan bir değer, bilinmeyen bir sağlayıcı ve işi gönderenden başka türden bir anahtar için InputError",
	"InputError code `no-queue` when the provider has no queue for the task; otherwise as the task's own function":
		"Sağlayıcının bu görev için kuyruğu yoksa `no-queue` kodlu InputError; ötekiler görevin kendi işlevindeki gibi",
	"InputError for what is no stored job, for another provider, and for a key of another kind than the submission's":
		"Saklanmış iş olmayan bir değer, başka bir sağlayıcı ve işi gönderenden başka türden bir anahtar için InputError",
	"InputError code `bad-model` for what could climb, or end the path":
		"Üst klasöre çıkabilecek ya da yolu bitirebilecek bir kimlik için `bad-model` kodlu InputError",
	"RouteError `unsupported-model` where the options name WebGPU and this browser cannot compute the precision with it":
		"Seçenekler WebGPU istiyor ama bu tarayıcı onunla bu sayı türünde hesaplayamıyorsa `unsupported-model` kodlu RouteError",
	"HubError for a model that is locked or no longer there, NetworkError where the hub cannot be reached":
		"Erişimi koşul onayına bağlı ya da artık bulunmayan bir model için HubError, Hub'a ulaşılamıyorsa NetworkError",
	"HubError for a locked or missing model, NetworkError where its hub cannot be reached, RouteError for a model without weights that can run here":
		"Erişimi koşul onayına bağlı ya da bulunmayan bir model için HubError, modelin Hub'ına ulaşılamıyorsa NetworkError, burada çalışabilecek ağırlığı olmayan bir model için RouteError",
	"HubError for a model that is locked, or lacks one of the files, NetworkError, OutputError for a broken file, RouteError where there is no room, the signal's reason":
		"Erişimi koşul onayına bağlı ya da dosyalarından biri eksik bir model için HubError, NetworkError, bozuk dosya için OutputError, yer yoksa RouteError, sinyalin nedeni",
	"InputError for a file that is no picture, NetworkError, OutputError for a broken language, RouteError without `tesseract`, HubError for a language that is not there, the signal's reason":
		"Görüntü olmayan bir dosya için InputError, NetworkError, bozuk bir dil dosyası için OutputError, `tesseract` verilmediyse RouteError, bulunmayan bir dil için HubError, sinyalin nedeni",
	"FieldError code `missing` where a needed field has no value":
		"Gereken bir alanın değeri yoksa `missing` kodlu FieldError",
	"MeasureError code `bad-expected`": "`bad-expected` kodlu MeasureError",
	"TableError code `not-text` where zero bytes show that it is no text":
		"Değeri sıfır olan baytlar dosyanın metin olmadığını gösteriyorsa `not-text` kodlu TableError",
	"the reason of the signal": "Sinyalin nedeni",
	"FieldError code `not-json` where a field of any other kind is no JSON":
		"Başka türden bir alanın değeri JSON değilse `not-json` kodlu FieldError",
	"TableError that says why it cannot be read, with the line":
		"Neden okunamadığını satırıyla söyleyen TableError",
	"MeasureError code `no-evaluation` or `bad-metric`":
		"`no-evaluation` ya da `bad-metric` kodlu MeasureError",
	"TableError code `unclosed-quote` or `after-quote`, with the line":
		"`unclosed-quote` ya da `after-quote` kodlu TableError, satırıyla",
	"InputError for an unknown provider, or a task the provider does not offer; LiteralError for arguments that no snippet can hold":
		"Bilinmeyen bir sağlayıcı ya da sağlayıcının sunmadığı bir görev için InputError; hiçbir kod örneğine yazılamayan argümanlar için LiteralError",
	"InputError for arguments that the client itself would reject, such as a missing file; LiteralError for text that no file can hold, a file without a name, and arguments that hold themselves or are nested too deep":
		"İstemcinin kendisinin de geri çevireceği argümanlar için InputError, örneğin eksik bir dosya; hiçbir dosyaya yazılamayan metin, adsız dosya, kendini içeren ya da çok derin iç içe argümanlar için LiteralError",
	"the error of the file system, e.g. when there is no such folder":
		"Dosya sisteminin hatası, örneğin böyle bir klasör yoksa",
	"the listening error, e.g. when the port is in use":
		"Dinleme hatası, örneğin bağlantı noktası kullanımdaysa",
	"the listening error, or the error of an unusable key or certificate":
		"Dinleme hatası ya da kullanılamayan bir anahtarın veya sertifikanın hatası",
};
