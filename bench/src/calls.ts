import { compare } from "./measure.ts";
import { BARE, CALL, CLIENTS, OPENAI, withLookup } from "./peers.ts";
import type { Row } from "./row.ts";

const CALLS = 4000;
const REPLY = JSON.stringify({
	id: "chatcmpl-1",
	object: "chat.completion",
	created: 1_760_000_000,
	model: "model",
	choices: [{ index: 0, message: { role: "assistant", content: "Merhaba, iyiyim." }, finish_reason: "stop" }],
	usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
});

function answer(): Response {
	return new Response(REPLY, {
		headers: { "content-type": "application/json", "content-length": String(REPLY.length) },
	});
}

/** Plain chat calls a second and CPU time a call, over a `fetch` that answers at once: what the client itself costs. */
export async function measureCalls(): Promise<readonly Row[]> {
	const sides = [...CLIENTS, OPENAI, BARE].map(({ name, make }) => {
		const client = make(withLookup(answer));
		return {
			name,
			run: async () => {
				for (let call = 0; call < CALLS; call++) await client.chatCompletion(CALL);
			},
		};
	});
	// The peers print a line at some calls; the measurement is about calls, not about a terminal.
	const { log } = console;
	console.log = () => undefined;
	const [ours, ...peers] = await compare(sides).finally(() => {
		console.log = log;
	});
	if (!ours) return [];
	return peers.flatMap((peer, index): Row[] => [
		{
			what: "calls a second",
			peer: peer.name,
			ratio: peer.wallMs / ours.wallMs,
			target: index === 0 ? { atLeast: 1.1 } : undefined,
			figures: `${Math.round((CALLS / ours.wallMs) * 1000)} : ${Math.round((CALLS / peer.wallMs) * 1000)}`,
		},
		{
			what: "CPU a call",
			peer: peer.name,
			ratio: ours.cpuMs / peer.cpuMs,
			target: index === 0 ? { atMost: 0.6 } : undefined,
			figures: `${((ours.cpuMs / CALLS) * 1000).toFixed(0)} µs : ${((peer.cpuMs / CALLS) * 1000).toFixed(0)} µs`,
		},
	]);
}
