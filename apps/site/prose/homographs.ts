/** Words that Turkish has too, spelt as in English; some mean something else. In alphabetical order. */
export const HOMOGRAPHS: ReadonlySet<string> = new Set(
	`
ad adam ah aile alan alarm alt an ana anons ant ara arena art at atom ay az
bale bat bayt baz ben bile bin bit biter blog boy bu
cam can cap
de defter den dizi do dpi durum
el emoji en eve
fare fil film form format forum
gamma gel gen git gram
ham hat hem hep her hertz
i ideal ilk in internet
karma kart kip
lens liste log logo
mi model motif motor mu
nadir naif ne nine normal not
o on onun organ
panel para pas pay plan platform podcast portal poster program protokol proton
radar robot rol roman rota
sahib sat sen ser set siren site size sol son sonar standart sun sunup
tam tan tel tempo ten test tin tip ton top tür
uzun
var video virus
web
ya yap yen yer
`
		.trim()
		.split(/\s+/),
);
