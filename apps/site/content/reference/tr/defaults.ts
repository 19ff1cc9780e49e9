/** What holds where a parameter or field is left out, by the English sentences of the docstrings. */
export const defaults: Readonly<Record<string, string>> = {
	"`platform`; always `own` for closed-source providers":
		"`platform`; kapalı kaynaklı sağlayıcılarda her zaman `own`",
	"the provider uses the hub's id": "sağlayıcı Hub'daki kimliği kullanır",
	"33 554 432 (32 MiB), which holds a file of 24 MiB in base64":
		"`33554432` (32 MiB); base64 olarak 24 MiB'lık bir dosya sığar",
	"it takes them": "kabul eder",
	"not known, or like those of others": "bilinmiyor ya da başkalarınınkine benziyor",
	"none is known": "bilinen yok",
	"the id": "kimlik",
	"the event unchanged": "olay değişmeden",
	unchanged: "değişmez",
	"`auto`: WebGPU where the browser has it, else WASM, which also runs weights of eight bits; the processor in Node":
		"`auto`: tarayıcıda varsa WebGPU, yoksa sekiz bitlik ağırlıkları da çalıştıran WASM; Node'da işlemci",
	"what the model names, else `q8` on WASM and `fp32` elsewhere":
		"modelin söylediği; söylemiyorsa WASM'de `q8`, başka yerde `fp32`",
	"every model is fetched": "her model indirilir",
	"536 870 912 (512 MiB); 0 keeps one model at a time":
		"`536870912` (512 MiB); 0 aynı anda tek bir model tutar",
	"where Transformers.js takes them from, the public content delivery network jsDelivr; in Node the installed package":
		"Transformers.js'in aldığı yer, herkese açık içerik dağıtım ağı jsDelivr; Node'da kurulu paket",
	"the browser's Cache storage; in Node the memory of the process, and `folderStore(path)` keeps them on disk":
		"tarayıcının Cache deposu; Node'da sürecin belleği, `folderStore(path)` ise diskte saklar",
	"these models do not run": "bu modeller çalışmaz",
	"in a page: the one of this package": "sayfada: bu paketinki",
	"the best that there is": "eldekilerin en iyisi",
	"the one of this package": "bu paketinki",
	"`normalizeSquad` for `exactMatch` and `tokenF1`, nothing for `anls`":
		"`exactMatch` ve `tokenF1` için `normalizeSquad`, `anls` için hiçbir şey",
	"0, which is chrF; 2 is chrF++": "0, yani chrF; 2 ise chrF++",
	nothing: "hiçbir şey",
	"those that occur, in order of first occurrence, references before predictions":
		"geçenler, ilk geçiş sırasıyla; doğru etiketler tahminlerden önce",
	"all that no other metric claims": "başka bir ölçütün kendine ayırmadığı görevlerin hepsi",
	"all, and 10 for recall and precision at k": "hepsi; ilk k içindeki duyarlılık ve kesinlik için 10",
	"those of the list": "listedekiler",
	"1, a plain sum": "1, yani düz toplam",
	"calls start at once, and are made once": "çağrılar hemen başlar ve bir kez yapılır",
	"what suits the rows, see `guessNormalization`": "satırlara uyan, bkz. `guessNormalization`",
	"20 for a busy provider (status 429 or 503), else none":
		"meşgul sağlayıcıda (durum kodu 429 ya da 503) 20, başka durumda yok",
	"not known, so that prices are plain numbers": "bilinmiyor, bu yüzden fiyatlar birimsiz sayılardır",
	"what the provider said": "sağlayıcının söylediği",
	"there are no files": "dosya yoktur",
	"a room of its own, in which every call fits": "her çağrının sığdığı, kendi sınırı",
	"no bound": "sınır yok",
	always: "her zaman",
	"a comma": "virgül",
	"no limit": "sınır yok",
	"the task's own": "görevin kendi ölçütleri",
	"every model": "her model",
	"the name of the folder": "klasörün adı",
	"those of the page": "sayfadakiler",
	"the whole result": "sonucun tamamı",
	"that of the page": "sayfadaki",
	"the one of the file's extension": "dosyanın uzantısının türü",
	unknown: "bilinmiyor",
	"they are opened as Node does": "Node'un açtığı gibi açılırlar",
	"true; closed-source providers are always called directly":
		"`true`; kapalı kaynaklı sağlayıcılar her zaman doğrudan çağrılır",
	any: "hepsi",
	"the one that it is listed under": "altında listelendiği kimlik",
	"2: queued, then running": "2: kuyrukta, sonra sürüyor",
	"in real time": "gerçek zamanda",
	"false: they stay on the same origin": "`false`: aynı kökende kalırlar",
	"models that others serve too": "başkalarının da sunduğu modeller",
	"it has several": "birkaç modeli var",
};
