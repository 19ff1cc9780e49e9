/** What to know of code that reads text in pictures, in English. */
export const readerCode =
	"This code runs in a page. A browser starts `workerUrl` from the page's own server alone, so put the files on yours and name its URLs in place of these three. In Node install `tesseract.js`: there `workerUrl` and `coreUrl` are not needed, and the picture is opened with `openAsBlob` of `node:fs`.";
