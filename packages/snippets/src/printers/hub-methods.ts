import type { ClientTask } from "@pusula/inference";

/** Signature of a method of huggingface_hub. */
export interface HubMethod {
	/** Name of the method where it is not that of the task. */
	readonly method?: string;
	/** Positional parameters, as fields of `inputs` in order; `""` is the whole of it. */
	readonly places: readonly string[];
	/** Parameters the method takes by name. */
	readonly names?: string;
	/** Place of all other parameters; absent where there is none. */
	readonly others?: "extra_body" | "keywords";
	/** Package whose values the method returns, installed beside the library. A result that is one file is then its picture. */
	readonly beside?: "numpy" | "pillow";
}

const FILE = [""];
const CHAT =
	"frequency_penalty logit_bias logprobs max_tokens n presence_penalty response_format seed stop stream_options " +
	"temperature tool_choice tool_prompt tools top_logprobs top_p";
const GENERATION =
	"adapter_id best_of decoder_input_details do_sample frequency_penalty grammar max_new_tokens repetition_penalty " +
	"return_full_text seed stop temperature top_k top_n_tokens top_p truncate typical_p watermark";
const SPEECH =
	"do_sample early_stopping epsilon_cutoff eta_cutoff max_length max_new_tokens min_length min_new_tokens " +
	"num_beam_groups num_beams penalty_alpha temperature top_k top_p typical_p use_cache";
const SEQ2SEQ = "clean_up_tokenization_spaces generate_parameters truncation";
const QUESTION = "doc_stride handle_impossible_answer max_answer_len max_question_len max_seq_len top_k";

/** The methods of huggingface_hub by task. */
export const HUB_METHODS: { readonly [T in ClientTask]?: HubMethod } = {
	"audio-classification": { places: FILE, names: "top_k function_to_apply" },
	"audio-to-audio": { places: FILE },
	"automatic-speech-recognition": { places: FILE, others: "extra_body" },
	conversational: { method: "chat.completions.create", places: [], names: CHAT, others: "extra_body" },
	"document-question-answering": { places: ["image", "question"], names: `${QUESTION} lang word_boxes` },
	"feature-extraction": {
		places: FILE,
		names: "normalize prompt_name truncate truncation_direction dimensions encoding_format",
		beside: "numpy",
	},
	"fill-mask": { places: FILE, names: "targets top_k" },
	"image-classification": { places: FILE, names: "function_to_apply top_k" },
	"image-segmentation": {
		places: FILE,
		names: "mask_threshold overlap_mask_area_threshold subtask threshold",
		beside: "pillow",
	},
	"image-to-image": {
		places: FILE,
		names: "prompt negative_prompt num_inference_steps guidance_scale target_size",
		others: "keywords",
		beside: "pillow",
	},
	"image-to-text": { places: FILE },
	"image-to-video": {
		places: FILE,
		names: "prompt negative_prompt num_frames num_inference_steps guidance_scale seed target_size",
		others: "keywords",
	},
	"object-detection": { places: FILE, names: "threshold" },
	"question-answering": { places: ["question", "context"], names: `${QUESTION} align_to_words` },
	"sentence-similarity": { places: ["source_sentence", "sentences"] },
	summarization: { places: FILE, names: SEQ2SEQ },
	"table-question-answering": { places: ["table", "query"], names: "padding sequential truncation" },
	"tabular-classification": { places: ["data"] },
	"tabular-regression": { places: ["data"] },
	"text-classification": { places: FILE, names: "top_k function_to_apply" },
	"text-generation": { places: FILE, names: GENERATION },
	"text-to-image": {
		places: FILE,
		names: "negative_prompt height width num_inference_steps guidance_scale scheduler seed",
		others: "extra_body",
		beside: "pillow",
	},
	"text-to-speech": { places: FILE, names: SPEECH, others: "extra_body" },
	"text-to-video": {
		places: FILE,
		names: "guidance_scale negative_prompt num_frames num_inference_steps seed",
		others: "extra_body",
	},
	"token-classification": { places: FILE, names: "aggregation_strategy ignore_labels stride" },
	translation: { places: FILE, names: `${SEQ2SEQ} src_lang tgt_lang` },
	"visual-question-answering": { places: ["image", "question"], names: "top_k" },
	"zero-shot-classification": { places: FILE, names: "candidate_labels multi_label hypothesis_template" },
	"zero-shot-image-classification": { places: FILE, names: "candidate_labels hypothesis_template" },
};

/** Tasks that our client offers with a provider and huggingface_hub does not, or sends in a form the service refuses. */
export const HUB_LACKS: Readonly<Record<string, readonly ClientTask[]>> = {
	deepinfra: ["text-to-image"],
	"fal-ai": ["audio-to-audio", "image-text-to-image", "image-text-to-video", "text-to-audio"],
	groq: ["text-generation"],
	"hf-inference": [
		"tabular-classification",
		"tabular-regression",
		"text-to-audio",
		"visual-question-answering",
	],
	novita: ["image-text-to-video", "text-generation"],
	ovhcloud: ["text-generation"],
	scaleway: ["text-generation"],
	together: ["automatic-speech-recognition", "text-generation"],
	wavespeed: ["image-text-to-image", "image-text-to-video", "image-to-image", "image-to-video"],
	"zai-org": ["image-to-text"],
};

/** Parameters that huggingface_hub leaves out for a provider, or sends under a name that the client does not use, by task. */
export const HUB_DROPS: Readonly<Record<string, { readonly [T in ClientTask]?: readonly string[] }>> = {
	"fal-ai": { "text-to-image": ["width", "height"] },
	novita: { "text-to-video": ["num_inference_steps"] },
	nscale: { "text-to-image": ["num_inference_steps", "cfg_scale"] },
	"zai-org": { "text-to-image": ["width", "height"] },
};
