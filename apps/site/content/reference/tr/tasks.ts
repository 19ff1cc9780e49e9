/** What each function and class of the catalogue does, in one Turkish sentence. */
export const tasks: Readonly<Record<string, string>> = {
	knowsLanguage: "Modelin bir dil için yapılıp yapılmadığını söyler; bilinmiyorsa `unknown` verir.",
	listBrowserModels:
		"Tarayıcının bir görev için çalıştırabildiği modelleri sıralar: önce dili bilenler, sonra küçük olanlar.",
	takesModel: "Çağrının bu model için uygun olup olmadığını söyler.",
};
