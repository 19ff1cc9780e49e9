import type { MetricEntry } from "../metric-entry.ts";

/** What readers read about each metric and its calculator, in Turkish. */
export const metricEntries = {
	classification: {
		title: "Doğruluk, kesinlik, duyarlılık ve F1",
		says: "Doğruluk, tahminlerin ne kadarının tuttuğunu söyler. Kesinlik bir sınıfa konanların ne kadarının gerçekten o sınıftan olduğuna, duyarlılık o sınıftan olanların ne kadarının bulunduğuna bakar. F1 ikisini harmonik ortalamayla birleştirir; biri düşükse F1 de düşük kalır.",
		misleads:
			"Sınıflar dengesizse doğruluk yanıltır. Yüz mesajın beşi istenmeyense hiçbirini işaretlemeyen model 0,95 alır. Makro ortalama küçük sınıfları da eşit saydığı için bu durumu gösterir; buna karşılık birkaç örneklik bir sınıf ortalamayı tek başına oynatabilir.",
		fields: {
			truth: {
				label: "Gerçek etiketler, her satıra bir tane",
				example: "olumlu\nolumlu\nolumlu\nolumlu\nolumsuz\nolumsuz\nnötr\nnötr",
			},
			predicted: {
				label: "Modelin tahminleri",
				example: "olumlu\nolumlu\nolumsuz\nolumlu\nolumsuz\nolumlu\nnötr\nolumsuz",
			},
		},
	},
	"exact-match": {
		title: "Tam eşleşme ve sözcük F1'i",
		says: "Tam eşleşme yanıtların ne kadarının beklenenle bire bir aynı olduğunu söyler. Sözcük F1'i ortak sözcükleri sayar ve kısmen doğru yanıta da puan verir. Karşılaştırmadan önce harfler Türkçe kuralla küçültülür, noktalama atılır.",
		misleads:
			"Aynı anlama gelen iki yanıt farklı yazılınca ikisi de düşer: “1994” ile “1994 yılında” bire bir aynı değildir. Ek almış sözcük de ayrı sayılır. Birden çok doğru yanıt varsa her birini sınayıp en iyisini alın.",
		fields: {
			expected: {
				label: "Doğru yanıtlar, her satıra bir tane",
				example: "1994 yılında\ntramvay\nbalık lokantaları",
			},
			answers: { label: "Modelin yanıtları", example: "1994\ntramvay\nHaliç" },
		},
	},
	anls: {
		title: "ANLS",
		says: "Belge okuyan modellerin yanıtını harf harf karşılaştırır. İki metni eşitlemek için gereken düzeltme sayısı uzun olanın harf sayısına bölünür ve 1'den çıkarılır. Soruların ortalaması, küçük okuma hatalarını bağışlayan bir puandır.",
		misleads:
			"Para, tarih ve kimlik numarası gibi alanlarda bağışlayıcılık kusurdur: tek rakamı yanlış bir tutar da yüksek puan alır. Böyle alanlarda tam eşleşmeyi de verin. İki harflik bir yanıtta tek yanlış harf puanı sıfıra indirir.",
		fields: {
			expected: {
				label: "Doğru yanıtlar, her satıra bir tane",
				example: "12.03.2024\n214,50 TL\nA-1907",
			},
			answers: { label: "Modelin yanıtları", example: "12.03.2024\n214,60 TL\nfatura no" },
		},
	},
	"top-k": {
		title: "İlk K doğruluğu",
		says: "Doğru etiketin, modelin en yüksek puanlı K tahmini arasında bulunma oranıdır. K 1 ise bildiğimiz doğruluktur. Birbirine benzeyen yüzlerce etiketin olduğu listelerde modelin ne kadar yaklaştığını gösterir.",
		misleads:
			"K etiket sayısına yaklaştıkça sayı kendiliğinden 1'e çıkar. On etiketlik bir listede ilk 5 doğruluğu rastgele seçimle bile 0,5 olur. Kullanıcıya tek sonuç gösterecekseniz K'yi 1 alın.",
		fields: {
			ranks: { label: "Doğru etiketin sırası, her örnek için", example: "1\n1\n2\n4\n1" },
			k: { label: "K", example: "3" },
		},
	},
	bleu: {
		title: "BLEU",
		says: "Çevirideki 1, 2, 3 ve 4 sözcüklük dizilerin ne kadarının referans çeviride geçtiğine bakar ve dört kesinliğin geometrik ortalamasını alır. Kısa çeviri yüksek kesinlikle öne geçmesin diye kısalık cezası uygulanır.",
		misleads:
			"Tek cümlede oynaktır: dört sözcüklük ortak dizi yoksa doğru bir çeviri de sıfır alır. Eş anlamlı sözcüğü ve yeri değişmiş ögeyi hata sayar. Türkçede tek bir ek sözcüğü bütünüyle farklı kıldığı için puan İngilizcedekinden düşük çıkar; dilleri BLEU ile karşılaştırmayın.",
		fields: {
			reference: {
				label: "Referans çeviri",
				example: "yarın sabah ilk vapurla karşıya geçiyoruz",
			},
			candidate: { label: "Modelin çevirisi", example: "yarın sabah ilk vapurla karşıya gidiyoruz" },
		},
	},
	chrf: {
		title: "chrF",
		says: "Sözcük yerine karakter dizilerini sayar. Kökü ya da eki tutan sözcük bu yüzden kısmi puan alır. Duyarlılık iki kat ağırlıklıdır: eksik bırakılan bilgi, fazladan yazılandan çok cezalandırılır.",
		misleads:
			"Anlamı görmez: “geliyor” ile “gelmiyor” neredeyse aynı puanı getirir. Sözcük sırası bozuk bir çeviri de yüksek kalabilir. Türkçe gibi eklemeli dillerde BLEU'dan daha adildir, yine de insan okumasının yerini tutmaz.",
		fields: {
			reference: {
				label: "Referans çeviri",
				example: "yarın sabah ilk vapurla karşıya geçiyoruz",
			},
			candidate: { label: "Modelin çevirisi", example: "yarın sabah ilk vapurla karşıya gidiyoruz" },
		},
	},
	rouge: {
		title: "ROUGE",
		says: "Özetin, insan yazımı referans özetle ne kadar örtüştüğünü ölçer. ROUGE-1 tek sözcüklere, ROUGE-2 ikililere, ROUGE-L sırası korunan en uzun ortak diziye bakar. Duyarlılık referansın ne kadarının aktarıldığını, kesinlik özetin ne kadarının referansta bulunduğunu söyler.",
		misleads:
			"Doğruluğu denetlemez: tek bir sayıyı yanlış yazan özet de yüksek puan alır. Başka sözcüklerle yazılmış iyi bir özet ise düşük kalır. Uzun özetin duyarlılığı kendiliğinden artar; bu yüzden F1'i okuyun.",
		fields: {
			reference: { label: "Referans özet", example: "leylekler boğazları aşarak göç eder" },
			candidate: { label: "Modelin özeti", example: "leylekler göç ederken boğazları kullanır" },
		},
	},
	wer: {
		title: "Sözcük ve karakter hata oranı (WER, CER)",
		says: "Modelin dökümünü doğru döküme çevirmek için en az kaç sözcüğün değişmesi, eklenmesi ve silinmesi gerektiğini sayar, doğru dökümün sözcük sayısına böler. Karakter hata oranı aynı hesabı harf ve boşluklarla yapar. Sıfır en iyisidir; model çok şey uydurursa oran 1'i aşar.",
		misleads:
			"Bütün hatalar eşit sayılır: “onda ikinci” yerine “on ikinci” yazmak toplantıyı kaçırtır, virgül hiçbir şeyi değiştirmez. Türkçede yanlış bir ek bütün sözcüğü yanlış saydırır. Harfleri genel kuralla küçültmek “ISI” sözcüğünü “ısı” yerine “isi” yapar ve olmayan bir hata ekler; aşağıda iki kuralı deneyin.",
		fields: {
			reference: {
				label: "Doğru döküm",
				example: "Isıtma arızası: yarınki toplantı saat onda ikinci kattaki odada",
			},
			candidate: {
				label: "Modelin dökümü",
				example: "ısıtma arızası yarın ki toplantı saat on ikinci kattaki odada",
			},
			folding: {
				label: "Büyük harfler",
				example: "turkish",
				options: {
					none: "Olduğu gibi kalsın",
					turkish: "Türkçe kuralla küçülsün",
					general: "Genel kuralla küçülsün",
				},
			},
			punctuation: { label: "Noktalamayı sayma", example: "1" },
		},
	},
	perplexity: {
		title: "Şaşkınlık ve çapraz entropi",
		says: "Çapraz entropi, modelin doğru belirteçlere verdiği olasılıkların eksi logaritmasının ortalamasıdır. Şaşkınlık, e üzeri çapraz entropidir ve modelin her adımda kaç eşit seçenek arasında kalmış gibi davrandığını söyler: 4, dört seçenek demektir.",
		misleads:
			"Yalnızca aynı belirteçleyiciyi kullanan modeller arasında karşılaştırılır; metni az parçaya bölen model her parçada daha çok şaşırır. Düşük şaşkınlık akıcı tahmini gösterir, yanıtın doğru ya da yararlı olduğunu değil. Olasılığı sıfıra yakın tek bir belirteç ortalamayı tırmandırır.",
		fields: {
			probabilities: {
				label: "Doğru belirtecin olasılığı, her satıra bir tane",
				example: "0,5\n0,25\n0,125",
			},
		},
	},
	cosine: {
		title: "Kosinüs benzerliği",
		says: "İki vektörün arasındaki açının kosinüsüdür. 1 aynı yönü, 0 dik açıyı, −1 ters yönü gösterir. Vektörlerin normu (geometrik uzunluğu) sonucu değiştirmez; bu yüzden gömme vektörlerini karşılaştırmanın olağan yoludur.",
		misleads:
			"Sayının mutlak bir anlamı yoktur: bir modelde ilgisiz cümleler 0,1, başka bir modelde 0,7 çıkabilir. Eşiği her model için kendi verinizle belirleyin. Karşıt anlamlı cümleler aynı konudan söz ettikleri için yüksek benzerlik alır.",
		fields: {
			first: { label: "a vektörü, her satıra bir sayı", example: "3\n4" },
			second: { label: "b vektörü", example: "4\n3" },
		},
	},
	"average-precision": {
		title: "Ortalama kesinlik (AP) ve ortalaması (mAP)",
		says: "Sonuçlar puana göre sıralanır ve her isabette o ana kadarki kesinlik alınır; toplam, bulunması gerekenlerin sayısına bölünür. İsabetler ne kadar yukarıdaysa AP o kadar yüksektir. mAP, sınıfların ya da sorguların AP ortalamasıdır.",
		misleads:
			"Nesne tespitinde neyin isabet sayıldığı eşiğe bağlıdır: AP50 için IoU'nun 0,5 olması yeter, AP75 için 0,75 gerekir. Kıyaslamalar AP'yi farklı yollarla hesaplar (her isabette, 11 noktada, 101 noktada); yayımlanmış sayılar ancak aynı yöntemle yan yana konur.",
		fields: {
			lists: {
				label: "Sıralı sonuçlar: isabet 1, ıska 0; her sınıf ya da sorgu için bir satır",
				example: "1 1 0 1\n0 1",
			},
			totals: { label: "Bulunması gerekenlerin sayısı, aynı sırayla", example: "3\n1" },
		},
	},
	mrr: {
		title: "Ortalama ters sıra (MRR)",
		says: "Her sorguda ilk doğru sonucun sırası alınır, 1 bu sıraya bölünür ve sorguların ortalaması hesaplanır. Doğru sonuç hep birinciyse 1, hep ikinciyse 0,5 çıkar. Kullanıcının ilk bulduğuyla yetindiği aramalar için uygundur.",
		misleads:
			"İlk isabetten sonrasına bakmaz: beş ilgili belgenin dördünü kaçıran sistem de tam puan alabilir. Birinci ile ikinci sıra arasındaki fark 0,5 iken dokuzuncu ile onuncu arasındaki fark 0,011'dir; sonuç baştaki birkaç sıraya bağlıdır.",
		fields: {
			lists: {
				label: "Sıralı sonuçlar: doğru 1, yanlış 0; her sorgu için bir satır",
				example: "1 0 0\n0 0 1\n0 0 0 1",
			},
		},
	},
	ndcg: {
		title: "nDCG",
		says: "Sonuçların ilgi derecesini ve sırasını birlikte değerlendirir. Her derece, aşağı indikçe büyüyen bir sayıya bölünerek toplanır; toplam, aynı derecelerin en iyi sırayla vereceği toplama bölünür. 1, daha iyi bir sıralamanın olamayacağını söyler.",
		misleads:
			"En iyi sıralama yalnızca listedeki derecelerden kurulursa hiç getirilmemiş ilgili belgeler görünmez; bu hesaplayıcı da öyle yapar. Bazı kütüphaneler kazancı 2'nin kuvvetiyle hesaplar ve aynı listeye başka puan verir. Derecelerin kimin yargısı olduğunu yazın.",
		fields: {
			grades: { label: "İlgi dereceleri, ilk sonuçtan başlayarak", example: "2\n0\n1" },
			k: { label: "k: ilk kaç sonuç", example: "3" },
		},
	},
	iou: {
		title: "Kesişim bölü birleşim (IoU)",
		says: "İki kutunun ortak alanını birlikte kapladıkları alana böler. Tam üst üste binen kutular 1, birbirine değmeyenler 0 alır. Nesne tespitinde bir kutunun doğru sayılıp sayılmayacağına bu sayı karar verir; en yaygın eşik 0,5'tir.",
		misleads:
			"Küçük nesnede acımasızdır: birkaç piksellik kayma büyük kutuda görünmez, küçük kutuda sayıyı yarıya indirir. Birbirinden ayrı kutuların ne kadar uzak olduğunu da söylemez; hepsi sıfırdır.",
		groups: { truth: "Gerçek kutu, piksel", predicted: "Tahmin, piksel" },
		fields: {
			"truth-left": { label: "Sol", example: "0" },
			"truth-top": { label: "Üst", example: "0" },
			"truth-right": { label: "Sağ", example: "100" },
			"truth-bottom": { label: "Alt", example: "100" },
			"predicted-left": { label: "Sol", example: "20" },
			"predicted-top": { label: "Üst", example: "15" },
			"predicted-right": { label: "Sağ", example: "120" },
			"predicted-bottom": { label: "Alt", example: "115" },
		},
	},
	"mean-iou": {
		title: "Ortalama IoU (bölütleme)",
		says: "Bölütleme haritasında her sınıfın kesişimi birleşimine bölünür, sonra sınıfların ortalaması alınır. Küçük bir sınıf da gökyüzü kadar sayılır. Örnekte her harf bir pikseldir: g gökyüzü, d deniz, y yelkenli.",
		misleads:
			"Piksel doğruluğu büyük sınıflarla yükselir ve kaybolan küçük nesneyi gizler; ikisini birlikte verin. Resimde hiç bulunmayan sınıfın ortalamaya katılıp katılmadığı kütüphaneden kütüphaneye değişir. Dice katsayısı aynı veriden daha yüksek çıkar, karıştırmayın.",
		fields: {
			truth: { label: "Gerçek harita", example: "gggggggg\ngggyyggg\nggyyyygg\ndddddddd\ndddddddd" },
			predicted: {
				label: "Modelin haritası",
				example: "gggggggg\nggggyggg\ngggyyygg\nddddyddd\ndddddddd",
			},
		},
	},
	regression: {
		title: "RMSE, MSE, MAE ve R²",
		says: "MSE hataların karesinin ortalamasıdır; karekökü olan RMSE, tahmin edilen büyüklükle aynı birimdedir. MAE hataların mutlak değerini ortalar. R², modelin hep ortalamayı söyleyen dayanak modelden ne kadar iyi olduğunu gösterir: 1 kusursuz, 0 ortalama kadar, eksi ondan da kötü.",
		misleads:
			"Kare almak tek bir uç değeri öne çıkarır; RMSE ile MAE arasındaki büyük fark bunun işaretidir. R² farklı veri kümeleri arasında karşılaştırılmaz, çünkü verinin yayılımına bağlıdır. İyi bir ortalama, bir alt gruptaki sistemli hatayı saklayabilir.",
		fields: {
			truth: { label: "Gerçek değerler, her satıra bir tane", example: "10\n20\n30" },
			predicted: { label: "Tahminler", example: "12\n18\n33" },
		},
	},
	return: {
		title: "İndirimli toplam ödül",
		says: "Etmenin bir bölümde topladığı ödüldür; geç gelen ödül γ'nın kuvvetiyle küçültülür. γ bire yakınsa etmen uzağı düşünür, sıfıra yakınsa yalnızca bir sonraki adımı. Pekiştirmeli öğrenmede eniyilenen büyüklük budur.",
		misleads:
			"Farklı γ ile hesaplanan toplamlar karşılaştırılamaz. Ödülü siz tanımladığınız için yüksek toplam, istediğiniz davranışı garanti etmez; etmen ödülü kestirmeden toplamanın bir yolunu bulmuş olabilir. Birkaç tohumun ortalamasını ve yayılımını birlikte verin.",
		fields: {
			rewards: { label: "Ödüller, adım adım", example: "1\n0\n2" },
			discount: { label: "γ (0 ile 1 arası)", example: "0,9" },
		},
	},
} satisfies Readonly<Record<string, MetricEntry>>;

/** The same in any language. */
export type MetricEntries = Readonly<Record<keyof typeof metricEntries, MetricEntry>>;
