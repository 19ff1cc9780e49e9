import type { LocalizedText } from "@pusula/tasks";
import type { FaultScript } from "./fault.ts";

/** A ready fault script with a title in every language. */
export interface FaultPreset {
	/** Id of the preset, for links and menus. */
	readonly id: string;
	readonly titles: LocalizedText;
	readonly faults: FaultScript;
}

/** Number of requests that meet a passing fault before one works. */
const FEW = 2;

/** Fault scripts to choose from, each about one failure of real providers. */
export const FAULT_PRESETS: readonly FaultPreset[] = [
	preset(
		"busy",
		{ tr: "Sunucu iki kez meşgul, sonra yanıt veriyor", en: "Server busy twice, then answers" },
		{
			match: { stage: "call" },
			times: FEW,
			action: { kind: "status", status: 503, retryAfter: "1" },
		},
	),
	preset(
		"busy-ms",
		{ tr: "Sunucu meşgul; bekleme süresi milisaniyeyle", en: "Server busy; wait given in milliseconds" },
		{
			times: FEW,
			action: { kind: "status", status: 503, retryAfterMs: 50 },
		},
	),
	preset(
		"always-busy",
		{ tr: "Sunucu hep meşgul", en: "Server always busy" },
		{
			match: { stage: "call" },
			action: { kind: "status", status: 503 },
		},
	),
	preset(
		"too-many-requests",
		{ tr: "İstek sınırı aşıldı", en: "Too many requests" },
		{
			match: { stage: "call" },
			times: FEW,
			action: { kind: "status", status: 429, retryAfter: "1" },
		},
	),
	preset(
		"server-error",
		{ tr: "Sunucu hatası (500)", en: "Server error (500)" },
		{
			match: { stage: "call" },
			action: { kind: "status", status: 500 },
		},
	),
	preset(
		"gateway-page",
		{ tr: "Ağ geçidinden HTML hata sayfası", en: "HTML error page from the gateway" },
		{
			match: { stage: "call" },
			action: { kind: "html-page", status: 502 },
		},
	),
	preset(
		"slow-headers",
		{ tr: "Yanıt geç başlıyor", en: "Answer starts late" },
		{
			match: { stage: "call" },
			action: { kind: "slow-headers", delayMs: 5000 },
		},
	),
	preset(
		"slow-body",
		{ tr: "Yanıt damla damla geliyor", en: "Answer trickles in" },
		{
			match: { stage: "call" },
			action: { kind: "slow-body", bytes: 16, delayMs: 100 },
		},
	),
	preset(
		"stalled-body",
		{ tr: "Yanıt başlıyor ama gelmiyor", en: "Answer starts but never comes" },
		{
			match: { stage: "call" },
			action: { kind: "stalled-body" },
		},
	),
	preset(
		"cut-before-headers",
		{ tr: "Bağlantı yanıttan önce kopuyor", en: "Connection breaks before the answer" },
		{
			match: { stage: "call" },
			action: { kind: "cut-before-headers" },
		},
	),
	preset(
		"cut-body",
		{ tr: "Bağlantı yanıtın ortasında kopuyor", en: "Connection breaks in the middle" },
		{
			match: { stage: "call" },
			action: { kind: "cut-body", afterBytes: 200 },
		},
	),
	preset(
		"no-done",
		{ tr: "Akış bitiş işareti olmadan bitiyor", en: "Stream ends without its end mark" },
		{
			action: { kind: "no-done" },
		},
	),
	preset(
		"unfinished-event",
		{ tr: "Akış son olayın ortasında bitiyor", en: "Stream ends inside its last event" },
		{
			action: { kind: "unfinished-event" },
		},
	),
	preset(
		"torn-characters",
		{ tr: "Harfler parçalara bölünüyor", en: "Characters torn between chunks" },
		{
			action: { kind: "single-bytes" },
		},
	),
	preset(
		"crlf",
		{ tr: "Satır sonları CRLF", en: "Line ends are CRLF" },
		{ action: { kind: "line-ends", ends: "crlf" } },
	),
	preset(
		"cr",
		{ tr: "Satır sonları CR", en: "Line ends are CR" },
		{ action: { kind: "line-ends", ends: "cr" } },
	),
	preset(
		"keep-alives",
		{ tr: "Akışta bağlantıyı açık tutan yorumlar", en: "Keep-alive comments in the stream" },
		{
			action: { kind: "keep-alives" },
		},
	),
	preset(
		"stream-error",
		{ tr: "Akışın ortasında hata", en: "Error inside the stream" },
		{
			action: { kind: "stream-error", after: 3 },
		},
	),
	preset(
		"null-errors",
		{ tr: 'Her parçada "error": null', en: 'Every chunk has "error": null' },
		{
			action: { kind: "null-errors" },
		},
	),
	preset(
		"broken-event",
		{ tr: "Akışta bozuk JSON", en: "Broken JSON in the stream" },
		{
			action: { kind: "broken-event" },
		},
	),
	preset(
		"wrong-content-type",
		{ tr: "Yanlış içerik türü", en: "Wrong content type" },
		{
			match: { stage: "call" },
			action: { kind: "content-type", value: "text/plain" },
		},
	),
	preset(
		"upper-case-content-type",
		{ tr: "Büyük harfli içerik türü", en: "Content type in capitals" },
		{
			action: { kind: "upper-case-content-type" },
		},
	),
	preset(
		"empty-body",
		{ tr: "Boş yanıt", en: "Empty answer" },
		{
			match: { stage: "call" },
			action: { kind: "empty-body" },
		},
	),
	preset(
		"invalid-json",
		{ tr: "Yarım kalmış JSON", en: "JSON cut in half" },
		{
			match: { stage: "call" },
			action: { kind: "invalid-json" },
		},
	),
	preset(
		"wrong-shape",
		{ tr: "Beklenmeyen yanıt biçimi", en: "Answer of another shape" },
		{
			match: { stage: "call" },
			action: { kind: "wrong-shape" },
		},
	),
	preset(
		"huge-body",
		{ tr: "Çok büyük yanıt (64 MB)", en: "Huge answer (64 MB)" },
		{
			match: { stage: "call" },
			action: { kind: "huge-body", bytes: 64 * 1024 * 1024 },
		},
	),
	preset(
		"huge-event",
		{ tr: "Akışta çok büyük olay (8 MB)", en: "Huge event in the stream (8 MB)" },
		{
			action: { kind: "huge-event", bytes: 8 * 1024 * 1024 },
		},
	),
	preset(
		"failed-job",
		{ tr: "İş başarısız oluyor", en: "Job fails" },
		{ action: { kind: "job", outcome: "failed" } },
	),
	preset(
		"canceled-job",
		{ tr: "İş iptal ediliyor", en: "Job is cancelled" },
		{
			action: { kind: "job", outcome: "canceled" },
		},
	),
	preset(
		"endless-job",
		{ tr: "İş hiç bitmiyor", en: "Job never ends" },
		{ action: { kind: "job", outcome: "never" } },
	),
	preset(
		"flaky-poll",
		{ tr: "İş sorgusu bir kez 502 alıyor", en: "One poll gets 502" },
		{
			match: { stage: "poll" },
			times: 1,
			action: { kind: "status", status: 502 },
		},
	),
	preset(
		"forbidden-download",
		{ tr: "Sonuç dosyası indirilemiyor (403)", en: "Result cannot be downloaded (403)" },
		{
			match: { stage: "download" },
			action: { kind: "status", status: 403 },
		},
	),
	preset(
		"redirect-same-host",
		{ tr: "Aynı sunucuya yönlendirme", en: "Redirect on the same host" },
		{
			action: { kind: "redirect", to: "same-host", status: 307 },
		},
	),
	preset(
		"redirect-other-host",
		{ tr: "Başka sunucuya yönlendirme", en: "Redirect to another host" },
		{
			action: { kind: "redirect", to: "other-host", status: 307 },
		},
	),
	preset(
		"prototype-keys",
		{ tr: "Yanıtta __proto__ anahtarı", en: "Answer with a __proto__ key" },
		{
			action: { kind: "prototype-keys" },
		},
	),
	preset(
		"hub-down",
		{ tr: "Hub'a ulaşılamıyor", en: "Hub cannot be reached" },
		{
			match: { provider: "hub" },
			action: { kind: "status", status: 500 },
		},
	),
];

/**
 * The preset with an id, as listed in `FAULT_PRESETS`; undefined for an unknown one.
 * @param id Id of a preset of `FAULT_PRESETS`.
 * @example
 * findFaultPreset(FAULT_PRESETS[0]?.id ?? "") === FAULT_PRESETS[0]; // true
 */
export function findFaultPreset(id: string): FaultPreset | undefined {
	return FAULT_PRESETS.find((one) => one.id === id);
}

/** A preset as data: id, titles, and the faults that are played together. */
export function preset(id: string, titles: LocalizedText, ...faults: FaultScript): FaultPreset {
	return { id, titles, faults };
}
