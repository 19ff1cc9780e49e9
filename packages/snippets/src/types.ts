import type { ClientTask, Provider } from "@pusula/inference";

/** Language of a snippet. */
export type SnippetLanguage = "js" | "python" | "sh";

/** What a snippet calls the provider with. */
export type SnippetClient = "fetch" | "@pusula/inference" | "requests" | "curl";

/** The call a snippet is wanted for. */
export interface SnippetCall {
	readonly task: ClientTask;
	/** Provider id, a Provider value, or `auto`. Absent with `endpointUrl`. */
	readonly provider?: string | Provider | undefined;
	/** Model id on the hub. */
	readonly model?: string | undefined;
	/** The provider's own id of the model, when it differs. */
	readonly providerModel?: string | undefined;
	/** The task's own fields: `inputs`, `parameters`, `messages` … A `SampleFile` stands for a file. */
	readonly args: object;
	/** Through the platform's router. Default true; closed-source providers are always called directly. */
	readonly routed?: boolean | undefined;
	readonly stream?: boolean | undefined;
	readonly billTo?: string | undefined;
	readonly endpointUrl?: string | undefined;
	/** Printed in place of the environment variable. */
	readonly accessToken?: string | undefined;
}

/** Ready-to-copy code for one client. */
export interface Snippet {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	readonly code: string;
	/** Command that installs what the code imports; absent where nothing has to be installed. */
	readonly install?: string;
	/** Name of the environment variable that holds the key; absent when the key is printed or none is needed. */
	readonly tokenName?: string;
	/** File the code writes, when the result is media. */
	readonly writes?: string;
}

/** Why a client has no snippet for a call. */
export interface MissingSnippet {
	readonly language: SnippetLanguage;
	readonly client: SnippetClient;
	/** `job`: one request is not the whole story. `stream`: no stream here. `reply`: the reply cannot be used without the client. */
	readonly reason: "job" | "stream" | "reply" | "form";
}

/** Everything that can be printed for a call, and what cannot and why. */
export interface SnippetResult {
	readonly snippets: readonly Snippet[];
	readonly missing: readonly MissingSnippet[];
}
