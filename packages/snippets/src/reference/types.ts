/** The fields of a hub model that decide about its snippets. */
export interface ModelDataMinimal {
	/** Id on the hub. */
	readonly id: string;
	/** The model's task; without one there are no snippets. */
	readonly pipeline_tag?: string | undefined;
	/** Tags of the model. */
	readonly tags: readonly string[];
	/** State of the model at the hub: `warm`. Default: unknown. */
	readonly inference?: string | undefined;
	/** Placeholder of the missing word, for fill-mask models. Default `[MASK]`. */
	readonly mask_token?: string | undefined;
	/** Library that the model was published for. Default: none. */
	readonly library_name?: string | undefined;
	/** The model's configuration, as the hub has it. Default: none. */
	readonly config?: unknown;
}

/** The hub's entry for a model at a provider. */
export interface SnippetMapping {
	/** The provider's own id of the model. */
	readonly providerId: string;
	/** `lora` where the model is an adapter. Default: none. */
	readonly adapter?: string | undefined;
	/** Path of the adapter's weights in the repository. Default: none. */
	readonly adapterWeightsPath?: string | undefined;
	readonly [field: string]: unknown;
}

/** Options of `getInferenceSnippets`; all of them may be left out. */
export interface InferenceSnippetOptions {
	/** Streams the replies of chat. Default false. */
	readonly streaming?: boolean | undefined;
	/** Organisation that pays. */
	readonly billTo?: string | undefined;
	/** Printed in place of an environment variable. */
	readonly accessToken?: string | undefined;
	/** Calls the provider directly, with its own key. Default false. */
	readonly directRequest?: boolean | undefined;
	/** The caller's own endpoint. */
	readonly endpointUrl?: string | undefined;
	/** In place of the task's example: its `inputs`; for chat a text, messages, or an object that holds them. */
	readonly inputs?: unknown;
	/** In place of the example conversation. */
	readonly messages?: readonly object[] | undefined;
	/** Sampling temperature that the snippet sends. Default: that of the example. */
	readonly temperature?: number | undefined;
	/** Most tokens of the result that the snippet sends. Default: that of the example. */
	readonly max_tokens?: number | undefined;
	/** Share of probability among which the model samples, 0 to 1. Default: that of the example. */
	readonly top_p?: number | undefined;
	readonly [field: string]: unknown;
}

/** Ready-to-copy code in the form of the published function. */
export interface InferenceSnippet {
	/** Language of the code. */
	readonly language: "python" | "js" | "sh";
	/** What the code calls with: `requests`, `huggingface.js`. */
	readonly client: string;
	/** The code. */
	readonly content: string;
}
