import { type FaultPreset, preset } from "./fault-presets.ts";

/** The host that the contents of large files come from. */
const CONTENTS = { provider: "hub-cdn", method: "GET" } as const;
/** The hub's list of the files of a model. */
const LIST = { provider: "hub", path: "/tree/" } as const;

/** Failures while files of a model are fetched from the hub. */
export const FILE_FAULT_PRESETS: readonly FaultPreset[] = [
	preset(
		"file-busy",
		{ tr: "Dosya sunucusu iki kez meşgul", en: "File host busy twice" },
		{ match: CONTENTS, times: 2, action: { kind: "status", status: 503 } },
	),
	preset(
		"file-unavailable",
		{ tr: "Dosya sunucusu hep meşgul", en: "File host always busy" },
		{ match: CONTENTS, action: { kind: "status", status: 503 } },
	),
	preset(
		"file-slow",
		{ tr: "Dosya küçük parçalarla geliyor", en: "File comes in small chunks" },
		{ match: CONTENTS, action: { kind: "slow-body", bytes: 64, delayMs: 100 } },
	),
	preset(
		"file-stalled",
		{ tr: "Dosya başlıyor ama gelmiyor", en: "File starts but never comes" },
		{ match: CONTENTS, action: { kind: "stalled-body" } },
	),
	preset(
		"file-cut",
		{ tr: "Bağlantı dosyanın ortasında bir kez kopuyor", en: "Connection breaks once within a file" },
		{ match: CONTENTS, times: 1, action: { kind: "cut-body", afterBytes: 200 } },
	),
	preset(
		"file-changed",
		{ tr: "Dosyanın bir baytı bozuk", en: "One byte of the file is wrong" },
		{ match: CONTENTS, action: { kind: "changed-body" } },
	),
	preset(
		"file-short",
		{ tr: "Dosya eksik ama tam görünüyor", en: "File is too short but looks whole" },
		{ match: CONTENTS, action: { kind: "short-body", bytes: 200 } },
	),
	preset(
		"list-busy",
		{ tr: "Dosya listesi iki kez meşgul", en: "List of files busy twice" },
		{ match: LIST, times: 2, action: { kind: "status", status: 429 } },
	),
	preset(
		"list-unavailable",
		{ tr: "Dosya listesi hep meşgul", en: "List of files always busy" },
		{ match: LIST, action: { kind: "status", status: 503 } },
	),
	preset(
		"list-cut",
		{ tr: "Dosya listesi bir kez yarıda kesiliyor", en: "List of files breaks off once" },
		{ match: LIST, times: 1, action: { kind: "cut-body", afterBytes: 40 } },
	),
	preset(
		"list-stalled",
		{ tr: "Dosya listesi başlıyor ama gelmiyor", en: "List of files starts but never comes" },
		{ match: LIST, action: { kind: "stalled-body" } },
	),
];

/**
 * The preset with an id, as listed in `FILE_FAULT_PRESETS`; undefined for an unknown one.
 * @param id Id of a preset of `FILE_FAULT_PRESETS`.
 * @example
 * findFileFaultPreset(FILE_FAULT_PRESETS[0]?.id ?? "") === FILE_FAULT_PRESETS[0]; // true
 */
export function findFileFaultPreset(id: string): FaultPreset | undefined {
	return FILE_FAULT_PRESETS.find((one) => one.id === id);
}
