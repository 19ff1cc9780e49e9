/** Words of a measurement that has begun, in Turkish; fetched with its first call or once one is found. */
export const measureRun = {
	pause: "Duraklat",
	resume: "Sürdür",
	stop: "Durdur",
	retry: "Başarısız {count} çağrıyı yeniden dene",
	inDoubt:
		"Sonucu bilinmeyen çağrı: {count}. Ölçüm, bunlar yoldayken kesildi: sağlayıcı çağrıyı işleyip ücretlendirmiş olabilir, yanıtı ise kayıp. Bu çağrılar başarısız sayılır; siz istemedikçe yinelenmez.",
	repeat: "Bu {count} çağrıyı yinele (iki kez ödenebilir)",
	restart: "Yeni ölçüm",
	discard: "Ölçümü sil",
	progress: "{done} / {total} çağrı",
	ofModel: "{name}: {done} / {total}, başarısız {failed}",
	states: {
		running: "Ölçülüyor",
		pausing: "Yoldaki çağrılar bekleniyor",
		paused: "Duraklatıldı",
		done: "Ölçüm bitti",
	},
	kept: "Biten çağrılar bu tarayıcıda saklanıyor. Sayfa kapanırsa ölçüm kaldığı yerden sürer; o sırada yolda olan ve ücretli olabilecek çağrılar siz istemedikçe yinelenmez.",
	notKept: "Bu tarayıcı veri saklamıyor: sayfa kapanırsa ölçüm kaybolur.",
	found: "{date} tarihli yarım ölçüm bulundu: {name}, {done} / {total} çağrı.",
	elsewhere:
		"Başka bir sekmede bir ölçüm sürüyor. Orada bitmesini bekleyin ya da onu duraklatın, sonra burada sürdürün.",
	replacing:
		"Bu tarayıcıda başka bir sekmede başlatılmış bir ölçüm saklı; bu ölçüm başlarsa o silinir. Önce onu o sekmede silin, sonra burada sürdürün. O sekme kapandıysa bu sayfayı yenileyince saklı ölçüm görünür; burada hazırladıklarınız ise kaybolur.",
	busy: "{name}: sağlayıcı meşgul; çağrılar bekleyip yinelenecek.",
	halted: "{name} durduruldu: çağrıları aynı hatayla bitiyor ({message}).",
	leave: "Ölçüm silinsin mi? Yapılmış çağrılar ve sonuçlar geri gelmez.",
	keep: "Vazgeç",
};

export type MeasureRun = typeof measureRun;
