import { onTestFinished } from "vitest";
import { chatCompletion, chatCompletionStream, type Options } from "../src/core.ts";
import { groq } from "../src/providers/groq.ts";
import type { Provider } from "../src/types/provider.ts";
import type { Attempt } from "../src/types/reports.ts";
import { type Responder, startServer, type TestServer } from "./server.ts";

/** A prompt long enough to be looked for in errors. */
export const PROMPT = "why do foxes sleep in the snow?";
export const MESSAGES = [{ role: "user", content: PROMPT }];
export const KEY = "gsk_very_secret_key";

/** A server that is closed when the test ends. */
export async function serverFor(respond: Responder, now?: () => number): Promise<TestServer> {
	const server = await startServer(respond, now);
	onTestFinished(() => server.close());
	return server;
}

/** A chat provider on a server of the test. */
export function providerAt(url: string, id = "groq"): Provider {
	return { ...groq, id, host: url };
}

/** One chat with a server. */
export function chat(
	{ url }: Pick<TestServer, "url">,
	options?: Options,
	args: { accessToken?: string } = { accessToken: KEY },
): ReturnType<typeof chatCompletion> {
	return chatCompletion(
		{ provider: providerAt(url), model: "acme/fox", messages: MESSAGES, ...args },
		options,
	);
}

/** One streamed chat with a server. */
export function chatStream(
	{ url }: Pick<TestServer, "url">,
	options?: Options,
): ReturnType<typeof chatCompletionStream> {
	return chatCompletionStream(
		{ provider: providerAt(url), model: "acme/fox", messages: MESSAGES, accessToken: KEY },
		options,
	);
}

/** Everything a stream yields. */
export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
	const found: T[] = [];
	for await (const value of values) found.push(value);
	return found;
}

/** A promise, and the function that fulfils it: a test waits for what the other side has reached. */
export function milestone(): { promise: Promise<void>; resolve: () => void } {
	let resolve = (): void => undefined;
	const promise = new Promise<void>((fulfil) => (resolve = fulfil));
	return { promise, resolve: () => resolve() };
}

/** What a promise is rejected with; fails when it is not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
	try {
		await promise;
	} catch (error) {
		return error;
	}
	throw new Error("expected a rejection");
}

/** Options that record every attempt. */
export function noting(): { attempts: Attempt[]; onAttempt: (attempt: Attempt) => void } {
	const attempts: Attempt[] = [];
	return { attempts, onAttempt: (attempt) => void attempts.push(attempt) };
}
