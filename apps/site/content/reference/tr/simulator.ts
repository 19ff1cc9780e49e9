/** What each function and class of the simulator does, in one Turkish sentence. */
export const simulator: Readonly<Record<string, string>> = {
	createSimulator:
		"Bilinen bütün sağlayıcıların, yönlendiricinin ve Hub'ın yerine yanıt veren simülatörü kurar.",
	findFaultPreset: "Hazır bir arızayı kimliğiyle bulur.",
	findFileFaultPreset: "Dosya indirmelerinin hazır arızasını kimliğiyle bulur.",
	handleRequest: "`node:http` ile gelen bir isteği simülatöre verir, yanıtını gönderir.",
	readRepository: "Bir klasördeki dosyalardan simülatörün sunacağı bir model deposu kurar.",
	serve: "Simülatörü 127.0.0.1 üzerinde bir HTTP sunucusu olarak çalıştırır.",
	serveTableModel: "Simülatöre model tablosundan bir modeli daha tanıtır.",
	serveTableModels: "Simülatöre model tablosundaki bütün modelleri tanıtır.",
	startProxy:
		"Simülatörü bir HTTPS vekil sunucusu olarak başlatır; değiştirilmemiş programlar onunla çalıştırılabilir.",
	throughServer:
		"Bilinen sunuculara giden istekleri, çalışan bir simülatöre yönlendiren `fetch` işlevini verir.",
};
