import type { LocalizedText } from "@pusula/tasks";

/** Notes on days of the changelog, by day; most days have none. */
export const CHANGE_NOTES: Readonly<Record<string, LocalizedText>> = {
	"2026-11-21": {
		tr: "İlk sürüm: katalog, sağlayıcılar, modeller tablosu, kütüphaneler ve sözlük ilk kez birlikte yayımlandı.",
		en: "The first release: catalogue, providers, models table, libraries and glossary appear together for the first time.",
	},
};
