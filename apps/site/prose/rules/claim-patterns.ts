/** Patterns of claims, by what is claimed. */
export type ClaimPatterns = Readonly<Record<string, RegExp>>;

/** Words by which a paragraph claims something about the work of others that can be looked up. */
export const CLAIMS: ClaimPatterns = {
	"a year": /(?<![\d.,/–-])(?:19[5-9]\d|20[0-2]\d)(?![\d,]|\.\d)/u,
	"a number of parameters":
		/(?:\d ?|(?<!\p{L})(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|one|two|three|four|five|six|seven|eight|nine|ten|a hundred) )(?:milyon|milyar|million|billion)[ -]param|\d ?[BM](?:'?lik)?[ -]param/iu,
	"a licence":
		/\b(?:Apache(?: Licen[cs]e)?[ -]2\.0|MIT|CC[ -]BY|A?GPL|OpenRAIL)\b|ticari kullanım(?:a (?:açık|kapalı|izin ver(?:ir|mez|iyor))|ı (?:dışla|yasakla|sınırla)r)|(?:allows|permits|forbids|rules out) commercial use|(?:excludes?|bars?) commercial use/iu,
	"a number of languages":
		/(?<![\p{L}\d.,])(?:\d+|yüz\p{L}*|yirmi|elli|kırk|(?:a|over a) hundred|twenty|fifty|forty) (?:dil(?:de|li|in)?(?!\p{L})|languages)/iu,
	"a result":
		/\b(?:ADE20K|BEIR|Belebele|Cetvel|Cityscapes|COCO|Common Voice|DocVQA|FLEURS|FLORES|GenEval|GLUE|GSM8K|ImageNet|LibriSpeech|MIRACL|MMLU|MTEB|SQuAD|STSb|TurkishMMLU|ViDoRe|WMT\d*|XNLI)\b[^.]*(?:%\s?\d|\d[.,]\d|\d (?:per cent|points|puan))/u,
	"a measurement":
		/(?:doğrulu[kğ]|hata oranı|başarı(?:mı|sı)?|accurac(?:y|ies)|error rates?|\b(?:recall|precision|WER|CER|BLEU|chrF|ROUGE|nDCG(?:@\d+)?|m?AP|F1|MOS|AUC)\b)[^.;:]{0,50}(?:%\s?\d|\d[.,]\d|\d ?%|\d per cent)/iu,
	"a share":
		/%\s?\d|\d ?%|\d per ?cent|(?<!\p{L})yüzde (?:\d|(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz)|(?<!\p{L})(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) per ?cent/iu,
	"an amount of memory":
		/\d ?[KMGT]i?B(?:['’]\p{L}+)? (?:bellek|ekran kart|VRAM|RAM|GPU|of (?:memory|RAM|VRAM)|memory)|(?:bellek|ekran kartı|VRAM|\bRAM|memory)\p{L}*[^.;:]{0,30}\d ?[MGT]i?B/iu,
	"a price":
		/(?<!\p{L})(?:ücretsizdir|ücretsiz (?:katman|plan|deneme|anahtar|sun|ver)\p{L}*|bedava|bedelsiz)\p{L}*|\d[\d.,]* ?(?:dolar|sent|dollar|cent)(?!\p{L}{4})|free of charge|\bfor free\b|\bfree (?:tier|trial|plan|key)|[$€₺]\s?\d/iu,
	"a speed":
		/(?<!\p{L})(?:düşük|en az) gecikme\p{L}*|\b(?:low|lowest) latency|\d (?:belirteç|tokens?)(?: per second|\/s)|saniyede [\d.]+ belirteç/iu,
	"a number of models":
		/(?<!\p{L})(?:on )?(?:binlerce|yüzlerce) (?:\p{L}+ )?model|(?:thousands|hundreds) of (?:[\p{L}-]+ ){0,2}models/iu,
	"a factor":
		/(?<![\p{L}\d])(?:\d[\d.,]*|iki|üç|dört|beş|on|yüz|two|three|four|five|ten|a hundred) (?:kat|katı|times) (?:daha )?(?:hızlı|yavaş|küçük|az|çok|ucuz|pahalı|isabetli|faster|slower|smaller|cheaper|fewer|more|less|as fast)/iu,
	"what training data hold":
		/eğitim(?:de| verisinde| verilerinde| kümesinde) (?:az(?:dır| bulun)|nadir|yok|bol)|(?:rare|scarce|common) in (?:the |their )?training/iu,
	"an effect on hallucination":
		/(?<!\p{L})(?:uydurma|halüsinasyon)\p{L}* (?:azalt|önle|düşür|seyrekleştir)(?!mak|mek)\p{L}*|(?:lowers?|reduces?|cuts?|prevents?) hallucination|hallucination (?:rarer|less)/iu,
	"a length of context":
		/(?:bağlam (?:penceresi|uzunluğu)|context (?:window|length))[^.;:]{0,30}\d[\d.,]*[ -]?(?:K|M|bin|milyon|thousand|million)?[ -](?:belirteç|token)\p{L}*/iu,
	"a comparison":
		/(?<!\p{L})(?:belirgin|açık|gözle görülür|büyük) (?:biçimde|şekilde|ölçüde|farkla) daha (?:iyi|doğru|isabetli|başarılı|hızlı|ucuz|güvenilir)\p{L}*|(?<!\p{L})\p{Lu}[\p{L}\d.-]*(?:['’][dt][ae]n| (?:\p{L}+ )?\p{L}+[dt][ae]n) daha (?:iyi|doğru|isabetli|başarılı|hızlı|güçlü)(?:d[iıuü]r|y[dk])|(?:clearly|markedly|noticeably|significantly|far) (?:better|more accurate|faster|cheaper|more reliable) than/iu,
	"a model's lead":
		/(?<!\p{L})(?:model|aile|kodlayıc|sürüm)\p{L}* (?:\p{L}+ )?(?:öndedir|üstündür)(?!\p{L})|(?<!\p{L})daha (?:iyi|doğru|isabetli) (?:tanır|anlar|bulur|okur|yazar|sonuç (?:verir|alır))(?!\p{L})|özellikle iyidir|(?:soru|veri|dil|metin|iş|görev)\p{L}*[dt][ae] daha (?:doğru|iyi|başarılı)d[ıiuü]r(?!\p{L})|\p{L}[dt][ae]n (?:daha )?(?:iyi|adil)dir(?!\p{L})|\bcopes? better|\b(?:does|do|are|is) better (?:on|at)\b|\boften beats?\b|\b(?:model|family|encoder|edition)s? (?:is|are) (?:usually |often |generally )?ahead(?! of)|\bparticularly good at|\b(?:understands?|recognises?) [^.;:]{0,30}better/iu,
	"a fall": /\d[.,]\d+['’]?\p{L}* (?:in|düş|çık)ebilir|\b(?:may|can) (?:drop|fall|rise) to \d[.,]\d/iu,
	"an amount of training data":
		/\d[\d.,]* (?:(?:bin|milyon|milyar|trilyon) )?(?:belirte[çc]|saat|görüntü|cümle|çift)(?!l[iıuü]k)\p{L}*(?: \p{L}+){0,2} eğitil\p{L}+|trained on (?:(?:about|more than|over|some) )?\d[\d.,]* (?:thousand |million |billion |trillion )?(?:tokens|hours|pictures|images|sentences|pairs)/iu,
	"a superlative":
		/(?<!\p{L})en (?:iyi|başarılı|isabetli|doğru|hızlı) (?:sonu[çc]|puan)\p{L}* (?:[\p{L}\uFFFC-]+ ){0,3}(?:verir|veriyor|alır|alıyor|üretir|sağlar)\p{L}*|gives? the best results|(?<!\p{L})en (?:hızlı|ucuz|doğru|isabetli|popüler|yaygın|çok (?:kullanılan|tercih edilen|indirilen)|güçlü|başarılı)(?:s[ıiuü])? (?:\p{L}+ )?(?:model|aile|kütüphane|araç|yöntem|sağlayıcı|mimari|çatı|motor|çözüm|yol)(?!\p{L}*ı? (?:seç|bul|ara|hangi))\p{L}*|\bthe (?:fastest|cheapest|most (?:accurate|popular|used|widely used|downloaded|powerful|capable)|strongest|leading) (?:\p{L}+ )?(?:models?|famil(?:y|ies)|librar(?:y|ies)|tools?|methods?|providers?|architectures?|frameworks?|engines?|way|solution)|\bleading (?:models|libraries|providers)/iu,
	"a rank":
		/state[- ]of[- ]the[- ]art|alanın en iyi|en gelişmiş|is the best (?:open )?model|en iyi (?:açık )?model(?:dir|idir)|rakiplerin\p{L}* (?:hepsini )?geç|(?<!\p{L})rakipsiz\p{L}*|unrivalled|unmatched|outperforms|the first (?:open )?model|ilk (?:açık )?model(?:dir|idir)/iu,
};

/** What pages on providers, which compare companies, claim besides. */
export const PROVIDER_CLAIMS: ClaimPatterns = {
	"a price":
		/(?<!\p{L})(?:en )?(?:ucuz|uygun fiyatlı)\p{L}*|\b(?:cheap(?:er|est)?|inexpensive|low-cost|affordable)\b/iu,
	"a speed":
		/(?<!\p{L})(?:en|çok|daha) hızlı\p{L}*|(?<!\p{L})hızlı (?:sun|çalıştır|üret|yanıt)\p{L}*|\bfast(?:er|est)?\b|(?:high|highest) speed|yüksek hız\p{L}*/iu,
	"a number of models":
		/geniş (?:seçim|seçenek|yelpaze|katalog|seçki)\p{L}*|en geniş\p{L}*|wide (?:choice|range)|one of the widest|broadest|\d{2,}\+? (?:'?den fazla )?model/iu,
	"where data is kept":
		/veri merkez\p{L}+|Avrupa(?:'da|'daki| Birliği| bulut\p{L}*)|data cent(?:er|re)s|European (?:cloud|Union|borders)|in Europe\b/iu,
	"a status of a service":
		/(?<!\d)[45]\d\d(?:['’]?\p{L}*)? (?:kodunu|ile geri çevir|ile reddet)|(?:answers|uses|replies with) [45]\d\d/iu,
	"a limit of a service": /\d ?[KMG]B(?!\p{L})/u,
	hardware:
		/kendi (?:tasarladığı|yaptığı|çip|donanım|işlemci)|its own (?:chip|hardware|processor)|of its own (?:design|make)|\b(?:LPU|RDU|wafer)\b/iu,
};
