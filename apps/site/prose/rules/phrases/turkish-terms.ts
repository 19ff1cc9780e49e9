import type { Phrase } from "./phrase.ts";

/** Turkish words for what the texts call by another term. */
export const TURKISH_TERMS: readonly Phrase[] = [
	{
		locale: "tr",
		pattern: /(?<!\p{L})düşünen model\p{L}*/giu,
		advice: "the glossary says “akıl yürüten model”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})talimat\p{L}*/giu,
		advice: "what a model is told is a “yönerge”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})(?:sesli asistan|dedektör|benzetim)\p{L}*/giu,
		advice: "one term for a thing: write “sesli yardımcı”, “tespit modeli”, “simülasyon”",
	},
	{
		locale: "tr",
		pattern: /(?<!(?:maske|boşluk|boşluğu|aralık|form) )(?<!\p{L})doldurma(?:y[ıa]|n[ıi]n|yla)?(?!\p{L})/giu,
		advice: "what fills up a batch is “dolgu”, its verb “doldurmak”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})eylem\p{L}*/giu,
		advice: "an agent takes an “eylem”: the word of grammar is “fiil”",
		except:
			/^(?!.*(?:docs\/transformers|tasks\/(?:translation|ta(?:ble|bular)-to-text|token-classification)))/,
	},
	{
		locale: "tr",
		pattern: /belirtece dek|(?<![(\p{L}])p9\d(?![\p{L}<])/giu,
		advice: "one term for a thing: write “ilk belirtece kadar geçen süre”, “95. yüzdelik”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})bayt t(?:abanlı|emelli)/giu,
		advice: "one term for a thing: write “bayt düzeyinde”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})üretime (?:al|geç)\p{L}*/giu,
		advice: "carried over from “production”: write “yayına almak”, “canlı ortam”",
	},
];
