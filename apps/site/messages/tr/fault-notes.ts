/** What each simulated fault does, and how the client takes it; in Turkish, by the simulator's id. */
export const faultNotes = {
	busy: "Sunucu ilk iki isteğe 503 der ve bir saniye beklenmesini ister. İstemci bekleyip yineler; üçüncü deneme yanıt alır.",
	"busy-ms":
		"İlk iki istek 503 alır; bekleme süresi `retry-after-ms` başlığında, milisaniye olarak gelir. İstemci o kadar bekleyip yineler.",
	"always-busy":
		"Sunucu hep 503 der. İstemci araları uzatarak yineler; sınırı siz koyarsınız. Burada çağrı 15 saniye sonra zaman aşımıyla biter.",
	"too-many-requests":
		"İlk iki istek 429 alır ve bir saniye bekletilir. İstemci 429 alan bir isteği en çok iki kez yineler; burada üçüncü deneme geçer.",
	"server-error":
		"Sunucu 500 der. İstek işlenmiş ve ücretlendirilmiş olabileceği için istemci kendiliğinden yinelemez.",
	"gateway-page":
		"JSON yerine bir ağ geçidinin HTML sayfası gelir (502). İstemci sayfayı yanıt sanmaz, durum koduyla hata verir.",
	"slow-headers":
		"Sunucu yanıta başlamadan beş saniye susar. Çağrı bekler; saat, sunucunun ne zamandır sessiz olduğunu gösterir.",
	"slow-body":
		"Gövde 16 baytlık parçalarla, damla damla gelir. Kısa yanıtlar biter; uzun bir akış buradaki 15 saniyelik sınıra takılır.",
	"stalled-body":
		"Başlıklar gelir, gövde hiç gelmez. Çağrı 15 saniye sonra zaman aşımıyla biter; durum koduna bakan program başarı sanırdı.",
	"cut-before-headers":
		"Bağlantı yanıttan önce kopar. Sunucunun isteği işleyip işlemediği bilinmediğinden istemci yinelemez.",
	"cut-body":
		"Durum 200, ama gövde 200 bayt sonra kesilir. Kısa yanıtlar bütün gelir; uzun olan hataya dönüşür.",
	"no-done":
		"Akış `[DONE]` satırı olmadan biter. Son parça bitiş nedenini taşıdığı için istemci yanıtı tam sayar. Yalnızca akışlarda görülür.",
	"unfinished-event":
		"Akış son olayın ortasında kapanır. Gelen metin durur ama çağrı `truncated` hatasıyla biter. Yalnızca akışlarda görülür.",
	"torn-characters":
		"Akış tek baytlık parçalarla gelir; `ş` gibi harfler ikiye bölünür. İstemci harfleri bozmadan birleştirir, ama buradaki 15 saniyelik süre akışa yetmeyebilir.",
	crlf: "Akışın satırları CRLF ile biter. Belirtim buna izin verir; yanıt aynı kalır.",
	cr: "Akışın satırları yalnızca CR ile biter. Belirtim buna da izin verir; yanıt aynı kalır.",
	"keep-alives":
		"Olayların arasına `:` ile başlayan yorumlar girer; sunucular bağlantıyı açık tutmak için gönderir. İstemci onları atlar.",
	"stream-error":
		"Akış, ilk parçalardan sonra bir hata olayı taşır. Durum kodu yine 200'dür; istemci gelen metni bırakıp `stream-error` verir. Yalnızca akışlarda görülür.",
	"null-errors": 'Her parçada `"error": null` vardır. Bu bir hata değildir; istemci yanıtı olduğu gibi okur.',
	"broken-event":
		"Akışın bir olayı geçerli JSON değildir. İstemci o parçayı uydurmaz, `bad-json` verir. Yalnızca akışlarda görülür.",
	"wrong-content-type":
		"Yanıt `text/plain` olduğunu söyler. Akışta `not-a-stream`, öteki görevlerde `output` hatası gelir.",
	"upper-case-content-type":
		"İçerik türü büyük harfle yazılmıştır. Büyük küçük harf fark etmez; yanıt aynı kalır.",
	"empty-body": "Durum 200, gövde boştur. Akış `truncated`, öteki görevler `bad-json` hatasıyla biter.",
	"invalid-json":
		"JSON yarıda kalır. Akış olmayan görevler `bad-json` verir; akışlar bu aksaklıktan etkilenmez.",
	"wrong-shape":
		"Geçerli JSON gelir ama görevin beklediği biçimde değildir. Akış olmayan görevler `output` hatası verir; akışlar etkilenmez.",
	"huge-body":
		"Gövde 64 MB'tır. İstemci sınırı aşan gövdeyi sonuna kadar okumaz, `too-large` verir; bir akış ise süre sınırına takılır.",
	"huge-event":
		"Akışın içine 8 MB'lık bir olay girer. İstemcinin olay sınırı içinde kaldığı için yanıt aynı biter.",
	"failed-job":
		"Kuyruğa alınan iş başarısız olur. Sonuç yerine sağlayıcının hatası gelir. Yalnızca kuyruklu görevlerde görülür.",
	"canceled-job":
		"Kuyruğa alınan iş sunucuda iptal edilir; sonuç istenince hata gelir. Yalnızca kuyruklu görevlerde görülür.",
	"endless-job":
		"İş hiç bitmez; istemci sormayı sürdürür. Durdurabilir ya da işi iptal edebilirsiniz. Yalnızca kuyruklu görevlerde görülür.",
	"flaky-poll":
		"İşin durumu sorulurken bir kez 502 gelir. Durum sormak ücretsiz olduğundan istemci yineler ve iş biter. Yalnızca kuyruklu görevlerde görülür.",
	"forbidden-download":
		"İş biter ama sonuç dosyası 403 ile verilmez. Hata dosyanın indirilmesindendir. Yalnızca dosya üreten görevlerde görülür.",
	"redirect-same-host":
		"Sunucu isteği kendi içinde başka bir yola gönderir (307). İstemci izler; yanıt aynı kalır.",
	"redirect-other-host":
		"Sunucu isteği başka bir sunucuya gönderir (307). Anahtar oraya gitmesin diye istemci izlemez, `redirect` verir.",
	"prototype-keys":
		"Yanıtta `__proto__` adlı bir alan vardır. Dikkatsiz bir okuyucunun nesnelerini bozardı; burada yalnızca bir alandır.",
	"hub-down":
		"Modelin sağlayıcıdaki adı sorulurken Hub 500 der. İstemci soruyu iki kez yineler; görev isteği hiç gönderilmez, `hub` hatası gelir.",
};
