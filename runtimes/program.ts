import { InferenceClient, InferenceError } from "@pusula/inference";
import { throughServer } from "@pusula/simulator";

const MESSAGES = [{ role: "user", content: "Merhaba, nasılsın?" }];

/** The servers of a run: one that behaves, one that is busy at first. */
export interface Servers {
	readonly url: string;
	readonly busyUrl: string;
}

/** Uses of the client, by name. Each returns a short text that must be the same in every runtime. */
const STEPS: Readonly<Record<string, (client: InferenceClient, busy: InferenceClient) => Promise<unknown>>> =
	{
		"a chat": async (client) => {
			const reply = await client.chatCompletion({
				provider: "groq",
				model: "pusula/conversational",
				messages: MESSAGES,
			});
			return reply.choices[0]?.message.content;
		},
		"a streamed chat": async (client) => {
			let text = "";
			for await (const chunk of client.chatCompletionStream({
				provider: "together",
				model: "pusula/conversational",
				messages: MESSAGES,
			}))
				text += chunk.choices[0]?.delta.content ?? "";
			return text;
		},
		"a stream that is left early": async (client) => {
			let verdict = "";
			const stream = client.chatCompletionStream(
				{ provider: "groq", model: "pusula/conversational", messages: MESSAGES },
				{ onStreamEnd: (how) => (verdict = how) },
			);
			await stream.next();
			await stream.return();
			return verdict;
		},
		"a picture as bytes": async (client) => {
			const picture = await client.textToImage({
				provider: "together",
				model: "pusula/text-to-image",
				inputs: "bir tilki",
			});
			return [picture.type, [...new Uint8Array(await picture.arrayBuffer())].slice(0, 8)];
		},
		"a downloaded picture": async (client) => {
			const picture = await client.textToImage({
				provider: "fal-ai",
				model: "pusula/text-to-image",
				inputs: "bir tilki",
			});
			return [picture.type, picture.size];
		},
		"a queued video": async (client) => {
			const video = await client.textToVideo({
				provider: "fal-ai",
				model: "pusula/text-to-video",
				inputs: "koşan bir tilki",
			});
			return [video.type, video.size > 0];
		},
		"an uploaded sound": async (client) => {
			const silence = new Uint8Array(844);
			silence.set(new TextEncoder().encode("RIFF"));
			silence.set(new TextEncoder().encode("WAVEfmt "), 8);
			const { text } = await client.automaticSpeechRecognition({
				provider: "fal-ai",
				model: "pusula/automatic-speech-recognition",
				inputs: new Blob([silence], { type: "audio/wav" }),
			});
			return text;
		},
		vectors: async (client) => {
			const vectors = await client.featureExtraction({
				provider: "nebius",
				model: "pusula/feature-extraction",
				inputs: "İstanbul",
			});
			return vectors.length;
		},
		"a busy server": (_client, busy) => STEPS["a chat"]?.(busy, busy) ?? Promise.reject(new Error("no step")),
		"an abort": async (client) => {
			const reason = new Error("enough");
			const signal = AbortSignal.abort(reason);
			const call = client.chatCompletion(
				{ provider: "groq", model: "pusula/conversational", messages: MESSAGES },
				{ signal },
			);
			return call.catch((error: unknown) => error === reason);
		},
		"a time limit": async (_client, busy) => {
			const call = busy.textToVideo(
				{ provider: "fal-ai", model: "pusula/text-to-video", inputs: "koşan bir tilki" },
				{ timeoutMs: 50 },
			);
			return call.catch((error: unknown) => InferenceError.is(error) && error.code);
		},
		"an unknown model": async (client) => {
			const call = client.chatCompletion({ provider: "groq", model: "nobody/nothing", messages: MESSAGES });
			return call.catch((error: unknown) => InferenceError.is(error) && [error.code, error.message]);
		},
	};

/** Runs every step, and returns their results as JSON; an error by its name and message. */
export async function runProgram({ url, busyUrl }: Servers): Promise<Record<string, string>> {
	const client = new InferenceClient("hf_key", { fetch: throughServer(url) });
	const busy = new InferenceClient("hf_key", { fetch: throughServer(busyUrl) });
	const results: Record<string, string> = {};
	for (const [name, step] of Object.entries(STEPS))
		results[name] = await step(client, busy).then(
			(value) => JSON.stringify(value),
			(error: unknown) => String(error),
		);
	return results;
}
