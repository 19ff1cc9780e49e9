import type { WordsOf } from "../parts/words-of.ts";
import { advice } from "./advice.ts";
import { madeCalls } from "./made-calls.ts";
import { commandLine } from "./command-line.ts";

/** The words of the program in Turkish. */
export const messages = {
	about: "Makine öğrenmesi görevleri, komut satırından.",
	...commandLine,
	...madeCalls,
	tasks: {
		columns: ["görev", "adı", "çağrı", "özet"],
		callable: "var",
		notCallable: "yok",
		summary: "Özet",
		result: "Sonuç",
		fields: "Alanlar",
		parameters: "Parametreler",
		metrics: "Ölçütler",
		models: "Katalogdaki modeller",
		providers: "Sağlayıcılar",
		needed: "gerekli",
		optional: "isteğe bağlı",
	},
	providers: {
		columns: ["sağlayıcı", "adı", "anahtar", "görevler"],
		documentation: "Belgeler",
		keyPage: "Anahtar sayfası",
		keyVariable: "Ortam değişkeni",
		throughPlatform: "Platform üzerinden",
		yesWithToken: "evet, HF_TOKEN ile",
		no: "hayır, yalnızca kendi anahtarıyla",
		state: "Durum",
		states: {
			live: "platform üzerinden çağrı alıyor",
			"removed-upstream": "platformun listesinden çıkmış",
			unknown: "bilinmiyor",
		},
		tasks: "Görevler",
		unserved: "Modeli olmayanlar",
		as: (date: string) => `${date} itibarıyla`,
		none: (task: string) => `${task} görevi için güncel modeli olduğu bilinen sağlayıcı yok.`,
		offers: (provider: string, task: string) => `${provider}, ${task} görevini sunuyor.`,
		lacks: (provider: string, task: string) => `${provider}, ${task} görevini sunmuyor.`,
	},
	snippet: {
		noClient: (client: string, reason: string) => `${client} için kod yok: ${reason}.`,
		none: "Bu çağrı için kod yok.",
		reasons: {
			offer: "bu sağlayıcı görevi sunmuyor",
			auto: "sağlayıcı seçemez; --provider ile birini verin",
			provider: "sağlayıcıyı tanımıyor",
			task: "görevi sunmuyor",
			parameters: "parametrelerden biri için yeri yok",
			stream: "bu çağrı için akışı yok",
			job: "sağlayıcının kuyruğunu izleyemez",
			reply: "yanıtı kullanamaz",
			url: "bu uç noktayı çağıramaz",
		},
	},
	serve: {
		ready: (url: string) => `Bütün sağlayıcıların simülatörü: ${url}`,
		how: (url: string) => `https://<sunucu>/<yol> burada ${url}/<sunucu>/<yol> olarak sunulur.`,
		use: (url: string) =>
			`Başka bir uçbirimde: pusula run text-classification --simulator ${url} --model pusula/text-classification "Güzel bir gün."`,
		stop: "Ctrl+C ile durur.",
		portInUse: (port: number) =>
			`${port} numaralı bağlantı noktası kullanımda. --port ile başkasını ya da boş biri için 0 verin.`,
	},
	oldNode: (needed: string, version: string) =>
		`pusula için Node ${needed} ya da daha yenisi gerekir; bu makinedeki sürüm Node ${version}. Daha yeni bir Node kurup komutu yeniden çalıştırın.`,
	internal: (reason: string) =>
		`Programda bir hata var: ${reason}. Lütfen çalıştırdığınız komutla birlikte bildirin.`,
	advice,
} as const;

/** Every text of the program in one language. */
export type Messages = WordsOf<typeof messages>;
