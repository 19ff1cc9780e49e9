/** What each function and class of models on the reader's own machine does, in one Turkish sentence. */
export const local: Readonly<Record<string, string>> = {
	chooseDevice: "Modelin hangi donanımda çalışacağını söyler: WebGPU, WebAssembly ya da işlemci.",
	deleteKeptModel: "Modelin bu cihazda saklanan dosyalarını siler.",
	deleteKeptPrecision: "Modelin tek bir duyarlıkta saklanan dosyalarını siler; ötekiler kalır.",
	deleteOutdatedFiles: "Hub'da değişmiş dosyaları siler; sonraki çalıştırmada yenileri indirilir.",
	folderStore: "Model dosyalarını diskte bir klasörde saklar; Node içindir.",
	listKeptModels: "Dosyaları bu cihazda saklanan modelleri sıralar.",
	listOutdatedFiles: "Saklanan dosyalardan Hub'da değişmiş ya da kaldırılmış olanları bulur.",
	local: "Kullanıcının kendi cihazını istemcinin bir sağlayıcısı yapar; girdi cihazdan çıkmaz.",
	planModel:
		"Modelin hangi dosyalardan oluştuğunu ve ne kadarının indirileceğini, ağırlıkları indirmeden söyler.",
	readModelFiles: "Modelin dosyalarını yollarıyla verir; cihazda olmayanları indirip saklar.",
	readWords: "Bir resimdeki sözcükleri Tesseract ile okur; her sözcüğü resimdeki kutusuyla verir.",
	serveEngine: "İşçinin içinde modelleri çalıştırır; sayfanın gönderdiği çağrıları birer birer yapar.",
};
