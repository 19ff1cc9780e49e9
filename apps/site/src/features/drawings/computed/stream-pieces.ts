import type { Locale } from "../../../lib/locale.ts";

/** What the first stream of the tutorial to chat prints, with a bar between its pieces. */
export const STREAM_PIECES: Readonly<Record<Locale, string>> = {
	tr: "Fransa|'|nın| başken|ti| Paris|'|tir|.",
	en: "The| capita|l| of| France| is| Paris|.",
};
