/** What to know of code that reads text in pictures, in Turkish. */
export const readerCode =
	"Bu kod bir sayfada çalışır. Tarayıcı, `workerUrl` dosyasını yalnızca sayfanın kendi sunucusundan başlatır; bu yüzden dosyaları kendi sunucunuza koyup üç adresi değiştirin. Node'da `tesseract.js` paketini kurun: `workerUrl` ile `coreUrl` gerekmez, resim `node:fs` modülündeki `openAsBlob` ile açılır.";
