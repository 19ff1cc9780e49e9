/** The guides that build and train a model of a family, by its page in the table of supported models; the nearest first. */
export const GUIDES_OF_FAMILIES: Readonly<Record<string, readonly string[]>> = {
	bart: ["architecture-families"],
	bert: ["pipeline", "fine-tuning"],
	bloom: ["long-text"],
	gpt2: ["long-text"],
	llama: ["generation", "pretraining", "lora"],
	marian: ["translation"],
	mistral: ["attention"],
	modernbert: ["text-classification", "token-classification", "onnx"],
	resnet: ["image-classification"],
	roformer: ["question-answering"],
	rt_detr_v2: ["object-detection"],
	t5: ["summarization"],
	vit: ["image-classification"],
	"wav2vec2-bert": ["speech-recognition"],
};
