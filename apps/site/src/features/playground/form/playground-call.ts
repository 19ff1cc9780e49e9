import type { KeptVersions } from "./chat/versions.ts";

/** In place of a provider's id: the reader's own device. */
export const LOCAL = "local";

/** The call of the current form. The key is never part of it. */
export interface PlaygroundCall {
	readonly task: string;
	/** Provider id, `auto`, or `LOCAL`. */
	readonly provider: string;
	readonly model: string;
	readonly args: Readonly<Record<string, unknown>>;
	/** Streams the answer. */
	readonly stream: boolean;
	/** The provider queues the task: the call is a job to wait for. */
	readonly queued?: boolean | undefined;
	/** Through the platform's router; with a provider's own key, calls go straight to it. */
	readonly routed: boolean;
	/** The reader's own server, in place of a provider. */
	readonly endpointUrl?: string | undefined;
	/** Base URL of the mirror that a model on the reader's own device comes from. Absent for the hub. */
	readonly hubUrl?: string | undefined;
	/** All versions of a chat's messages, where there are several; kept with the run, never sent. */
	readonly versions?: KeptVersions | undefined;
	/** Id of the simulated error or fault; empty for none. */
	readonly scenario: string;
}
