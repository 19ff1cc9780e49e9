import { HIDDEN } from "../../prose.ts";
import type { Phrase } from "./phrase.ts";

const SUBTITLES =
	/automatic-speech-recognition|speech-to-text|tasks\/(?:translation|video-to-video|video-text-to-text)\b/;

/** Phrases of Turkish that readers took for something else. */
export const TURKISH_PHRASES: readonly Phrase[] = [
	{
		locale: "tr",
		pattern: /(?<!\p{L})yerelde(?!\p{L})/giu,
		advice: "carried over from “locally”: write “kendi makinenizde”",
	},
	{
		locale: "tr",
		pattern: /izleyicis?i? yok/giu,
		advice: "reads “nobody looks at it”: write “izleme kodu yoktur”",
	},
	{
		locale: "tr",
		pattern: /verip unutmayın/giu,
		advice: "reads “do not forget”: write “bir daha bakmamak olmaz”",
	},
	{
		locale: "tr",
		pattern: new RegExp(`${HIDDEN} kip(?!i\\s+olan)\\p{L}*`, "gu"),
		advice: "“kip” is a modality, not a mode: write “iken” or “açıkken”",
	},
	{
		locale: "tr",
		pattern:
			/(?:renk|akış|hata|deneme|çalışma|karanlık|koyu|çevrimdışı|toplu|düşünme|ayrıntılı|eğitim|değerlendirme|strict|sıkı) kip\p{L}*/giu,
		advice: "“kip” is a modality, not a mode: write “kullanım”, “görünüm” or say what happens",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})(?:koşut|paralel) (?:cümle|metin|derlem)\p{L}*/giu,
		advice: "sentences with their translations are “cümle çiftleri”",
	},
	{
		locale: "tr",
		pattern:
			/(?<!(?:[iİ]ş|kredi|vize|burs|patent|üyelik) )(?<!\p{L})başvuru(?:(?:su|lar|y[aul]|da|nun|m)\p{L}*)?(?!\p{L})(?! form)/giu,
		advice: "“başvuru” is an application: for what one compares with write “referans”",
		lets: /^Başvuru$/u,
	},
	{
		locale: "tr",
		pattern:
			/(?<!\p{L})(?:resim(?:ler|de|le|in)?\p{L}*|resm(?!en(?!\p{L})|iyet)[ei](?:(?:n|y|dir)\p{L}*)?(?!\p{L}))/giu,
		advice: "what a model takes or gives is a “görüntü” in articles on tasks and providers",
		except: /^(?!(?:.*\/)?tr\/(?:tasks|providers)\/|packages\/tasks\/)/,
	},
	{
		locale: "tr",
		pattern: /(?:bir )?hata durumuyla (?:yanıt|dön)\p{L}*/giu,
		advice: "write “hata koduyla”",
	},
	{
		locale: "tr",
		pattern: /en geniş seçim\p{L}*/giu,
		advice: "“seçim” is choosing: for what there is to choose from write “seçenek” or “yelpaze”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})yönlere ayır\p{L}*|komşularına bakarak/giu,
		advice: "write “konularına ayırın”, “metnin tümüne bakarak”",
	},
	{
		locale: "tr",
		pattern: /alt ?yazı(?!lım)\p{L}*/giu,
		advice: "“alt yazı” is a subtitle: for what describes a picture write “açıklama”",
		except: SUBTITLES,
	},
	{
		locale: "tr",
		pattern: /\p{L}+m[ae]y[ıi] düşünün/giu,
		advice: "carried over from “consider”: say what to do",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})biçem(?:i|in|e|den|de|ler)?\p{L}{0,3}(?!\p{L})/giu,
		advice: "artists and readers say “üslup”",
	},
	{
		locale: "tr",
		pattern: /birkaç on bin/giu,
		advice: "carried over from “a few tens of thousands”: write “on binlerce”",
	},
	{
		locale: "tr",
		pattern: /(?:şaşkınlık|entropi|kayb)[^.]{0,40}üssü/giu,
		advice: "perplexity is not an exponent but a power: write “e üzeri …”",
	},
	{
		locale: "tr",
		pattern: /(?<!standart )(?<=her görüntü\p{L}* )sapma\p{L}*/giu,
		advice: "“sapma” is the standard deviation: the other one is the “KL ıraksaması”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})kesme(?:den sonra|y?le ayr)\p{L}*/giu,
		advice: "“kesme” is truncation: write “kesme işareti”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})boşluk doldur\p{L}*/giu,
		advice: "a gap in a text is filled: for a picture write “görüntü tamamlama”",
		except: /^(?!.*\/(?:image|video)[^/]*$)/,
	},
	{
		locale: "tr",
		pattern: /(?:başlı[kğ]\p{L}*|adreste) duram\p{L}+/giu,
		advice: "write “başlığa yazılamayan”, “adreste bulunamayan”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})(?:platform|yönlendirici)\p{L}* (?:\p{L}+ ){0,3}taşı[mdy]\p{L}+/giu,
		advice: "carried over from “carry”: requests are passed on, write “istek iletmek”, “üzerinden çağrılmak”",
	},
	{
		locale: "tr",
		pattern: /sürmeye devam \p{L}+/giu,
		advice: "says it twice: write “sürer”",
	},
	{
		locale: "tr",
		pattern: /burada doğrulanma\p{L}+/giu,
		advice: "says nothing to readers: write what no source was found for, and how to test it",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})(?:sözdizim|öğe(?!t|n))\p{L}*/giu,
		advice: "write “söz dizimi”, “öge”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})(?:birebir|dilbilgi|altyazı)\p{L}*/giu,
		advice: "write “bire bir”, “dil bilgisi”, “alt yazı”",
	},
	{
		locale: "tr",
		pattern: /görüntü\p{L}* (?:[\d ×]+ piksellik |küçük )?kareler[ei]\p{L}*/giu,
		advice: "“kare” is a frame of a video: a transformer cuts a picture into “yama”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})üretici (?:model|yaklaşım|onarım)\p{L}*/giu,
		advice: "“üretici” is a maker, or the generator of a GAN: write “üretken”",
	},
	{
		locale: "tr",
		pattern: /(?<![\p{L}\p{N}/.@-])hub(?='\p{L})/gu,
		advice: "a proper name: write “Hub”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})[iİ]steme (?:de )?(?:yaz|koy|ekle|kadar)\p{L}*/gu,
		advice: "reads “not to ask”: write “isteminize”",
	},
	{
		locale: "tr",
		pattern: /(?<!\p{L})[kKMGT]i?B'(?:l[ie]k|n[ie]n|s[ie]|[dt]en?|[dt]ir|y[ie])(?!\p{L})/gu,
		advice: "endings follow “megabayt”, “gigabayt”: write “GB'lık”, “GB'ın”, “GB'tan”",
	},
];
