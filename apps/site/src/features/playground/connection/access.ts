import type { Clock } from "@pusula/inference";

/** Which way the reader has chosen to answers. */
export const CONNECTIONS = ["simulated", "key", "endpoint"] as const;

/** The simulator in the page, a provider with the reader's key, or a server of the reader's own. */
export type ConnectionKind = (typeof CONNECTIONS)[number];

/** What a server of the reader's own speaks. */
export const ENDPOINT_FORMS = ["openai", "inference"] as const;

/** The OpenAI dialect under `/v1`, or a dedicated inference endpoint that takes the task's own fields. */
export type EndpointForm = (typeof ENDPOINT_FORMS)[number];

/** The way a run takes, with the key it may need. Lives in memory only; never part of a call, an error or a log. */
export type Access =
	/** `clock` is the time of the client and of the simulator. Default: that of the machine. */
	| { readonly kind: "simulated"; readonly clock?: Clock | undefined }
	/** An empty key stands for none. */
	| { readonly kind: "key"; readonly key: string }
	| {
			readonly kind: "endpoint";
			readonly url: string;
			readonly form: EndpointForm;
			readonly key: string;
	  };
