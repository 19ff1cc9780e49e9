import { compare, type Side } from "./measure.ts";
import { overHttp } from "./over-http.ts";
import { BARE, CALL, type ChatClient, CLIENTS, GUARDED } from "./peers.ts";
import type { Row } from "./row.ts";
import { withoutConsole } from "./without-console.ts";

/** How many calls a round has, how many of them start together, and how many rounds there are. */
const IN_TURN = { calls: 30, rounds: 301, warmUps: 60 };
const TOGETHER = { calls: 300, atOnce: 100, rounds: 41, warmUps: 2 };

/** Plain chat calls over real connections to a server on this machine, in another process. */
export function measureCallsOverHttp(): Promise<readonly Row[]> {
	return overHttp(async (fetchBelow) => {
		const clients = [...CLIENTS.slice(0, 2), BARE, GUARDED].map(({ name, make }) => ({
			name,
			client: make(fetchBelow()),
		}));
		let round = 0;
		const inTurn = clients.map(({ name, client }): Side => ({ name, run: () => callInTurn(client) }));
		const together = clients
			.slice(0, 2)
			.map(({ name, client }): Side => ({ name, run: () => callTogether(client, round++) }));
		return [
			...(await toRows("one after another", inTurn, IN_TURN)),
			...(await toRows("first calls, 100 together", together, TOGETHER)),
		];
	});
}

/** Calls one after another, of a model that is known already. */
async function callInTurn(client: ChatClient): Promise<void> {
	for (let call = 0; call < IN_TURN.calls; call++) await client.chatCompletion(CALL);
}

/** The calls of a program that has just started: many together, of a model that is not looked up yet. */
async function callTogether(client: ChatClient, round: number): Promise<void> {
	for (let burst = 0; burst < TOGETHER.calls / TOGETHER.atOnce; burst++) {
		const call = { ...CALL, model: `bench/${round}-${burst}` };
		await Promise.all(Array.from({ length: TOGETHER.atOnce }, () => client.chatCompletion(call)));
	}
}

async function toRows(
	what: string,
	sides: readonly Side[],
	{ calls, rounds, warmUps }: typeof IN_TURN,
): Promise<readonly Row[]> {
	const [ours, ...peers] = await withoutConsole(() => compare(sides, rounds, warmUps));
	if (!ours) return [];
	const perSecond = (ms: number): string => String(Math.round((calls / ms) * 1000));
	const micros = (ms: number): string => `${((ms / calls) * 1000).toFixed(0)} µs`;
	return peers.flatMap((peer, index): Row[] => [
		{
			what: `calls a second over HTTP, ${what}`,
			peer: peer.name,
			ratio: 1 / peer.wallRatio,
			target: index === 0 ? { atLeast: 0.95 } : undefined,
			isContext: peer.name !== GUARDED.name,
			figures: `${perSecond(ours.wallMs)} : ${perSecond(peer.wallMs)}`,
		},
		{
			what: `CPU a call over HTTP, ${what}`,
			peer: peer.name,
			ratio: peer.cpuRatio,
			target: index === 0 ? { atMost: 1.05 } : undefined,
			isContext: peer.name !== GUARDED.name,
			figures: `${micros(ours.cpuMs)} : ${micros(peer.cpuMs)}`,
		},
	]);
}
