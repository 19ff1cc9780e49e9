import { compare } from "./measure.ts";
import { BARE, CALL, CLIENTS, OPENAI, withLookup } from "./peers.ts";
import { CHAT_REPLY } from "./replies.ts";
import type { Row } from "./row.ts";
import { withoutConsole } from "./without-console.ts";

const CALLS = 200;
const ROUNDS = 201;
const WARM_UPS = 20;
/** Peers of the README's table: the reference, and no client at all. */
const CONTEXT: readonly (string | undefined)[] = [CLIENTS[1]?.name, BARE.name];
const REPLY = JSON.stringify(CHAT_REPLY);

/** Plain chat calls a second and CPU time a call, over a `fetch` that responds at once: the client's own cost. */
export async function measureCalls(): Promise<readonly Row[]> {
	const sides = [...CLIENTS, OPENAI, BARE].map(({ name, make }) => {
		const client = make(withLookup(respond));
		return {
			name,
			run: async () => {
				for (let call = 0; call < CALLS; call++) await client.chatCompletion(CALL);
			},
		};
	});
	const [ours, ...peers] = await withoutConsole(() => compare(sides, ROUNDS, WARM_UPS));
	if (!ours) return [];
	return peers.flatMap((peer): Row[] => [
		{
			what: "calls a second, answered at once",
			peer: peer.name,
			ratio: 1 / peer.wallRatio,
			target: undefined,
			isContext: CONTEXT.includes(peer.name),
			figures: `${Math.round((CALLS / ours.wallMs) * 1000)} : ${Math.round((CALLS / peer.wallMs) * 1000)}`,
		},
		{
			what: "CPU a call, answered at once",
			peer: peer.name,
			ratio: peer.cpuRatio,
			target: undefined,
			isContext: CONTEXT.includes(peer.name),
			figures: `${((ours.cpuMs / CALLS) * 1000).toFixed(0)} µs : ${((peer.cpuMs / CALLS) * 1000).toFixed(0)} µs`,
		},
	]);
}

function respond(): Response {
	return new Response(REPLY, {
		headers: { "content-type": "application/json", "content-length": String(REPLY.length) },
	});
}
