/** True for a model that reads the text in pictures with Tesseract: `tesseract/tur+eng`. */
export function isTextReader(model: string): boolean {
	return model.startsWith("tesseract/");
}
