import type { Phrase } from "./phrase.ts";

/** Phrases of English that readers took for something else. */
export const ENGLISH_PHRASES: readonly Phrase[] = [
	{
		locale: "en",
		pattern: /^(?:Go on$|Usual mistakes)/gu,
		advice: "headings of one kind have one name: write “Continue”, “Common mistakes”",
	},
	{
		locale: "en",
		pattern: /not verified here/giu,
		advice: "says nothing to readers: write what no source was found for, and how to test it",
	},
	{ locale: "en", pattern: /\b[Tt]he hub\b/gu, advice: "a proper name: write “the Hub”" },
	{
		locale: "en",
		pattern: /\ba row of (?:decisions|frames|numbers|words)/giu,
		advice: "write “sequence” or “list”",
	},
	{
		locale: "en",
		pattern: /\b(?:are no|is no) (?:estimates?|guess(?:es)?)\b|\ban error that is none\b/giu,
		advice: "write “not”: “are not estimates”",
	},
	{
		locale: "en",
		pattern: /\d %/gu,
		advice: "no space before the per cent sign: write “97%”",
		except: /^(?!(?:.*\/)?en\/tasks\/)/,
	},
	{ locale: "en", pattern: /\bcross entropy\b/giu, advice: "write “cross-entropy”" },
	{ locale: "en", pattern: /\blight from behind\b/giu, advice: "write “backlight”" },
	{ locale: "en", pattern: /\brewards memory\b/giu, advice: "write “memorisation”" },
	{ locale: "en", pattern: /\btherefore wavers\b/giu, advice: "write “varies by chance”" },
];
