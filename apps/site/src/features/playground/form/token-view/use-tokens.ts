import { after } from "../../../../lib/effects/clock.ts";
import { useEffect, useRef, useState } from "react";
import { openWorker } from "../../../../lib/runtime/open-worker.ts";
// oxlint-disable-next-line import/default -- the bundler replaces it with the URL of the built worker
import workerUrl from "./token.worker.ts?worker&url";
import type { CountResponse, CountRequest } from "./token-messages.ts";
import type { TokenSpan } from "./token-spans.ts";
import type { Tokenizer } from "./tokenizers.ts";

/** Pause in typing after which texts are counted, in milliseconds. */
const PAUSE_MS = 250;

/** The tokens of texts with a tokenizer, in the order of the texts. */
export type Tokens = "counting" | "failed" | readonly (readonly TokenSpan[])[];

/** Splits texts into tokens in a worker, which is kept while the component is mounted, since it holds the vocabulary. */
export function useTokens(tokenizer: Tokenizer["id"], texts: readonly string[]): Tokens {
	const request = JSON.stringify(texts);
	const worker = useRef<Worker>(undefined);
	const [response, setResponse] = useState<{ readonly request: string; readonly tokens: Tokens }>();

	useEffect(() => {
		const show = (tokens: Tokens): void => setResponse({ request, tokens });
		const { signal, abort } = toListening();
		const cancel = after(PAUSE_MS, () => {
			worker.current ??= openWorker(workerUrl);
			worker.current.addEventListener(
				"message",
				({ data }: MessageEvent<CountResponse>) => {
					if (data.request === request) show(data.counted ?? "failed");
				},
				{ signal },
			);
			worker.current.addEventListener("error", () => show("failed"), { signal });
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
			worker.current.postMessage({ request, tokenizer } satisfies CountRequest);
		});
		return () => {
			cancel();
			abort();
		};
	}, [request, tokenizer]);

	useEffect(
		() => () => {
			worker.current?.terminate();
			worker.current = undefined;
		},
		[],
	);
	return response?.request === request ? response.tokens : "counting";
}

function toListening(): { readonly signal: AbortSignal; readonly abort: () => void } {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
}
