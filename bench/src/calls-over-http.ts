import { fork } from "node:child_process";
import { once } from "node:events";
import { compare, type Side } from "./measure.ts";
import { CALL, type ChatClient, CLIENTS, toUrl } from "./peers.ts";
import { withoutConsole } from "./without-console.ts";
import type { Row } from "./row.ts";

const CALLS = 1000;
/** Calls that start together. */
const AT_ONCE = 100;

/** Plain chat calls over real connections to a server on this machine, in another process. */
export async function measureCallsOverHttp(): Promise<readonly Row[]> {
	const server = fork(new URL("stub-server.ts", import.meta.url));
	try {
		const [port] = (await once(server, "message")) as [number]; // what the server sends
		const here: typeof fetch = (input, init) =>
			fetch(toUrl(input).replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${port}`), init);
		const clients = CLIENTS.slice(0, 2).map(({ name, make }) => ({ name, client: make(here) }));
		let round = 0;
		const inTurn = clients.map(({ name, client }): Side => ({ name, run: () => callInTurn(client) }));
		const together = clients.map(({ name, client }): Side => ({
			name,
			run: () => callTogether(client, round++),
		}));
		return [
			...(await toRows("one after another", inTurn)),
			...(await toRows("first calls, 100 together", together, {
				calls: { atLeast: 1.1 },
				cpu: { atMost: 0.6 },
			})),
		];
	} finally {
		server.kill();
	}
}

/** Calls one after another, of a model that is known already. */
async function callInTurn(client: ChatClient): Promise<void> {
	for (let call = 0; call < CALLS; call++) await client.chatCompletion(CALL);
}

/** The calls of a program that has just started: many together, of a model that is not looked up yet. */
async function callTogether(client: ChatClient, round: number): Promise<void> {
	for (let burst = 0; burst < CALLS / AT_ONCE; burst++) {
		const call = { ...CALL, model: `bench/${round}-${burst}` };
		await Promise.all(Array.from({ length: AT_ONCE }, () => client.chatCompletion(call)));
	}
}

async function toRows(
	what: string,
	sides: readonly Side[],
	targets?: Readonly<Record<"calls" | "cpu", Row["target"]>>,
): Promise<readonly Row[]> {
	const [ours, peer] = await withoutConsole(() => compare(sides));
	if (!ours || !peer) return [];
	const perSecond = (ms: number): string => String(Math.round((CALLS / ms) * 1000));
	const micros = (ms: number): string => `${((ms / CALLS) * 1000).toFixed(0)} µs`;
	return [
		{
			what: `calls a second over HTTP, ${what}`,
			peer: peer.name,
			ratio: peer.wallMs / ours.wallMs,
			target: targets?.calls,
			isContext: true,
			figures: `${perSecond(ours.wallMs)} : ${perSecond(peer.wallMs)}`,
		},
		{
			what: `CPU a call over HTTP, ${what}`,
			peer: peer.name,
			ratio: ours.cpuMs / peer.cpuMs,
			target: targets?.cpu,
			isContext: true,
			figures: `${micros(ours.cpuMs)} : ${micros(peer.cpuMs)}`,
		},
	];
}
