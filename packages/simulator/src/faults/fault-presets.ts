import type { FaultScript } from "./fault.ts";

/** A ready fault script with a title in both languages. */
export interface FaultPreset {
	readonly id: string;
	readonly titles: Readonly<Record<"tr" | "en", string>>;
	readonly faults: FaultScript;
}

/** Number of requests that meet a passing fault before one works. */
const FEW = 2;

/** Fault scripts to choose from, each about one thing that goes wrong with real providers. */
export const FAULT_PRESETS: readonly FaultPreset[] = [
	preset("busy", "Sunucu iki kez meşgul, sonra yanıt veriyor", "Server busy twice, then answers", {
		match: { stage: "call" },
		times: FEW,
		action: { kind: "status", status: 503, retryAfter: "1" },
	}),
	preset(
		"busy-ms",
		"Sunucu meşgul; bekleme süresi milisaniyeyle",
		"Server busy; wait given in milliseconds",
		{
			times: FEW,
			action: { kind: "status", status: 503, retryAfterMs: 50 },
		},
	),
	preset("always-busy", "Sunucu hep meşgul", "Server always busy", {
		match: { stage: "call" },
		action: { kind: "status", status: 503 },
	}),
	preset("too-many-requests", "İstek sınırı aşıldı", "Too many requests", {
		match: { stage: "call" },
		times: FEW,
		action: { kind: "status", status: 429, retryAfter: "1" },
	}),
	preset("server-error", "Sunucu hatası (500)", "Server error (500)", {
		match: { stage: "call" },
		action: { kind: "status", status: 500 },
	}),
	preset("gateway-page", "Ağ geçidinden HTML hata sayfası", "HTML error page from the gateway", {
		match: { stage: "call" },
		action: { kind: "html-page", status: 502 },
	}),
	preset("slow-headers", "Yanıt geç başlıyor", "Answer starts late", {
		match: { stage: "call" },
		action: { kind: "slow-headers", delayMs: 5000 },
	}),
	preset("slow-body", "Yanıt damla damla geliyor", "Answer trickles in", {
		match: { stage: "call" },
		action: { kind: "slow-body", bytes: 16, delayMs: 100 },
	}),
	preset("stalled-body", "Yanıt başlıyor ama gelmiyor", "Answer starts but never comes", {
		match: { stage: "call" },
		action: { kind: "stalled-body" },
	}),
	preset("cut-before-headers", "Bağlantı yanıttan önce kopuyor", "Connection breaks before the answer", {
		match: { stage: "call" },
		action: { kind: "cut-before-headers" },
	}),
	preset("cut-body", "Bağlantı yanıtın ortasında kopuyor", "Connection breaks in the middle", {
		match: { stage: "call" },
		action: { kind: "cut-body", afterBytes: 200 },
	}),
	preset("no-done", "Akış bitiş işareti olmadan bitiyor", "Stream ends without its end mark", {
		action: { kind: "no-done" },
	}),
	preset("unfinished-event", "Akış son olayın ortasında bitiyor", "Stream ends inside its last event", {
		action: { kind: "unfinished-event" },
	}),
	preset("torn-characters", "Harfler parçalara bölünüyor", "Characters torn between chunks", {
		action: { kind: "single-bytes" },
	}),
	preset("crlf", "Satır sonları CRLF", "Line ends are CRLF", { action: { kind: "line-ends", ends: "crlf" } }),
	preset("cr", "Satır sonları CR", "Line ends are CR", { action: { kind: "line-ends", ends: "cr" } }),
	preset("keep-alives", "Akışta bağlantıyı açık tutan yorumlar", "Keep-alive comments in the stream", {
		action: { kind: "keep-alives" },
	}),
	preset("stream-error", "Akışın ortasında hata", "Error inside the stream", {
		action: { kind: "stream-error", after: 3 },
	}),
	preset("null-errors", 'Her parçada "error": null', 'Every chunk has "error": null', {
		action: { kind: "null-errors" },
	}),
	preset("broken-event", "Akışta bozuk JSON", "Broken JSON in the stream", {
		action: { kind: "broken-event" },
	}),
	preset("wrong-content-type", "Yanlış içerik türü", "Wrong content type", {
		match: { stage: "call" },
		action: { kind: "content-type", value: "text/plain" },
	}),
	preset("upper-case-content-type", "Büyük harfli içerik türü", "Content type in capitals", {
		action: { kind: "upper-case-content-type" },
	}),
	preset("empty-body", "Boş yanıt", "Empty answer", {
		match: { stage: "call" },
		action: { kind: "empty-body" },
	}),
	preset("invalid-json", "Yarım kalmış JSON", "JSON cut in half", {
		match: { stage: "call" },
		action: { kind: "invalid-json" },
	}),
	preset("wrong-shape", "Beklenmeyen yanıt biçimi", "Answer of another shape", {
		match: { stage: "call" },
		action: { kind: "wrong-shape" },
	}),
	preset("huge-body", "Çok büyük yanıt (64 MB)", "Huge answer (64 MB)", {
		match: { stage: "call" },
		action: { kind: "huge-body", bytes: 64 * 1024 * 1024 },
	}),
	preset("huge-event", "Akışta çok büyük olay (8 MB)", "Huge event in the stream (8 MB)", {
		action: { kind: "huge-event", bytes: 8 * 1024 * 1024 },
	}),
	preset("failed-job", "İş başarısız oluyor", "Job fails", { action: { kind: "job", outcome: "failed" } }),
	preset("canceled-job", "İş iptal ediliyor", "Job is cancelled", {
		action: { kind: "job", outcome: "canceled" },
	}),
	preset("endless-job", "İş hiç bitmiyor", "Job never ends", { action: { kind: "job", outcome: "never" } }),
	preset("flaky-poll", "İş sorgusu bir kez 502 alıyor", "One poll gets 502", {
		match: { stage: "poll" },
		times: 1,
		action: { kind: "status", status: 502 },
	}),
	preset("forbidden-download", "Sonuç dosyası indirilemiyor (403)", "Result cannot be downloaded (403)", {
		match: { stage: "download" },
		action: { kind: "status", status: 403 },
	}),
	preset("redirect-same-host", "Aynı sunucuya yönlendirme", "Redirect on the same host", {
		action: { kind: "redirect", to: "same-host", status: 307 },
	}),
	preset("redirect-other-host", "Başka sunucuya yönlendirme", "Redirect to another host", {
		action: { kind: "redirect", to: "other-host", status: 307 },
	}),
	preset("prototype-keys", "Yanıtta __proto__ anahtarı", "Answer with a __proto__ key", {
		action: { kind: "prototype-keys" },
	}),
	preset("hub-down", "Hub’a ulaşılamıyor", "Hub cannot be reached", {
		match: { provider: "hub" },
		action: { kind: "status", status: 500 },
	}),
];

/** The preset with an id, as listed in `FAULT_PRESETS`; undefined for an unknown one. */
export function findFaultPreset(id: string): FaultPreset | undefined {
	return FAULT_PRESETS.find((one) => one.id === id);
}

function preset(id: string, tr: string, en: string, ...faults: FaultScript): FaultPreset {
	return { id, titles: { tr, en }, faults };
}
