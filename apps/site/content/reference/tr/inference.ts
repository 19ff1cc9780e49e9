/** What each function and class of the client does, in one Turkish sentence. */
export const inference: Readonly<Record<string, string>> = {
	ApiError:
		"Sağlayıcı, yönlendirici ya da uç nokta hata yanıtı verdiğinde atılır; durum kodunu ve istek kimliğini taşır.",
	call: "Bir görevi kimliğiyle çağırır; türler kimlikten bulunur.",
	callStream: "Bir görevi kimliğiyle akışla çağırır; yanıt parça parça gelir.",
	chatCompletion: "Bir sohbeti yanıtlar: mesajları modele gönderir, modelin yanıtını bütün olarak verir.",
	chatCompletionStream: "Bir sohbeti akışla yanıtlar: yanıt yazıldıkça parça parça gelir.",
	describeRequest: "İstemcinin göndereceği isteği, göndermeden ve hiçbir şey aramadan gösterir.",
	endpointProviders: "Kendi uç noktalarınızın dilini konuşan sağlayıcıları verir.",
	hasAutoRouter: "`auto` seçildiğinde sağlayıcıyı platformun yönlendiricisinin seçtiği görevlerde doğrudur.",
	HfInference: "İstemcinin eski adıdır; yeni programlarda `InferenceClient` kullanılır.",
	HfInferenceEndpoint:
		"Uç nokta istemcisinin en eski adıdır; yeni programlarda `client.endpoint(url)` kullanılır.",
	HubError: "Model Hub'da aranırken Hub hata yanıtı verdiğinde atılır.",
	InferenceClient: "Bir anahtar ve varsayılan seçeneklerle bütün görevleri çağıran istemcidir.",
	InferenceClientEndpoint:
		"Uç nokta istemcisinin eski adıdır; yeni programlarda `client.endpoint(url)` kullanılır.",
	InferenceError: "Kütüphanenin bütün hatalarının temelidir; `code` nedeni, iletisi ne yapılacağını söyler.",
	InferenceOutputError: "`OutputError` sınıfının `@huggingface/inference` 3'teki adıdır.",
	InlineFile: "JSON gövdesinin içine konan dosyadır; gövde yazılırken base64 olarak okunur.",
	InputError: "Çağrının kendisi yanlışsa atılır; istek hiç gönderilmez.",
	isObjectWith: "Değerin bu özelliği taşıyan bir nesne olup olmadığını söyler.",
	NetworkError: "Hiç yanıt gelmediğinde atılır: ağ kesik, sunucu yok ya da süre doldu.",
	OutputError: "Yanıt beklenen biçimde değilse ya da iş başarısız olduysa atılır.",
	request:
		"Herhangi bir isteği gönderir, yanıtı denetlemeden verir; yeni programlarda görev işlevleri kullanılır.",
	resumeJob: "Saklanmış bir işin tutamağını geri verir; başka bir programda da olur.",
	RouteError:
		"Çağrının gideceği bir yer bulunamadığında atılır: modeli sunan sağlayıcı yok ya da sağlayıcı bilinmiyor.",
	streamingRequest:
		"Herhangi bir isteği gönderir, akışın olaylarını denetlemeden verir; yeni programlarda akış işlevleri kullanılır.",
	submitJob:
		"Çağrıyı sağlayıcının kuyruğuna verir; sonucu beklemek, yoklamak ya da saklamak için bir iş tutamağı döndürür.",
	toKeyVariable: "Sağlayıcının anahtarının hangi ortam değişkeninde arandığını söyler.",
	toModelPath: "Model kimliğini URL'ye konabilecek yola çevirir.",
	toOutputMessage: "Beklenen biçimde olmayan yanıt için hata iletisini kurar.",
};
