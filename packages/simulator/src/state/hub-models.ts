/**
 * Models of the simulated hub, by hub task id. The first of each task is its default in `/api/tasks`.
 * Every provider that offers the task serves all of them, under its own name for the model.
 */
export const HUB_MODELS: Readonly<Record<string, readonly [string, ...string[]]>> = {
	conversational: [
		"meta-llama/Llama-3.1-8B-Instruct",
		"meta-llama/Llama-3.3-70B-Instruct",
		"Qwen/Qwen3-32B",
		"Qwen/Qwen3-235B-A22B-Thinking-2507",
		"openai/gpt-oss-20b",
		"google/gemma-2-2b-it",
		"google/gemma-3-27b-it",
		"mistralai/Mistral-Nemo-Instruct-2407",
		"Qwen/Qwen2.5-VL-7B-Instruct",
		"CohereLabs/aya-expanse-8b",
		"CohereLabs/aya-vision-8b",
		"swiss-ai/Apertus-70B-Instruct-2509",
		"zai-org/GLM-4.5",
		"zai-org/GLM-4.5V",
		"pusula/conversational",
	],
	"text-generation": [
		"meta-llama/Llama-3.1-8B",
		"ytu-ce-cosmos/turkish-gpt2-large",
		"pusula/text-generation",
	],
	"feature-extraction": [
		"thenlper/gte-large",
		"intfloat/multilingual-e5-large-instruct",
		"BAAI/bge-base-en-v1.5",
		"pusula/feature-extraction",
	],
	"sentence-similarity": [
		"sentence-transformers/all-mpnet-base-v2",
		"BAAI/bge-m3",
		"emrecan/bert-base-turkish-cased-mean-nli-stsb-tr",
		"BAAI/bge-small-en-v1.5",
		"pusula/sentence-similarity",
	],
	"text-to-image": [
		"black-forest-labs/FLUX.1-dev",
		"black-forest-labs/FLUX.1-schnell",
		"stabilityai/stable-diffusion-xl-base-1.0",
		"zai-org/GLM-Image",
		"pusula/text-to-image",
	],
	"image-to-image": ["black-forest-labs/FLUX.1-Kontext-dev", "pusula/image-to-image"],
	"image-text-to-image": ["black-forest-labs/FLUX.2-dev", "pusula/image-text-to-image"],
	"text-to-video": [
		"Wan-AI/Wan2.2-TI2V-5B",
		"tencent/HunyuanVideo",
		"Wan-AI/Wan2.1-T2V-14B",
		"pusula/text-to-video",
	],
	"image-to-video": ["Wan-AI/Wan2.2-I2V-A14B", "pusula/image-to-video"],
	"image-text-to-video": ["Lightricks/LTX-2.5", "pusula/image-text-to-video"],
	"image-segmentation": [
		"briaai/RMBG-2.0",
		"openmmlab/upernet-convnext-small",
		"facebook/mask2former-swin-large-coco-panoptic",
		"pusula/image-segmentation",
	],
	"image-to-text": [
		"Salesforce/blip-image-captioning-base",
		"zai-org/GLM-OCR",
		"Salesforce/blip-image-captioning-large",
		"pusula/image-to-text",
	],
	"text-to-speech": ["hexgrad/Kokoro-82M", "ResembleAI/chatterbox", "suno/bark", "pusula/text-to-speech"],
	"text-to-audio": ["facebook/musicgen-small", "pusula/text-to-audio"],
	"automatic-speech-recognition": [
		"openai/whisper-large-v3",
		"openai/whisper-large-v3-turbo",
		"pusula/automatic-speech-recognition",
	],
	"audio-to-audio": ["speechbrain/sepformer-wham", "pusula/audio-to-audio"],
	"text-classification": [
		"distilbert/distilbert-base-uncased-finetuned-sst-2-english",
		"ProsusAI/finbert",
		"savasy/bert-base-turkish-sentiment-cased",
		"pusula/text-classification",
	],
	"token-classification": [
		"dslim/bert-base-NER",
		"FacebookAI/xlm-roberta-large-finetuned-conll03-english",
		"akdeniz27/bert-base-turkish-cased-ner",
		"pusula/token-classification",
	],
	"question-answering": [
		"deepset/roberta-base-squad2",
		"savasy/bert-base-turkish-squad",
		"pusula/question-answering",
	],
	"table-question-answering": ["google/tapas-base-finetuned-wtq", "pusula/table-question-answering"],
	"zero-shot-classification": [
		"facebook/bart-large-mnli",
		"MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7",
		"pusula/zero-shot-classification",
	],
	translation: [
		"facebook/nllb-200-1.3B",
		"google-t5/t5-base",
		"facebook/mbart-large-50-many-to-many-mmt",
		"pusula/translation",
	],
	summarization: [
		"facebook/bart-large-cnn",
		"mukayese/mt5-base-turkish-summarization",
		"pusula/summarization",
	],
	"fill-mask": [
		"google-bert/bert-base-uncased",
		"FacebookAI/xlm-roberta-base",
		"dbmdz/bert-base-turkish-cased",
		"answerdotai/ModernBERT-large",
		"pusula/fill-mask",
	],
	"image-classification": ["google/vit-base-patch16-224", "pusula/image-classification"],
	"object-detection": ["facebook/detr-resnet-50", "pusula/object-detection"],
	"zero-shot-image-classification": [
		"openai/clip-vit-large-patch14",
		"google/siglip2-base-patch16-224",
		"pusula/zero-shot-image-classification",
	],
	"visual-question-answering": ["dandelin/vilt-b32-finetuned-vqa", "pusula/visual-question-answering"],
	"document-question-answering": ["impira/layoutlm-document-qa", "pusula/document-question-answering"],
	"audio-classification": [
		"ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
		"MIT/ast-finetuned-audioset-10-10-0.4593",
		"pusula/audio-classification",
	],
	"tabular-classification": [
		"scikit-learn/cancer-prediction-trees",
		"scikit-learn/tabular-playground",
		"vvmnnnkv/wine-quality",
		"pusula/tabular-classification",
	],
	"tabular-regression": ["scikit-learn/Fish-Weight", "pusula/tabular-regression"],
};

/** The `pipeline_tag` of models whose providers name their task otherwise, by that name. */
// oxlint-disable-next-line pusula/task-is-data -- the one task whose models the Hub files under another name
export const PIPELINE_TAGS: Readonly<Record<string, string>> = { conversational: "text-generation" };

/** Models with a special reply of the hub, for trying it. */
export const SPECIAL_MODELS = {
	/** A LoRA: providers get its URL beside the base model. */
	lora: "pusula/text-to-image-lora",
	/** Still being tested by its provider. */
	staging: "pusula/conversational-staging",
	/** Known to the hub, served by no provider. */
	unserved: "pusula/unserved",
	/** Visible only with a platform key. */
	private: "pusula/private-conversational",
} as const;

/** Parts of a model's name from which a task can be guessed; the first that fits counts. */
export const TASK_GUESSES: readonly (readonly [pattern: RegExp, task: string])[] = [
	[/kontext|image-edit|instruct-pix2pix/i, "image-to-image"],
	[/i2v|img2vid/i, "image-to-video"],
	[/t2v|video|wan2|mochi|hunyuan/i, "text-to-video"],
	[/flux|sdxl|stable-diffusion|diffusion|image/i, "text-to-image"],
	[/whisper|wav2vec2|asr/i, "automatic-speech-recognition"],
	[/kokoro|tts|bark|speech/i, "text-to-speech"],
	[/musicgen|audio/i, "text-to-audio"],
	[/embed|\be5\b|bge|gte|minilm|mpnet/i, "feature-extraction"],
	[/nli|zero-?shot/i, "zero-shot-classification"],
	[/\bner\b|conll/i, "token-classification"],
	[/squad/i, "question-answering"],
	[/sst|sentiment|finbert/i, "text-classification"],
	[/nllb|opus-mt|translat/i, "translation"],
	[/detr|yolo/i, "object-detection"],
	[/\bvit\b|resnet/i, "image-classification"],
	[/bert/i, "fill-mask"],
];
