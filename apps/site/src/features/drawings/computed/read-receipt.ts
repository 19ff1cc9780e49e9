import type { Locale } from "../../../lib/locale.ts";

/** A line that Tesseract reads in the picture of the receipt. */
export interface ReadLine {
	readonly text: string;
	/** Left, top, right and bottom, in pixels of the picture. */
	readonly box: readonly [left: number, top: number, right: number, bottom: number];
	/** Whether it is what the picture has there. */
	readonly isRight: boolean;
}

/** The lines of each language's receipt as tesseract.js 7 gives them with the data that the tutorial names, top to bottom. */
export const RECEIPT_LINES: Readonly<Record<Locale, readonly ReadLine[]>> = {
	tr: [
		{ text: "a Ee", box: [194, 92, 775, 205], isRight: false },
		{ text: "Çizgili defter 95,00", box: [389, 274, 880, 330], isRight: true },
		{ text: "Kurşun kalem 34,50", box: [393, 346, 883, 400], isRight: true },
		{ text: "Boya kalemi 85,00", box: [396, 418, 886, 472], isRight: true },
		{ text: "KDV 7.20 35,75", box: [400, 524, 891, 566], isRight: false },
		{ text: "TOPLAM 214,50 TL", box: [403, 594, 896, 650], isRight: true },
		{ text: "! Teşekkür ederiz 0", box: [65, 688, 1208, 815], isRight: false },
		{ text: "VON", box: [508, 770, 790, 874], isRight: false },
	],
	en: [
		{ text: "Lined notebook 9.50", box: [390, 274, 880, 323], isRight: true },
		{ text: "Pencil 3.45", box: [393, 346, 883, 406], isRight: true },
		{ text: "Crayons 8.50", box: [396, 418, 886, 472], isRight: true },
		{ text: "VAT 20% 3.58", box: [399, 524, 891, 566], isRight: true },
		{ text: "TOTAL €21.45", box: [403, 593, 894, 650], isRight: true },
		{ text: ". Thank you | |", box: [65, 684, 1208, 819], isRight: false },
		{ text: "HE", box: [508, 770, 790, 874], isRight: false },
	],
};
