import { loadTokenizer } from "./load-tokenizer.ts";
import type { CountResponse, CountRequest } from "./token-messages.ts";
import { toTokenSpans } from "./token-spans.ts";

addEventListener("message", ({ data }: MessageEvent<CountRequest>) => void response(data));

async function response({ request, tokenizer }: CountRequest): Promise<void> {
	try {
		const { encode, decode } = await loadTokenizer(tokenizer);
		const texts = JSON.parse(request) as readonly string[]; // the page writes a list of texts
		send({ request, counted: texts.map((text) => toTokenSpans(text, encode(text), decode)) });
	} catch {
		send({ request, counted: undefined });
	}
}

function send(message: CountResponse): void {
	postMessage(message);
}
