import type { ClientTask } from "@pusula/inference";

/** Parameters that a caller may set, by task: numbers, zero among them, text, lists, truths. */
export const PARAMETERS: { readonly [T in ClientTask]?: Readonly<Record<string, unknown>> } = {
	"audio-classification": { top_k: 2, function_to_apply: "softmax" },
	"automatic-speech-recognition": { return_timestamps: true },
	"document-question-answering": {
		top_k: 1,
		max_answer_len: 20,
		handle_impossible_answer: false,
		lang: "tr",
	},
	"fill-mask": { top_k: 3, targets: ["kedi", "'köpek'"] },
	"image-classification": { top_k: 2, function_to_apply: "sigmoid" },
	"image-segmentation": { threshold: 0.5, subtask: "semantic" },
	"image-text-to-video": { seed: 0, num_inference_steps: 4, negative_prompt: "bulanık, 'eğri'" },
	"image-to-image": { num_inference_steps: 4, guidance_scale: 2.5, negative_prompt: "bulanık, 'eğri'" },
	"image-to-video": { seed: 0, num_inference_steps: 4, negative_prompt: "bulanık, 'eğri'" },
	"object-detection": { threshold: 0 },
	"question-answering": { top_k: 1, max_answer_len: 20, align_to_words: false },
	"table-question-answering": { padding: "longest", sequential: false, truncation: true },
	"text-classification": { top_k: 2, function_to_apply: "none" },
	"text-generation": { max_new_tokens: 16, temperature: 0.5, top_p: 0.9, stop: ["\n\n", "SON"] },
	"text-to-image": {
		negative_prompt: "bulanık, 'eğri'",
		num_inference_steps: 4,
		guidance_scale: 2.5,
		width: 512,
		height: 512,
		seed: 0,
	},
	"text-to-video": { seed: 0, num_inference_steps: 4, guidance_scale: 2.5 },
	"token-classification": { aggregation_strategy: "simple", ignore_labels: ["O"], stride: 0 },
	translation: { src_lang: "tur_Latn", tgt_lang: "eng_Latn", clean_up_tokenization_spaces: true },
	"visual-question-answering": { top_k: 2 },
	"zero-shot-classification": { multi_label: true, hypothesis_template: "Bu metnin konusu {}." },
	"zero-shot-image-classification": { hypothesis_template: "Bu bir {} resmi." },
};
