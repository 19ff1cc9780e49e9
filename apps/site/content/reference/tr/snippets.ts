/** What each function and class of printed code does, in one Turkish sentence. */
export const snippets: Readonly<Record<string, string>> = {
	describeSnippetCall: "Kod örneğinin göndereceği isteği, göndermeden gösterir.",
	exampleArgs: "Görevin katalogdaki örneğini argüman olarak verir.",
	getInferenceSnippets: "Bir modelin bir sağlayıcıdaki kodunu, yayımlanmış işlevin biçimiyle verir.",
	LiteralError: "Argümanlar kod olarak yazılamadığında atılır.",
	printTaskCall: "İstemcide kendi işlevi olmayan bir görevin çağrısını program olarak yazar.",
	SampleFile: "Yazdırılan kodda bir dosyanın yerini tutar; kod dosyayı adıyla açar.",
	snippetsFor: "Bir çağrının kopyalanacak kodunu bütün istemciler için yazar.",
};
