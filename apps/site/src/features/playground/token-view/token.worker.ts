import { loadTokenizer } from "./load-tokenizer.ts";
import type { CountAnswer, CountRequest } from "./token-messages.ts";
import { toTokenPieces } from "./token-spans.ts";

addEventListener("message", ({ data }: MessageEvent<CountRequest>) => void answer(data));

async function answer({ asked, tokenizer }: CountRequest): Promise<void> {
	try {
		const { encode, decode } = await loadTokenizer(tokenizer);
		const texts = JSON.parse(asked) as readonly string[]; // the page writes a list of texts
		send({ asked, counted: texts.map((text) => toTokenPieces(text, encode(text), decode)) });
	} catch {
		send({ asked, counted: undefined });
	}
}

function send(message: CountAnswer): void {
	postMessage(message);
}
