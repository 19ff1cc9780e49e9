import type { LocalizedText } from "@pusula/tasks";

/** What readers should know about a day of the changelog, by day; days without a note speak for themselves. */
export const CHANGE_NOTES: Readonly<Record<string, LocalizedText>> = {
	"2026-11-21": {
		tr: "İlk sürüm: katalog, sağlayıcılar, modeller tablosu, kütüphaneler ve sözlük ilk kez birlikte yayımlandı.",
		en: "The first release: catalogue, providers, models table, libraries and glossary appear together for the first time.",
	},
};
