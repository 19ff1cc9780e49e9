/** Words of the playground's outputs that are drawn, played and handed on, in Turkish. */
export const playgroundOutputs = {
	map: {
		title: "İki boyutlu harita.",
		about:
			"Temel bileşen çözümlemesiyle {dimensions} boyuttan ikiye indirildi; metinler arasındaki farkların {share} kadarı bu iki yönde görünür. İki eksenin ölçeği aynıdır. Uzak duran noktalar gerçekten uzaktır; yakın duranlar, haritada görünmeyen yönlerde ayrılıyor olabilir.",
		axis: "{index}. bileşen: {share}",
	},
	sound: {
		wave: "Sesin dalgası; tıklanan yerden çalar.",
		failed: "Tarayıcı bu sesi çözemediği için dalgası çizilemedi.",
		chunks: "Zaman damgaları",
		play: "{from} ile {to} arasını çal: {text}",
		end: "son",
		noTimes:
			"Her bölümün ne zaman söylendiğini görmek için parametrelerden `return_timestamps` alanını `true` yapın.",
	},
	handOver: {
		about: "Görevin formu bununla dolu açılır; siz çalıştırana kadar hiçbir şey gönderilmez.",
		part: "Hangi parçası",
		refused: "Sohbet bu dosyayı almıyor: görüntülerle WAV ve MP3 kayıtlarını alır, en çok {limit}.",
		failed: "Bu parça alınamadı: tarayıcı dosyayı açamadı.",
		kinds: { text: "Metin", image: "Görüntü", audio: "Ses", video: "Video" },
	},
};

export type PlaygroundOutputs = typeof playgroundOutputs;
