/** The fields of a hub model that decide about its snippets. */
export interface ModelDataMinimal {
	/** Id on the hub. */
	readonly id: string;
	/** The model's task; without one there are no snippets. */
	readonly pipeline_tag?: string | undefined;
	readonly tags: readonly string[];
	readonly inference?: string | undefined;
	/** Placeholder of the missing word, for fill-mask models. Default `[MASK]`. */
	readonly mask_token?: string | undefined;
	readonly library_name?: string | undefined;
	readonly config?: unknown;
}

/** The hub's entry for a model at a provider. */
export interface SnippetMapping {
	/** The provider's own id of the model. */
	readonly providerId: string;
	readonly adapter?: string | undefined;
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
	readonly language: "python" | "js" | "sh";
	readonly client: string;
	readonly content: string;
}
