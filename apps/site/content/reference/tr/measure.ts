/** What exports, parameters and fields of measuring mean, by the English sentences of the docstrings. */
export const measure: Readonly<Record<string, string>> = {
	"Values by the names of the fields, as `listFields` names them.":
		"Alanların adlarıyla değerler; adlar `listFields` işlevinin verdikleridir.",
	"Rows, items, metrics and settings.": "Satırlar, ögeler, ölçütler ve ayarlar.",
	"The row: its number, arguments and right answer.": "Satır: numarası, argümanları ve doğru yanıtı.",
	"The task, its shared values and the right answers of all rows.":
		"Görev, ortak değerleri ve bütün satırların doğru yanıtları.",
	"How many calls may run at once; from `createPace`.":
		"Aynı anda kaç çağrının yapılabileceği; `createPace` verir.",
	"Ends the waiting of every call.": "Bütün çağrıların beklemesini bitirir.",
	"Waits so many milliseconds; rejects when the signal fires first.":
		"Verilen milisaniye kadar bekler; sinyal önce tetiklenirse reddedilir.",
	"What its calls share with those of other gates; from `createRoom`, with the same signal.":
		"Çağrılarının öteki kapılarınkilerle paylaştığı sınır; aynı sinyalle, `createRoom` verir.",
	"greatest number of calls at once": "Aynı anda yapılabilecek en çok çağrı.",
	"milliseconds of a clock that only goes forward": "Yalnızca ileri giden bir saatin milisaniyesi.",
	"greatest number of calls that start in a second.": "Bir saniyede başlayabilecek en çok çağrı.",
	"Ends every wait for a change.": "Değişiklik için bütün beklemeleri bitirir.",
	"Whether one more call fits beside so many under way.":
		"Süren bunca çağrının yanına bir çağrının daha sığıp sığmadığı.",
	"The whole file.": "Dosyanın tamamı.",
	"A report, or its metrics and normalizations.": "Bir rapor ya da raporun ölçütleri ve yazım düzeltmeleri.",
	"rows that are shown, the worst first.": "Gösterilen satırlar, en kötüsü başta.",
	"the file, or its first 8 KB": "Dosya ya da ilk 8 KB'ı.",
	"The beginning of a table with tabs, as far as it has come.":
		"Sekmeli bir tablonun başı, geldiği kadarıyla.",
	"Id of a metric, such as `exact-match`.": "Ölçütün kimliği; örneğin `exact-match`.",
	"Language of the name.": "Adın dili.",
	"The name of a metric for people; its id where it has none.":
		"Ölçütün insanların okuduğu adı; adı yoksa kimliği.",
	"A score or a count.": "Bir puan ya da sayım.",
	"Columns and rows of the file, from `readTable`.":
		"`readTable` işlevinin verdiği, dosyanın sütunları ve satırları.",
	"Id of the metric.": "Ölçütün kimliği.",
	"Input and right answer of each row.": "Her satırın girdisi ve doğru yanıtı.",
	"The names of the columns.": "Sütunların adları.",
	"What became of the call.": "Çağrının nasıl sonuçlandığı.",
	"Id of a metric of rows.": "Satırların bir ölçütünün kimliği.",
	"The rows with their right answers.": "Doğru yanıtlarıyla satırlar.",
	"What the models answered.": "Modellerin yanıtları.",
	"how labels are compared.": "Etiketlerin nasıl karşılaştırılacağı.",
	"The rows of a report, and the metric that judges them.":
		"Bir raporun satırları ve onları değerlendiren ölçüt.",
	"What a call of `@pusula/inference` threw.": "`@pusula/inference` paketinin bir çağrısının attığı hata.",
	"Rows, candidates and limits, and what is called as the measurement goes on.":
		"Satırlar, adaylar ve sınırlar; ölçüm sürerken nelerin çağrılacağı.",
	"The cells of the first line.": "İlk satırın hücreleri.",
	"Values by the names of the fields; any may be missing.":
		"Alanların adlarıyla değerler; eksik olanlar bulunabilir.",
	"The rows of the file, from `readTable`.": "`readTable` işlevinin verdiği, dosyanın satırları.",
	"The task, and which columns hold its fields and right answers.":
		"Görev ve alanlarıyla doğru yanıtlarının hangi sütunlarda olduğu.",
	"The answer; undefined where there is none.": "Yanıt; yanıt yoksa `undefined`.",
	"the text in which entities lie: with it they are printed as their words, such as `Çukurova (LOC)`":
		"Varlıkların bulunduğu metin: verilirse varlıklar sözcükleriyle yazılır, örneğin `Çukurova (LOC)`.",
	"The cells of the row, in order.": "Satırın hücreleri, sırayla.",
	"The arguments of the call.": "Çağrının argümanları.",
	"A chunk of `chatCompletionStream` or `textGenerationStream`.":
		"`chatCompletionStream` ya da `textGenerationStream` akışının bir parçası.",
	"The cell: a text, or a value of JSON.": "Hücre: bir metin ya da bir JSON değeri.",
	"Number of the row, for the error.": "Satırın numarası; hata içindir.",
	"Name and kind of the field, from `listFields`.": "`listFields` işlevinin verdiği, alanın adı ve türü.",
	"What a table, a file or an argument holds.": "Bir tablonun, dosyanın ya da argümanın içerdiği.",
	"The text of the file, from `decodeText`.": "`decodeText` işlevinin verdiği, dosyanın metni.",
	"How many rows are read.": "Kaç satırın okunacağı.",
	"By the name of a model and its answer, the label that it means.":
		"Modelin adına ve yanıtına göre, yanıtın hangi etiket demek olduğu.",
	"Ids of metrics to judge by.": "Değerlendirmede kullanılacak ölçütlerin kimlikleri.",
	"Rows of any kind.": "Herhangi bir türden satırlar.",
	"How many are wanted.": "Kaç tane istendiği.",
	"The same seed chooses the same rows.": "Aynı tohum aynı satırları seçer.",
	"The text of the table.": "Tablonun metni.",
	"Why no call can be built.": "Çağrının neden kurulamadığı.",
	"Name of the field.": "Alanın adı.",
	"Why the rows or settings cannot be measured.": "Satırların ya da ayarların neden ölçülemediği.",
	"Place of the faulty entry, from 1, where the right answer is a list and one entry is at fault.":
		"Doğru yanıt bir listeyse ve kusur tek bir ögesindeyse, kusurlu ögenin yeri, 1'den başlar.",
	"Number of the row, where one is at fault.": "Kusur tek bir satırdaysa satırın numarası.",
	"Why the file is no table.": "Dosyanın neden tablo olmadığı.",
	"Where and what was found: line, column, counts.": "Neyin nerede bulunduğu: satır, sütun, sayılar.",
	"Makes one call; throws what went wrong.": "Bir çağrı yapar; yolunda gitmeyeni hata olarak atar.",
	"Lets its calls through at the pace of its provider; models of one provider share it. A call that the provider was too busy to take is made again after the pause, whose time does not count.":
		"Çağrılarını sağlayıcısının temposuna göre geçirir; aynı sağlayıcının modelleri bunu paylaşır. Sağlayıcı meşgul olduğu için alınmayan çağrı, aradan sonra yeniden yapılır; aranın süresi sayılmaz.",
	"Unique among those that are measured together.": "Birlikte ölçülenler arasında benzersizdir.",
	"Tokens of the prompt; absent where the provider does not count them.":
		"İstemin belirteçleri; sağlayıcı saymıyorsa bulunmaz.",
	"Milliseconds that count, where they are known better than from the last attempt to its result.":
		"Sonuca ulaşan son denemenin süresinden daha iyi biliniyorsa, sayılacak milisaniye.",
	"The task's output, as the client returns it.": "Görevin çıktısı, istemcinin verdiği gibi.",
	"Tokens of the result; absent where the provider does not count them.":
		"Sonucun belirteçleri; sağlayıcı saymıyorsa bulunmaz.",
	"What the provider says that the call costs.": "Sağlayıcının çağrı için söylediği fiyat.",
	"Column of the right answers; undefined where none is left for them.":
		"Doğru yanıtların sütunu; onlara sütun kalmadıysa `undefined`.",
	"Columns by the names of the fields that they hold.": "Alanların adlarına göre, alanları tutan sütunlar.",
	"Metric of the first minus that of the second, with its 95 % interval.":
		"Birincinin ölçütü eksi ikincinin ölçütü, %95 aralığıyla.",
	"Name of one model.": "Modellerden birinin adı.",
	"Upper end of the interval of the difference.": "Farkın aralığının üst ucu.",
	"Lower end of the interval of the difference.": "Farkın aralığının alt ucu.",
	"Id of the metric that differs.": "Farkı görülen ölçütün kimliği.",
	"How often chance alone brings about a difference as large, by a randomization test; with several comparisons made larger by Holm's method, so that none is taken for real because many were tried.":
		"Bu kadar büyük bir farkın yalnızca rastlantıyla ne sıklıkla çıkacağı, rastgeleleştirme sınamasıyla; birkaç karşılaştırma yapıldıysa Holm yöntemiyle büyütülür, böylece hiçbiri çok sayıda denendiği için gerçek sanılmaz.",
	"Number of rows that both models answered.": "İki modelin de yanıtladığı satırların sayısı.",
	"Name of the other model.": "Öteki modelin adı.",
	"How the bytes were encoded.": "Baytların hangi kodlamada olduğu.",
	"The text, without the mark.": "Metin, bayt sırası işareti olmadan.",
	"Sentences before the tables.": "Tablolardan önceki cümleler.",
	"The tables and sentences, in order.": "Tablolar ve cümleler, sırayla.",
	"How the figures were computed, with links.": "Sayıların nasıl hesaplandığı, bağlantılarıyla.",
	"How the figures were computed, and the publications that describe it.":
		"Sayıların nasıl hesaplandığı ve bunu anlatan yayınlar.",
	"Sentences about intervals and tests.": "Aralıklar ve sınamalar hakkındaki cümleler.",
	"What the links are, with the day on which they were looked up.":
		"Bağlantıların ne olduğu ve hangi gün bakıldığı.",
	"Each publication with what the report uses it for.": "Her yayın ve raporun onu ne için kullandığı.",
	"The title, in one line.": "Başlık, tek satırda.",
	"The first is the metric by which models are compared.": "İlki, modellerin karşılaştırıldığı ölçüttür.",
	"How texts and labels are made alike before they are compared.":
		"Metinlerin ve etiketlerin karşılaştırılmadan önce nasıl aynı yazıma getirildiği.",
	"Number of calls under way.": "Süren çağrıların sayısı.",
	"Resolves when a call may start, and rejects when the signal fires or none will fit any more.":
		"Bir çağrı başlayabileceğinde çözülür; sinyal tetiklenirse ya da artık hiçbir çağrı sığmayacaksa reddedilir.",
	"Resolves when a call may start, and rejects when the signal fires or none will fit any more. One whose job the provider has accepted already fits whatever the room says: it is paid.":
		"Bir çağrı başlayabileceğinde çözülür; sinyal tetiklenirse ya da artık hiçbir çağrı sığmayacaksa reddedilir. İşi sağlayıcıca kabul edilmiş bir çağrı, yer olmasa da sığar: bedeli ödenmiştir.",
	"The job of a call, at a provider that works by jobs.": "İşlerle çalışan bir sağlayıcıda çağrının işi.",
	"What an earlier attempt of the call gave to `onJob`: the call waits for it, and submits nothing. Undefined where none did.":
		"Çağrının önceki bir denemesinin `onJob` işlevine verdiği: çağrı onu bekler, yeniden iş göndermez. Hiçbiri vermediyse `undefined`.",
	"Awaited when the provider has accepted the call as a job. A call without one is not made again where it may be billed.":
		"Sağlayıcı çağrıyı bir iş olarak kabul ettiğinde beklenir. İşi olmayan çağrı, ücretlendirilmiş olabilecekse yeniden yapılmaz.",
	"Awaited when the provider has accepted a call as a job, with what `kept` takes for it.":
		"Sağlayıcı bir çağrıyı iş olarak kabul ettiğinde, `kept` alanının onun için alacağı değerle beklenir.",
	"The job that the provider accepted, where its result did not come: the call waits for it when it is made again.":
		"Sağlayıcının kabul ettiği, sonucu gelmeyen iş: çağrı yeniden yapıldığında onu bekler.",
	"Call it when a call that entered has ended.": "Kapıdan geçen bir çağrı bitince bunu çağırın.",
	"A call without it is refused.": "Bu alan olmadan çağrı geri çevrilir.",
	"Unique within the task: the last part of the path.": "Görevde benzersizdir: yolun son parçası.",
	"The place of the value among the arguments of a call.": "Değerin çağrının argümanlarındaki yeri.",
	"The right answers of all rows as texts.": "Bütün satırların doğru yanıtları, metin olarak.",
	"True where the rows hold a value for the field of this name.":
		"Satırlarda bu addaki alan için değer varsa doğrudur.",
	"Values that are the same in every call.": "Her çağrıda aynı olan değerler.",
	"Absent where the call failed.": "Çağrı başarısız olduysa yoktur.",
	"Why there is no answer, where the call failed: code, message and HTTP status.":
		"Çağrı başarısız olduysa neden yanıt olmadığı: kod, mesaj ve HTTP durum kodu.",
	"Milliseconds from the last attempt of the call to its result.":
		"Çağrının son denemesinden sonucuna kadar geçen milisaniye.",
	"The arguments of the call, without model and provider.":
		"Çağrının argümanları, model ve sağlayıcı olmadan.",
	"What people see of the input.": "Girdinin insanlara görünen hâli.",
	"Its number in the data, from 1.": "Verideki numarası, 1'den başlar.",
	"Place of the faulty entry in a right answer that is a list, from 1.":
		"Doğru yanıt bir listeyse kusurlu ögenin yeri, 1'den başlar.",
	"Number of the row.": "Satırın numarası.",
	"Most calls under way.": "Aynı anda en çok kaç çağrının süreceği.",
	"The models to measure.": "Ölçülecek modeller.",
	"Items of an earlier run: their calls are not made again. Failed ones are, and wait for the job that they name.":
		"Önceki bir çalıştırmanın ögeleri: çağrıları yeniden yapılmaz. Başarısız olanlarınki yapılır; bir iş adı taşıyorlarsa o iş beklenir.",
	"The kind of answer that the rows have.": "Satırlardaki yanıtların türü.",
	"Called before each call: once it returns false, no other begins, and the run resolves when those under way have ended.":
		"Her çağrıdan önce çağrılır: bir kez `false` verince yeni çağrı başlamaz, süren çağrılar bitince çalıştırma tamamlanır.",
	"Times that a call is made again after this error, where its model has a gate and nothing is paid twice.":
		"Modelinin kapısı varsa ve hiçbir şey iki kez ödenmiyorsa, çağrının bu hatadan sonra kaç kez yeniden yapılacağı.",
	"Milliseconds of a clock that only goes forward, such as `performance.now`.":
		"Yalnızca ileri giden bir saatin milisaniyesi, örneğin `performance.now`.",
	"Called when a call has ended.": "Bir çağrı bitince çağrılır.",
	"Awaited when the provider did not take an attempt, and before the pause that follows: nothing was billed.":
		"Sağlayıcı bir denemeyi almadığında, ardından gelen aradan önce beklenir: hiçbir şey ücretlendirilmemiştir.",
	"Awaited before each attempt of a call that has no job: what is kept here is kept before anything may be billed.":
		"İşi olmayan bir çağrının her denemesinden önce beklenir: burada saklanan, herhangi bir şey ücretlendirilebilmeden önce saklanmış olur.",
	"The rows, in the order of the calls.": "Satırlar, çağrıların sırasıyla.",
	"Ends the measurement; its reason is thrown.": "Ölçümü bitirir; nedeni hata olarak atılır.",
	"Rows with an answer. Metrics are of these alone.": "Yanıtı olan satırlar. Ölçütler yalnızca bunlarındır.",
	"Average precision of each label, present where answers are boxes.":
		"Her etiketin ortalama kesinliği; yanıtlar kutuysa bulunur.",
	"Present where answers are labels or entities.": "Yanıtlar etiket ya da varlıksa bulunur.",
	"Present where answers are labels.": "Yanıtlar etiketse bulunur.",
	"Number of rows whose call failed.": "Çağrısı başarısız olan satırların sayısı.",
	"Tokens of all prompts.": "Bütün istemlerin belirteçleri.",
	"No model ran: its calls went to a simulator.": "Hiçbir model çalışmadı: çağrıları bir simülatöre gitti.",
	"Median time of a call, milliseconds.": "Bir çağrının ortanca süresi, milisaniye.",
	"Tokens of all results.": "Bütün sonuçların belirteçleri.",
	"Time within which 95 % of the calls ended, milliseconds.":
		"Çağrıların %95'inin içinde bittiği süre, milisaniye.",
	"What the calls with a result cost, in the currency of the prices given; absent where that is not known.":
		"Sonuç veren çağrıların tutarı, verilen fiyatların para birimiyle; bilinmiyorsa yoktur.",
	"Value and 95 % interval of each metric.": "Her ölçütün değeri ve %95 aralığı.",
	"Number of failed calls that may have been billed nevertheless. They are in no price.":
		"Yine de ücretlendirilmiş olabilecek başarısız çağrıların sayısı. Hiçbir tutarda yer almazlar.",
	"Calls that may run at once now.": "Şu anda aynı anda yapılabilecek çağrılar.",
	"Call it when the provider was busy (429 or 503): the limit is halved, and nothing starts before `retryAfterMs` has passed, a day at most.":
		"Sağlayıcı meşgulse (429 ya da 503) bunu çağırın: sınır yarıya iner ve en çok bir gün olmak üzere `retryAfterMs` geçmeden hiçbir çağrı başlamaz.",
	"Call it when a call starts.": "Bir çağrı başlayınca bunu çağırın.",
	"Call it when a call has succeeded: the limit grows slowly.":
		"Bir çağrı başarıyla bitince bunu çağırın: sınır yavaşça büyür.",
	"Milliseconds until the next call may start; 0 for now.":
		"Sonraki çağrının başlayabilmesine kalan milisaniye; hemen başlayabilecekse 0.",
	"Why the others cannot.": "Ötekilerin neden ölçülemediği.",
	"Rows that can be measured.": "Ölçülebilen satırlar.",
	"Every two models on the rows that both answered.":
		"İkişer ikişer bütün modeller, ikisinin de yanıtladığı satırlarda.",
	"Currency of the prices, as ISO 4217 writes it, such as `USD`; absent where it is not known.":
		"Fiyatların para birimi, ISO 4217'nin yazdığı gibi, örneğin `USD`; bilinmiyorsa yoktur.",
	"One of the models did not run: its calls went to a simulator.":
		"Modellerden biri çalışmadı: çağrıları bir simülatöre gitti.",
	"Every row with the answers of all models.": "Her satır, bütün modellerin yanıtlarıyla.",
	"The metrics, that of the comparison first.": "Ölçütler; karşılaştırmada kullanılan başta.",
	"What is known of each model, in the order of the candidates.":
		"Her modele ilişkin bilinenler, adayların sırasıyla.",
	"How texts and labels were made alike before they were compared, by the metric of the comparison and of rows.":
		"Karşılaştırmanın ve satırların ölçütünde metinlerin ve etiketlerin karşılaştırılmadan önce nasıl aynı yazıma getirilmiş olduğu.",
	"How they were by each metric.": "Her ölçütte nasıl getirilmiş oldukları.",
	"The metric by which single rows are judged.": "Tek tek satırların değerlendirildiği ölçüt.",
	"Number of rows in the data.": "Verideki satır sayısı.",
	"Names of the models, in the order of the report.": "Modellerin adları, raporun sırasıyla.",
	"Currency of all prices, as ISO 4217 writes it, such as `USD`.":
		"Bütün fiyatların para birimi, ISO 4217'nin yazdığı gibi, örneğin `USD`.",
	"How the task is judged.": "Görevin nasıl değerlendirildiği.",
	"Names of the models whose calls went to a simulator, or whether all did.":
		"Çağrıları bir simülatöre giden modellerin adları ya da hepsininkinin gidip gitmediği.",
	"What the calls returned.": "Çağrıların sonuçları.",
	"What a call cost; `undefined` where it is not known.": "Bir çağrının tutarı; bilinmiyorsa `undefined`.",
	"The rows that were measured.": "Ölçülen satırlar.",
	"Start of the random numbers of intervals and tests.":
		"Aralıkların ve sınamaların rastgele sayılarının başlangıcı.",
	"The answer of each model, or why it has none.": "Her modelin yanıtı ya da neden yanıtı olmadığı.",
	"The right answer, as people read it.": "Doğru yanıt, insanların okuduğu biçimde.",
	"The input, as people read it.": "Girdi, insanların okuduğu biçimde.",
	"Titles of the columns.": "Sütunların başlıkları.",
	"A sentence under the table, or in its place.": "Tablonun altında ya da yerinde duran bir cümle.",
	"Rows of the table, each a list of cells.": "Tablonun satırları; her biri bir hücre listesidir.",
	"The heading.": "Başlık.",
	"Number of calls under way, of all gates.": "Bütün kapıların süren çağrılarının sayısı.",
	"Resolves when a call has ended, or the signal has fired.":
		"Bir çağrı bittiğinde ya da sinyal tetiklendiğinde çözülür.",
	"Call it when a call that started has ended.": "Başlamış bir çağrı bitince bunu çağırın.",
	"True where one more call fits. Throws an `Error` where none does and none is under way, so that none ever will.":
		"Bir çağrı daha sığıyorsa doğrudur. Hiç sığmıyor ve süren çağrı da yoksa, dolayısıyla hiçbir zaman sığmayacaksa `Error` atar.",
	"The file that a cell names; undefined where there is none.": "Hücrenin andığı dosya; yoksa `undefined`.",
	"Values that are the same in every call, by the names of their fields.":
		"Her çağrıda aynı olan değerler, alanlarının adlarıyla.",
	"Why the row cannot be measured.": "Satırın neden ölçülemediği.",
	"Line of the file.": "Dosyanın satırı.",
	"What was found, in words.": "Ne bulunduğu, sözcüklerle.",
	"In the order of the file.": "Dosyanın sırasıyla.",
	"Absent for JSONL.": "JSONL'de yoktur.",
	"The format that was detected.": "Algılanan biçim.",
	"Cells of the faulty row.": "Kusurlu satırın hücreleri.",
	"Name of the faulty column.": "Kusurlu sütunun adı.",
	"How many columns the head of the table has.": "Tablonun başlığında kaç sütun olduğu.",
	"Line of the file, from 1.": "Dosyanın satırı, 1'den başlar.",
	"Limit of rows that the file exceeds.": "Dosyanın aştığı satır sınırı.",
	"What the JSON parser said.": "JSON ayrıştırıcısının söylediği.",
	"Cells by the names of their columns: texts, or any JSON where the file is JSONL.":
		"Sütunlarının adlarıyla hücreler: metinler ya da dosya JSONL ise herhangi bir JSON.",
	"Line of the file on which it begins, from 1.": "Başladığı satırın dosyadaki numarası, 1'den başlar.",
	"From 1; the head of the table and empty lines do not count.":
		"1'den başlar; tablonun başlığı ve boş satırlar sayılmaz.",
	"What results are compared as where a metric of that kind is chosen.":
		"O türden bir ölçüt seçildiğinde sonuçların ne olarak karşılaştırıldığı.",
	"Why a call cannot be built from its fields.": "Bir çağrının alanlarından neden kurulamadığı.",
	"Why rows cannot be measured.": "Satırların neden ölçülemediği.",
	"Why a file cannot be read as a table.": "Bir dosyanın neden tablo olarak okunamadığı.",
	"What a result is compared as.": "Bir sonucun ne olarak karşılaştırıldığı.",
	"How many calls of one provider may run at once, and when the next may start.":
		"Bir sağlayıcının aynı anda kaç çağrısının sürebileceği ve sonrakinin ne zaman başlayabileceği.",
	"What the value of a field is.": "Bir alanın değerinin ne olduğu.",
	"An answer of a model, or a right one, in the form that metrics take.":
		"Bir modelin yanıtı ya da doğru bir yanıt, ölçütlerin aldığı biçimde.",
	"Thrown for values from which no call can be built.": "Verilen değerlerden çağrı kurulamadığında atılır.",
	"Thrown for rows and settings that cannot be measured.": "Satırlar ya da ayarlar ölçülemediğinde atılır.",
	"Thrown for a file that cannot be read as a table.": "Dosya tablo olarak okunamadığında atılır.",
	"A model to measure: its unique name, and the function that calls it.":
		"Ölçülecek bir model: benzersiz adı ve onu çağıran işlev.",
	"The task's output of one call, with token counts where the provider sends them.":
		"Bir çağrının görev çıktısı; sağlayıcı gönderiyorsa belirteç sayılarıyla.",
	"Columns of a table by what they hold: the fields of a call, and the right answers.":
		"Tuttuklarına göre bir tablonun sütunları: çağrının alanları ve doğru yanıtlar.",
	"The difference between two models on the rows that both answered.":
		"İkisinin de yanıtladığı satırlarda iki model arasındaki fark.",
	"The text of a file, and how it was encoded.": "Bir dosyanın metni ve hangi kodlamada olduğu.",
	"A report in words and tables, for every form in which people read it.":
		"Sözcükler ve tablolarla bir rapor; insanların okuduğu her biçim için.",
	"How the results of a task are judged.": "Bir görevin sonuçlarının nasıl değerlendirildiği.",
	"Lets calls through as its pace allows.": "Çağrıları, temposunun izin verdiği gibi geçirir.",
	"A field of a task's input, found in its schema.": "Bir görevin girdisinin, şemasında bulunan bir alanı.",
	"What is known of the labels to choose among before they are completed.":
		"Tamamlanmadan önce, aralarından seçilecek etiketlere ilişkin bilinenler.",
	"What became of one row with one model.": "Bir satırın bir modelle nasıl sonuçlandığı.",
	"A plain value, which can be kept and passed again.": "Saklanabilen ve yeniden verilebilen düz bir değer.",
	"A row of data as a call, with its right answer.": "Çağrı olarak bir veri satırı, doğru yanıtıyla.",
	"The row that cannot be measured, and the entry of its right answer that is at fault.":
		"Ölçülemeyen satır ve doğru yanıtının kusurlu ögesi.",
	"Rows, candidates and limits of a measurement, and its callbacks.":
		"Bir ölçümün satırları, adayları ve sınırları, ayrıca geri çağırmaları.",
	"What is known of one model after a measurement.": "Ölçümden sonra tek bir modele ilişkin bilinenler.",
	"Rows that can be measured, and those that cannot with their reason.":
		"Ölçülebilen satırlar ve nedenleriyle ölçülemeyenler.",
	"The result of a measurement as a plain value: everything that reports in any form are printed from.":
		"Düz bir değer olarak ölçümün sonucu: her biçimdeki rapor bundan yazdırılır.",
	"Rows, items, metrics and settings that a report is built from.":
		"Raporun kurulduğu satırlar, ögeler, ölçütler ve ayarlar.",
	"One row with the answers of all models.": "Bütün modellerin yanıtlarıyla bir satır.",
	"A part of a report: a table with its title, or a sentence.":
		"Raporun bir bölümü: başlığıyla bir tablo ya da bir cümle.",
	"What calls of several gates share, such as a budget.":
		"Birkaç kapının çağrılarının paylaştığı sınır, örneğin bir bütçe.",
	"How the rows of a table become calls.": "Tablonun satırlarının nasıl çağrıya dönüştüğü.",
	"A row that cannot be measured.": "Ölçülemeyen bir satır.",
	"- `no-input`: a cell that the task needs is empty": "- `no-input`: görevin gerektirdiği bir hücre boş",
	"- `no-answer`: the cell of the right answer is empty": "- `no-answer`: doğru yanıtın hücresi boş",
	"- `bad-answer`: the right answer cannot be read": "- `bad-answer`: doğru yanıt okunamıyor",
	"- `bad-cell`: a cell that has to be JSON is none":
		"- `bad-cell`: JSON olması gereken bir hücre JSON değil",
	"- `not-text`: a cell that has to be a text is a list or an object of JSON":
		"- `not-text`: metin olması gereken bir hücre JSON listesi ya da nesnesi",
	"- `no-file`: there is no file of the name that the cell holds, which is the message":
		"- `no-file`: hücrede yazan addaki dosya yok; mesaj bu addır",
	"The rows and columns of a file, with the format that was detected.":
		"Bir dosyanın satırları ve sütunları, algılanan biçimiyle.",
	"What a message about a faulty table may name.":
		"Kusurlu bir tabloya ilişkin mesajın anabileceği bilgiler.",
	"One row of a file with its number, its line and its cells by column.":
		"Bir dosyanın bir satırı; numarası, dosyadaki satırı ve sütunlarına göre hücreleriyle.",
	"How a task is judged, and as what else.": "Bir görevin nasıl ve başka ne olarak değerlendirildiği.",
	"- `labels`: one label": "- `labels`: bir etiket",
	"- `entities`: labelled stretches of a text": "- `entities`: bir metnin etiketli aralıkları",
	"- `texts`: a text, with one or several right ones": "- `texts`: bir metin, bir ya da birkaç doğrusuyla",
	"- `numbers`: a number": "- `numbers`: bir sayı",
	"- `boxes`: labelled boxes in a picture": "- `boxes`: bir görüntüdeki etiketli kutular",
	"- `rankings`: texts in the order of the values that the model gave them":
		"- `rankings`: modelin verdiği değerlerin sırasıyla metinler",
	"Which call it is: number of the row, name of the model.":
		"Hangi çağrı olduğu: satırın numarası, modelin adı.",
	"Characters between the cells of a row.": "Bir satırın hücreleri arasındaki karakterler.",
	"- `missing`: a field that the task needs has no value.":
		"- `missing`: görevin gerektirdiği bir alanın değeri yok.",
	"- `not-json`: a text in place of the JSON that is needed.":
		"- `not-json`: gereken JSON'un yerinde bir metin var.",
	"- `not-text`: a list or an object of JSON in place of the text that is needed.":
		"- `not-text`: gereken metnin yerinde bir JSON listesi ya da nesnesi var.",
	"- `text`: a text": "- `text`: bir metin",
	"- `texts`: a list of texts": "- `texts`: bir metin listesi",
	"- `file`: a picture, sound or video": "- `file`: bir görüntü, ses ya da video",
	"- `json`: anything else": "- `json`: başka herhangi bir şey",
	"- `turns`: the messages of a conversation; a text alone is one turn of the user":
		"- `turns`: bir konuşmanın mesajları; tek başına bir metin, kullanıcının bir mesajıdır",
	"Values of a task's fields by their names; those that the schema does not name are settings for the provider.":
		"Bir görevin alanlarının adlarıyla değerleri; şemada adı geçmeyenler sağlayıcıya verilen ayarlardır.",
	"What the answers of models mean in the labels of the data: by the name of the model and its answer.":
		"Modellerin yanıtlarının, verideki etiketlerle ne demek olduğu: modelin adına ve yanıtına göre.",
	"- `no-evaluation`: the task has no results that can be judged against right answers.":
		"- `no-evaluation`: görevin, doğru yanıtlarla değerlendirilebilecek sonuçları yok.",
	"- `bad-metric`: a metric does not fit the results of the task.":
		"- `bad-metric`: bir ölçüt görevin sonuçlarına uymuyor.",
	"- `bad-expected`: a right answer cannot be read.": "- `bad-expected`: bir doğru yanıt okunamıyor.",
	"One way of making texts alike.": "Metinleri aynı yazıma getirmenin bir yolu.",
	"A metric of one model.": "Tek bir modelin bir ölçütü.",
	"`undefined` where the metric has no value for these answers.":
		"Ölçütün bu yanıtlar için değeri yoksa `undefined`.",
	"Resolves after so many milliseconds; rejects when the signal fires first.":
		"Verilen milisaniye kadar sonra çözülür; sinyal önce tetiklenirse reddedilir.",
	"- `empty`: there is no row.": "- `empty`: satır yok.",
	"- `not-text`: its bytes are no text, such as those of a spreadsheet.":
		"- `not-text`: baytları metin değil, örneğin bir hesap tablosununkiler.",
	"- `unclosed-quote`: a quoted cell has no end; the line is that of its beginning.":
		"- `unclosed-quote`: tırnaklı bir hücrenin sonu yok; satır, başladığı satırdır.",
	"- `after-quote`: text follows the closing quotation mark of a cell.":
		"- `after-quote`: bir hücrenin kapanan tırnağından sonra metin geliyor.",
	"- `uneven`: a row has more or fewer cells than there are columns.":
		"- `uneven`: bir satırın hücreleri sütunlardan çok ya da az.",
	"- `same-column`: a column has the name of another one.":
		"- `same-column`: bir sütun bir başkasının adını taşıyor.",
	"- `not-json`, `not-object`: a line of JSONL is no JSON, or no object.":
		"- `not-json`, `not-object`: bir JSONL satırı JSON değil ya da nesne değil.",
	"- `json-list`: the file is one JSON list, not one object on each line.":
		"- `json-list`: dosya, her satırda bir nesne yerine tek bir JSON listesi.",
	"- `too-many-rows`: it has more rows than the limit.": "- `too-many-rows`: satırları sınırdan çok.",
	"Encodings that are detected from the bytes of a file.": "Bir dosyanın baytlarından algılanan kodlamalar.",
	"The tasks whose results can be judged against right answers, and how.":
		"Sonuçları doğru yanıtlarla değerlendirilebilen görevler ve nasıl değerlendirildikleri.",
	"The failure of a call that was begun and whose end nobody saw: it is reported, and not made again by itself.":
		"Başlamış, sonunu kimsenin görmediği çağrının başarısızlığı: bildirilir, kendiliğinden yinelenmez.",
	"Metrics that fit each kind of answer beside those of the task.":
		"Görevinkilerin yanında, her yanıt türüne uyan ölçütler.",
	"A text may be judged as a label: chat models classify too.":
		"Bir metin etiket olarak değerlendirilebilir: sohbet modelleri de sınıflandırır.",
	"Times that a row is put off because its provider is busy, before it counts as failed.":
		"Sağlayıcısı meşgul olduğu için bir satırın, başarısız sayılmadan önce kaç kez erteleneceği.",
	"How texts are made alike before they are compared.":
		"Metinlerin karşılaştırılmadan önce nasıl aynı yazıma getirildiği.",
	"- `none`: as they are written": "- `none`: yazıldıkları gibi",
	"- `turkish`: small letters by the Turkish rule (I → ı, İ → i), without punctuation":
		"- `turkish`: Türkçe kuralıyla küçük harf (I → ı, İ → i), noktalamasız",
	"- `squad`: as the SQuAD benchmark compares English answers, in small letters, without punctuation and articles":
		"- `squad`: SQuAD kıyaslamasının İngilizce yanıtları karşılaştırdığı gibi, küçük harf, noktalama ve tanımlık olmadan",
	"Below this, chance is no longer taken as the explanation.":
		"Bunun altında rastlantı artık açıklama sayılmaz.",
	"The arguments of a call, without model and provider: every value in its place.":
		"Çağrının argümanları, model ve sağlayıcı olmadan: her değer yerindedir.",
	"Text for `messages` becomes a turn of the user, and `system` the turn before it.":
		"`messages` için verilen metin kullanıcının bir mesajı, `system` ondan önceki mesaj olur.",
	"Scores, intervals, tests, times and errors of all models.":
		"Bütün modellerin puanları, aralıkları, sınamaları, süreleri ve hataları.",
	"The same items and seed give the same report.": "Aynı ögeler ve tohum aynı raporu verir.",
	"Checks that a right answer fits the input of its row: a ranking has a grade for each text.":
		"Doğru yanıtın satırın girdisine uyduğunu denetler: sıralamada her metnin bir derecesi vardır.",
	"The values that all calls share; where the task chooses among labels and none were named, these are the right answers, each once and sorted.":
		"Bütün çağrıların paylaştığı değerler; görev etiketler arasından seçiyorsa ve hiç etiket verilmediyse bunlar doğru yanıtlardır, her biri bir kez ve sıralı.",
	"A gate for a pace: no more calls at once than its limit, and none before its pause has passed.":
		"Bir tempo için kapı: aynı anda sınırından çok çağrı geçmez, arası dolmadan hiçbiri geçmez.",
	"A pace that finds by itself how much a provider takes: one more call at once after each round without a refusal, half as many after a refusal (additive increase, multiplicative decrease).":
		"Sağlayıcının ne kadar çağrı kaldırdığını kendi bulan tempo: geri çevrilmeden geçen her turdan sonra aynı anda bir çağrı daha, geri çevrilince yarısı kadar (toplamsal artış, çarpımsal azalış).",
	"Refusals of calls that were under way together count as one.":
		"Birlikte sürerken geri çevrilen çağrılar tek sayılır.",
	"A room for the calls of one gate or several.": "Bir ya da birkaç kapının çağrıları için ortak sınır.",
	"The text of a file's bytes: by its byte order mark, as UTF-8 where that is possible, and else as Windows-1254, in which spreadsheets on Turkish machines save.":
		"Bir dosyanın baytlarının metni: bayt sırası işaretine göre, işaret yoksa olabiliyorsa UTF-8, olmuyorsa Türkçe makinelerdeki hesap tablolarının kaydettiği Windows-1254 olarak.",
	"The mark is not part of the text.": "İşaret metnin parçası değildir.",
	"How answers were compared, as a sentence, or as one for each group of metrics where these differ; undefined where none of the metrics compares texts.":
		"Yanıtların nasıl karşılaştırıldığı, bir cümleyle; ölçütler ayrılıyorsa her ölçüt öbeği için bir cümleyle. Ölçütlerin hiçbiri metin karşılaştırmıyorsa `undefined`.",
	"The words and tables of a report in one language.": "Bir raporun bir dildeki sözcükleri ve tabloları.",
	"A table without the line that names its delimiter; the number of its lines stays.":
		"Ayırıcısını söyleyen satırı olmadan bir tablo; satır sayısı değişmez.",
	"The delimiter of a table: the one that a first line such as `sep=;` names, else of comma, semicolon and tab the one that its head holds most often, outside of quotes.":
		"Bir tablonun ayırıcısı: `sep=;` gibi bir ilk satırın söylediği; yoksa virgül, noktalı virgül ve sekmeden, başlığında tırnak dışında en çok geçeni.",
	"The encoding that the byte order mark of a file names; undefined without a mark.":
		"Bir dosyanın bayt sırası işaretinin söylediği kodlama; işaret yoksa `undefined`.",
	"Where the last row of a table with tabs ends that is complete, whatever text follows; 0 where none is.":
		"Sekmeli bir tabloda, ardından hangi metin gelirse gelsin, tamamlanmış son satırın bittiği yer; böyle satır yoksa 0.",
	"A number as reports write it, a count too: three decimals at most.":
		"Raporların yazdığı gibi bir sayı, sayım da olabilir: en çok üç ondalık basamak.",
	"Columns that seem to hold the fields and the right answers of a task: by their names, then the right answers in the column with the fewest different cells for labels, and the input in the one with the longest texts.":
		"Bir görevin alanlarını ve doğru yanıtlarını tutuyor görünen sütunlar: önce adlarına göre; sonra, etiketlerde doğru yanıtlar en az farklı hücreli sütunda, girdi en uzun metinli sütunda aranır.",
	"The normalization of a metric where the evaluation names none.":
		"Değerlendirme yazım düzeltmesi söylemiyorsa bir ölçütün yazım düzeltmesi.",
	"Where the metric ignores case by its definition (`exact-match`, `token-f1`, `anls` and ROUGE), that is `turkish` for rows with a letter that Turkish writes and English does not (ğ, ı, ş, İ), and else what the metric was defined with.":
		"Ölçüt tanımı gereği büyük küçük harf ayırmıyorsa (`exact-match`, `token-f1`, `anls` ve ROUGE), Türkçede olup İngilizcede olmayan bir harf (ğ, ı, ş, İ) içeren satırlar için `turkish`, ötekiler için ölçütün tanımlandığı düzeltmedir.",
	"Otherwise `none`.": "Başka durumda `none`.",
	"A task that fits the names of the columns: one with columns that only it needs, else text classification.":
		"Sütun adlarına uyan bir görev: yalnızca onun gerektirdiği sütunlar varsa o, yoksa metin sınıflandırma.",
	"Whether settings that the schema does not name go below `parameters`, as the task's own do.":
		"Şemada adı geçmeyen ayarların, görevin kendi ayarları gibi `parameters` altına konup konmadığı.",
	"Why a job gives no result any more.": "Bir işin neden artık sonuç vermeyeceği.",
	"Why a job gives no result any more. `failed`: it failed, its result is of no use, or its result or file was refused. `unknown`: its provider refuses its polls, so that it can no longer be waited for.":
		"Bir işin neden artık sonuç vermeyeceği. `failed`: iş başarısız oldu, sonucu kullanılamıyor ya da sonucu veya dosyası geri çevrildi. `unknown`: sağlayıcı işin yoklamalarını geri çeviriyor; iş artık beklenemez.",
	"Why a job has ended, by the error of the call that waited for it; undefined where it may still give its result.":
		"İşi bekleyen çağrının hatasına göre işin neden bittiği; iş hâlâ sonuç verebilecekse `undefined`.",
	"A result that is larger than its client takes ends nothing: the provider has it.":
		"İstemcinin aldığından büyük bir sonuç işi bitirmez: sonuç sağlayıcıda durur.",
	"Where a run polls a job that it has submitted itself, a refused poll ends nothing: a provider may not know a job for a moment.":
		"Bir çalıştırma kendi gönderdiği işi yokluyorsa geri çevrilen yoklama işi bitirmez: sağlayıcı bir işi kısa bir süre tanımayabilir.",
	"What the call that waited for it threw.": "İşi bekleyen çağrının attığı hata.",
	"Whether an earlier run submitted the job.": "İşi önceki bir çalıştırmanın gönderip göndermediği.",
	"True for the error of a call that a busy provider refused.":
		"Meşgul bir sağlayıcının geri çevirdiği çağrının hatasıysa doğrudur.",
	"True for a call that may have been served and billed, and whose result is lost.":
		"İşlenmiş ve ücretlendirilmiş olabilecek, sonucu yitirilmiş bir çağrıysa doğrudur.",
	"Whether an answer is right or wrong by a metric of rows.":
		"Yanıtın, satırların bir ölçütüne göre ya doğru ya yanlış olup olmadığı.",
	"Any other metric has a value between: a transcript with one wrong word is not wrong.":
		"Başka ölçütler ara değer verir: tek bir sözcüğü yanlış olan döküm yanlış değildir.",
	"The fields of a task's input: what it works on first, then its parameters, all by one short name.":
		"Bir görevin girdisinin alanları: önce işlediği, sonra ayarları, hepsi tek bir kısa adla.",
	"The first is the main one, which a single text or file represents.":
		"İlki ana alandır; tek başına bir metin ya da dosya onun yerine geçer.",
	"Answers of each model that are none of the right ones of any row, the most frequent first, with their number.":
		"Her modelin, hiçbir satırın doğru yanıtları arasında olmayan yanıtları, en sık olan başta, sayılarıyla.",
	"The tasks whose results can be judged against right answers.":
		"Sonuçları doğru yanıtlarla değerlendirilebilen görevler.",
	"The metrics by which a task can be judged, its own first; none for a task that cannot be judged.":
		"Bir görevin değerlendirilebileceği ölçütler, kendi ölçütü başta; değerlendirilemeyen görevde yoktur.",
	"The fields of a task that a table has to fill: those without which a call is rejected.":
		"Bir görevin, tablonun doldurması gereken alanları: onlarsız çağrının geri çevrildikleri.",
	"The rows with a failure or an answer that could be better, the worst first.":
		"Başarısız olan ya da daha iyi yanıtlanabilecek satırlar, en kötüsü başta.",
	"The field that a single text or file represents.":
		"Tek başına bir metnin ya da dosyanın yerine geçtiği alan.",
	"True for a failed call that may be billed nevertheless: one of its attempts says so.":
		"Başarısız olduğu hâlde ücretlendirilmiş olabilecek bir çağrıysa doğrudur: denemelerinden biri bunu söyler.",
	"Makes the calls of all rows with all models, row by row, so that a run that is stopped has measured every model on the same rows.":
		"Bütün satırların çağrılarını bütün modellerle, satır satır yapar; böylece durdurulan bir çalıştırma bütün modelleri aynı satırlarda ölçmüş olur.",
	"A failed call is an item with its reason.": "Başarısız bir çağrı, nedenini taşıyan bir ögedir.",
	"The names of a table's columns.": "Bir tablonun sütunlarının adları.",
	"One without a name, as programs write the number of a row, is called by its place: `1`.":
		"Programların satır numarasını yazdığı gibi adsız bir sütun, yeriyle anılır: `1`.",
	"Whether the rows of a task name files beside the table: pictures or sounds.":
		"Bir görevin satırlarının tablonun dışındaki dosyaları anıp anmadığı: görüntüler ya da sesler.",
	"Arguments of a call for the fields that have a value, each in its place; no field is required.":
		"Değeri olan alanlar için bir çağrının argümanları, her biri yerinde; hiçbir alan zorunlu değildir.",
	"The rows of a table as calls with right answers.":
		"Doğru yanıtlarıyla çağrı olarak bir tablonun satırları.",
	"Where the task chooses among labels and none were named, these are all right answers.":
		"Görev etiketler arasından seçiyorsa ve hiç etiket verilmediyse bunlar doğru yanıtların hepsidir.",
	"An answer as people read it.": "İnsanların okuduğu biçimde bir yanıt.",
	"A report as CSV: a line for each row and model, with its value by the metric of rows.":
		"CSV olarak bir rapor: her satır ve model için bir satır, satırların ölçütündeki değeriyle.",
	"A row of a table as a line, with a line break at its end.":
		"Tablonun bir satırı, sonunda satır sonuyla tek satır olarak.",
	"Cells with the delimiter, quotation marks or line breaks are quoted.":
		"Ayırıcı, tırnak işareti ya da satır sonu içeren hücreler tırnağa alınır.",
	"In tables with tabs, where not every program reads quotes, only a cell that begins with a quotation mark or holds a tab or line break is.":
		"Sekmeli tablolarda, her program tırnakları okumadığından, yalnızca tırnak işaretiyle başlayan ya da içinde sekme veya satır sonu olan hücre tırnağa alınır.",
	"Source: RFC 4180.": "Kaynak: RFC 4180.",
	"A text that spreadsheets would run as a formula gets an apostrophe before it; numbers stay as they are.":
		"Hesap tablolarının formül olarak çalıştıracağı metnin önüne kesme işareti konur; sayılar olduğu gibi kalır.",
	"A report as one HTML page that loads nothing and runs no script.":
		"Hiçbir şey yüklemeyen ve betik çalıştırmayan tek bir HTML sayfası olarak bir rapor.",
	"Texts of models are shown as text, whatever they hold.":
		"Modellerin metinleri, ne içerirlerse içersinler, metin olarak gösterilir.",
	"The input of a call as people see it, at most 2000 letters: its text, the last message of a conversation, or its fields, each as a line with its name.":
		"İnsanların gördüğü biçimde, en çok 2000 harfle bir çağrının girdisi: metni, bir konuşmanın son mesajı ya da her biri adıyla bir satır olarak alanları.",
	"A report as JSONL: a row with the answers of all models on each line, and how they were judged.":
		"JSONL olarak bir rapor: her satırda bütün modellerin yanıtlarıyla bir veri satırı ve nasıl değerlendirildikleri.",
	"A report as Markdown with tables.": "Tablolu Markdown olarak bir rapor.",
	"What a model answered; undefined where its result holds no answer of this kind.":
		"Modelin ne yanıtladığı; sonucunda bu türden yanıt yoksa `undefined`.",
	"The new text of one chunk of a stream; empty where it brings none.":
		"Bir akışın bir parçasındaki yeni metin; parça metin getirmiyorsa boştur.",
	"A right answer from the cell of a table: a label; a number; a text or a JSON list of texts; a JSON list of entities with `label`, `start` and `end`; one of objects with `label` and `box`; or one with the grade of each text that is ranked.":
		"Tablonun bir hücresinden bir doğru yanıt: bir etiket; bir sayı; bir metin ya da metinlerin JSON listesi; `label`, `start` ve `end` taşıyan varlıkların JSON listesi; `label` ve `box` taşıyan nesnelerinki ya da sıralanan her metnin derecesini taşıyan liste.",
	"The value that a text from a table, a file or an argument represents.":
		"Bir tablodan, dosyadan ya da argümandan gelen metnin karşılık geldiği değer.",
	"A list is JSON, or texts between commas; the messages of a conversation are a JSON list of objects, or one message.":
		"Liste, JSON ya da virgüllerle ayrılmış metinlerdir; bir konuşmanın mesajları, nesnelerden oluşan bir JSON listesi ya da tek bir mesajdır.",
	"Files are left to the caller: their text is a name.": "Dosyalar çağırana bırakılır: metinleri bir addır.",
	"Milliseconds that a busy provider requests as a pause (`retryAfter` of an error, in seconds); undefined where it names none.":
		"Meşgul bir sağlayıcının ara olarak istediği milisaniye (hatanın saniye olarak `retryAfter` değeri); söylemiyorsa `undefined`.",
	"Reads the text of a CSV, TSV or JSONL file.": "CSV, TSV ya da JSONL dosyasının metnini okur.",
	"The format is detected from the text: lines with an object are JSONL, and the delimiter is the one of comma, semicolon and tab that the head holds most often.":
		"Biçim metinden algılanır: nesne taşıyan satırlar JSONL'dir; ayırıcı virgül, noktalı virgül ve sekmeden, başlıkta en çok geçenidir.",
	"The text of a result: of a chat, a generation, a translation, a summary, a transcript or an answer; undefined where it has none.":
		"Bir sonucun metni: bir sohbetin, üretimin, çevirinin, özetin, dökümün ya da yanıtın; metni yoksa `undefined`.",
	"Items with answers in the labels of the data; an answer without a meaning of its own stays as it is.":
		"Yanıtları verideki etiketlerle yazılmış ögeler; kendi anlamı verilmemiş yanıt olduğu gibi kalır.",
	"How a task is judged, with the caller's metrics in place of its own.":
		"Bir görevin, kendi ölçütlerinin yerine çağıranınkilerle nasıl değerlendirildiği.",
	"All of them judge one kind of answer.": "Hepsi tek bir türden yanıtı değerlendirir.",
	"Some of the rows, chosen by a seed and left in their order; all of them where they are not more.":
		"Satırların tohumla seçilen ve sırası korunan bir bölümü; istenenden çok değilse hepsi.",
	"The rows of a delimited text.": "Ayırıcılı bir metnin satırları.",
	"Quoted cells may hold delimiters, line breaks and doubled quotation marks.":
		"Tırnaklı hücrelerin içinde ayırıcı, satır sonu ve çift yazılmış tırnak bulunabilir.",
	"With tabs, where many programs write no quotes, a quotation mark at the start of a cell is one only where a closing one ends the cell.":
		"Sekmede, birçok program tırnak yazmadığından, hücre başındaki tırnak işareti ancak hücreyi kapatan bir tırnak bitiriyorsa tırnak sayılır.",
	"Empty lines are left out.": "Boş satırlar atlanır.",
};
