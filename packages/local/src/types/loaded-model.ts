import type * as library from "@huggingface/transformers";
import type { ModelPlan } from "./public.ts";

/** Transformers.js. */
export type Library = typeof library;

/** A pipeline of the library: a function with the parts that it is made of. */
export interface Pipe {
	(...args: readonly unknown[]): Promise<unknown>;
	readonly tokenizer: Tokenizer;
	readonly model: Model;
	readonly processor: Processor;
	readonly dispose: () => Promise<unknown>;
}

/** The part of a tokenizer that is used here. */
export interface Tokenizer {
	(text: string | readonly string[], options?: object): Record<string, Tensor>;
	/** What a call of the tokenizer runs. With `return_tensor: false` it gives lists of ids, and one list for one text. */
	readonly _call: (text: string | readonly string[], options?: TokenizerOptions) => Record<string, Tensor>;
	readonly decode: (ids: readonly (number | bigint)[], options?: object) => string;
	readonly get_chat_template: (options?: object) => string;
	readonly apply_chat_template: (messages: readonly object[], options: object) => unknown;
	readonly all_special_ids: readonly number[];
	readonly mask_token?: string | null;
	readonly mask_token_id?: number;
	readonly sep_token_id?: number;
	readonly unk_token_id?: number;
	/** Most tokens of a text, marks included; infinite where the model's files name none. */
	readonly model_max_length?: number;
	readonly chat_template: unknown;
	readonly add_bos_token?: boolean;
	readonly add_eos_token?: boolean;
}

/** The options of a tokenizer that are used here. */
export interface TokenizerOptions {
	readonly truncation?: boolean;
	readonly [name: string]: unknown;
}

/** The part of a model that is used here. */
export interface Model {
	(inputs: object): Promise<Record<string, Tensor>>;
	readonly config: ModelConfig;
	readonly generation_config?: Readonly<Record<string, unknown>> | null;
	readonly generate: (options: object) => Promise<unknown>;
	forward: (inputs: object) => Promise<unknown>;
}

/** The part of a model's description that is used here. */
export interface ModelConfig {
	readonly id2label?: Readonly<Record<string, string>>;
	readonly model_type?: string;
	readonly problem_type?: string;
	readonly max_position_embeddings?: number;
	/** False where positions are read as distances alone, as in DeBERTa. */
	readonly position_biased_input?: boolean;
	readonly pad_token_id?: number | null;
	readonly n_positions?: number;
	readonly decoder_start_token_id?: number;
}

/** What prepares pictures and sounds for a model. */
export interface Processor {
	(input: Float32Array | readonly object[]): Promise<Record<string, Tensor>>;
	readonly feature_extractor?: { readonly config: { readonly sampling_rate?: number } };
	/** `pad_size` is the side of the windows to which pictures are filled up, in pixels, or a size. */
	readonly image_processor?: { readonly do_pad?: boolean; readonly pad_size?: number | object };
}

/** A tensor: flat values and its dimensions. */
export interface Tensor {
	readonly data: ArrayLike<number>;
	readonly dims: readonly number[];
	readonly tolist: () => unknown;
}

/** A model in memory. */
export interface LoadedModel {
	readonly pipe: Pipe;
	readonly library: Library;
	readonly plan: ModelPlan;
	readonly dispose: () => Promise<unknown>;
}
