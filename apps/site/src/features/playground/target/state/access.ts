import type { Clock } from "@pusula/inference";

/** Source of answers that the reader has chosen. */
export const CONNECTIONS = ["simulated", "local", "key", "endpoint"] as const;

/** The simulator in the page, a model in the reader's browser, a provider with the reader's key, or a server of the reader's own. */
export type ConnectionKind = (typeof CONNECTIONS)[number];

/** API of the reader's own server. */
export const ENDPOINT_FORMS = ["openai", "inference"] as const;

/** The OpenAI dialect under `/v1`, or a dedicated inference endpoint that takes the task's own fields. */
export type EndpointForm = (typeof ENDPOINT_FORMS)[number];

/** The access of a run, with the key it may need. Kept in memory only; never part of a call, an error or a log. */
export type Access =
	/** `clock` is the time of the client and of the simulator. Default: that of the machine. */
	| { readonly kind: "simulated"; readonly clock?: Clock | undefined }
	/** A model that runs on the reader's own device. `hubUrl` is the base URL of a mirror that it comes from. Default: the hub. */
	| { readonly kind: "local"; readonly hubUrl?: string | undefined }
	/** An empty key means none. */
	| { readonly kind: "key"; readonly key: string }
	| {
			readonly kind: "endpoint";
			readonly url: string;
			readonly form: EndpointForm;
			readonly key: string;
	  };
