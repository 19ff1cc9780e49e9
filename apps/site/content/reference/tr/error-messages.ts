/** What each message of a code with several says, by the English message; braces hold the same values. */
export const messages: Readonly<Record<string, string>> = {
	"The input does not have the fields that {task} needs.": "Girdide {task} görevinin istediği alanlar yok.",
	"The input cannot be sent: it is not JSON, or a file in it cannot be read.":
		"Girdi gönderilemiyor: JSON'a çevrilemiyor ya da içindeki bir dosya okunamıyor.",
	"{name} must be a {type}, got {kind}.": "{name} değerinin türü {type} olmalı, {kind} verildi.",
	'Model id "{model}" cannot stand in an address. Give it as owner/name.':
		"“{model}” bir adreste yer alamaz. Modelin kimliğini `sahip/ad` biçiminde verin.",
	"Unsupported Novita image-text-to-video model: {model}":
		"Novita bu modelle görüntü ve metinden video üretmez: {model}",
	"Specifying both endpointUrl and provider is not supported.":
		"`endpointUrl` ile `provider` birlikte verilemez.",
	"Cannot use endpointUrl with a third-party provider.":
		"`endpointUrl` başka bir sağlayıcıyla birlikte kullanılamaz.",
	"Audio input must be a Blob": "Ses girdisi bir `Blob` olmalı.",
	"ZAI image-to-text requires a URL string or Blob as inputs":
		"ZAI, görüntüden metne çağrısında `inputs` için bir URL ya da `Blob` ister.",
	"Expected a Blob input for audio-to-audio with provider fal-ai, got {type}.":
		"fal-ai sesten sese çağrısında girdi olarak `Blob` bekler, {type} verildi.",
	"Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.":
		"Girdinin içerik türü belirlenemedi. fal-ai ile çağırırken `Blob` verin.",
	"Provider fal-ai does not support blob type {type} - supported content types are: {list}":
		"fal-ai {type} türünde dosya almaz. Aldığı türler: {list}",
	"Specifying a model is required when provider is 'auto'":
		"Sağlayıcı olarak `auto` verildiğinde model de yazılmalıdır.",
	"No model provided, and no task has been specified.": "Ne model ne de görev verildi.",
	"Provider {provider} requires a model ID to be passed directly.":
		"{provider} için modelin kimliğini doğrudan vermek gerekir.",
	"The job was submitted through the platform: only a platform key can ask about it.":
		"İş platform üzerinden gönderildi: ancak bir platform anahtarıyla sorulabilir.",
	"The job was submitted with a key of {provider}: only such a key can ask about it.":
		"İş {provider} anahtarıyla gönderildi: ancak böyle bir anahtarla sorulabilir.",
	"No answer came from {host} for the files of {model}. Check the connection; what is kept stays.":
		"{model} dosyaları için {host} yanıt vermedi. Bağlantıyı denetleyin; cihazda duranlar silinmez.",
	"No answer came from {host} for the files of {model}. Nothing came for {seconds} seconds. Check the connection; what is kept stays.":
		"{model} dosyaları için {host} yanıt vermedi; {seconds} saniye boyunca hiçbir şey gelmedi. Bağlantıyı denetleyin; cihazda duranlar silinmez.",
	"The connection to {host} broke while {path} of {model} was fetched. Check the connection; what is kept stays.":
		"{model} modelinin {path} dosyası alınırken {host} ile bağlantı koptu. Bağlantıyı denetleyin; cihazda duranlar silinmez.",
	"{host} answered {status} for {path} of {model}. It is busy; try again later.":
		"{host}, {model} modelinin {path} dosyası için {status} yanıtını verdi. Şu an meşgul; daha sonra yeniden deneyin.",
	"The runtime could not be started. Try again; without a worker, load the page again. {reason}":
		"Çalıştırıcı başlatılamadı. Yeniden deneyin; işçi kullanmıyorsanız sayfayı yeniden yükleyin. {reason}",
	"There is no room on this device for {model}: it needs {bytes} bytes and {left} are left. Delete models that are no longer needed.":
		"Bu cihazda {model} için yer yok: {bytes} bayt gerekiyor, {left} bayt kaldı. Artık gerekmeyen modelleri silin.",
	"There is no room on this device for {path} of {model}. Delete models that are no longer needed.":
		"Bu cihazda {model} modelinin {path} dosyası için yer yok. Artık gerekmeyen modelleri silin.",
	"The file {path} of {model} is not the one that its host names: {reason}. Try again.":
		"{model} modelinin {path} dosyası, sunucusunun bildirdiği dosya değil: {reason}. Yeniden deneyin.",
	"A file of the model is broken. Delete the model from this device and try again.":
		"Modelin bir dosyası bozuk. Modeli bu cihazdan silip yeniden deneyin.",
	"The repository of {model} holds no weights in ONNX format. Take a model that names Transformers.js as its library.":
		"{model} deposunda ONNX biçiminde ağırlık yok. Kütüphanesi Transformers.js olan bir model alın.",
	"The repository of {model} holds no weights with the precision {dtype}. Leave dtype out, or name another.":
		"{model} deposunda {dtype} türünde ağırlık yok. `dtype` değerini yazmayın ya da başka birini verin.",
	"The repository of {model} lacks {path}, without which the model cannot run. Take another export of the model.":
		"{model} deposunda {path} eksik; model onsuz çalışmaz. Modelin başka bir dışa aktarımını alın.",
	"This browser has no WebGPU, which the call names as its device. Leave device out to run on WebAssembly, or take a browser and a graphics card with WebGPU.":
		"Çağrı WebGPU istiyor ama bu tarayıcıda yok. WebAssembly ile çalışmak için `device` değerini yazmayın ya da WebGPU'su olan bir tarayıcı ve ekran kartı kullanın.",
	"The graphics card of this device does not compute in 16 bits, which weights of the precision {dtype} need. Name another dtype.":
		"Bu cihazın ekran kartı 16 bitle hesaplamıyor; {dtype} türündeki ağırlıklar bunu ister. Başka bir `dtype` verin.",
	"No Inference Provider available for model {model}.": "{model} modelini sunan bir sağlayıcı yok.",
	"No provider was given. Pass one or more as provider.":
		"Sağlayıcı verilmedi. `provider` alanına en az birini yazın.",
	"Server {model} does not seem to support chat completion. Error: {detail}":
		"{model} sunucusu sohbet çağrısını desteklemiyor gibi görünüyor. Hata: {detail}",
	"Server response contains error: {status}": "Sunucunun yanıtı bir hata bildiriyor: {status}",
	"An error occurred while fetching the blob": "Dosya alınırken bir hata oldu.",
	"The file could not be fetched from {host}: {status}": "Dosya {host} sunucusundan alınamadı: {status}",
	"Failed to fetch audio from {address}: {status}": "Ses {address} adresinden alınamadı: {status}",
	"Failed to fetch response status from fal-ai API": "fal-ai işin durumunu bildirmedi.",
	"No answer came from {host}.": "{host} yanıt vermedi.",
	"The connection broke while the answer was read.": "Yanıt okunurken bağlantı koptu.",
	"The connection broke in the middle of the stream.": "Bağlantı akışın ortasında koptu.",
	"The answer did not come within {ms} ms.": "Yanıt {ms} ms içinde gelmedi.",
	"The end of the stream did not come within {ms} ms.": "Akışın sonu {ms} ms içinde gelmedi.",
	"Timed out while waiting for the result from black forest labs API - aborting after {count} attempts":
		"Black Forest Labs'ın sonucu beklenirken süre doldu; {count} denemeden sonra bırakıldı.",
	"What {host} gave is {type}, not a file.": "{host} dosya yerine {type} verdi.",
	"The reply holds a file that is not valid base64.": "Yanıttaki dosya geçerli base64 değil.",
	"The reply holds a data URL that is not base64.": "Yanıttaki veri adresi base64 değil.",
	"The answer says it is JSON but cannot be parsed.": "Yanıt JSON olduğunu söylüyor ama çözümlenemiyor.",
	"The stream sent an event that is not JSON.": "Akıştan JSON olmayan bir olay geldi.",
	"The answer is larger than {limit} bytes. Raise {option} if that is expected.":
		"Yanıt {limit} bayttan büyük. Bunu bekliyorsanız {option} değerini yükseltin.",
	"One event of the stream is larger than {option}.": "Akışın bir olayı {option} sınırından büyük.",
};
