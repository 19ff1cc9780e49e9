/** One side of a comparison: a name, and work whose cost is measured. */
export interface Side {
	readonly name: string;
	readonly run: () => Promise<unknown>;
}

/** Cost of one side in one round. */
export interface Cost {
	readonly wallMs: number;
	readonly cpuMs: number;
}

/** What the rounds of one side show. */
export interface Result {
	readonly name: string;
	/** Medians of the rounds. */
	readonly wallMs: number;
	readonly cpuMs: number;
	/** The first side's cost to this side's in the same round: medians of these ratios. Below 1 where the first costs less. */
	readonly wallRatio: number;
	readonly cpuRatio: number;
}

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * Runs all sides in turn, round after round, after some rounds that do not count (default 2), so that drift of the machine
 * meets every side alike. Each round begins with the next side, so that all take every place equally often: a side that
 * follows itself finds its code in the caches of the processor. Returns what the rounds of each side show, in the order given. Many short rounds are steadier than a few long ones: what else the machine
 * does then falls on the sides of a round alike, and their ratio stays.
 */
export async function compare(sides: readonly Side[], rounds = 9, warmUps = 2): Promise<readonly Result[]> {
	const costs = sides.map((): Cost[] => []);
	const inOrder = [...sides.entries()];
	for (let round = -warmUps; round < rounds; round++) {
		for (const [index, side] of inOrder) {
			const cost = await costOf(side);
			if (round >= 0) costs[index]?.push(cost);
		}
		inOrder.push(...inOrder.splice(0, 1));
	}
	return summarise(sides, costs);
}

/** The results of sides from the costs of their rounds. */
export function summarise(
	sides: readonly Pick<Side, "name">[],
	costs: readonly (readonly Cost[])[],
): readonly Result[] {
	const [first = []] = costs;
	return sides.map(({ name }, index) => {
		const own = costs[index] ?? [];
		const ratioOf = (key: keyof Cost): number =>
			median(own.map((cost, round) => (first[round]?.[key] ?? Number.NaN) / cost[key]));
		return {
			name,
			wallMs: median(own.map(({ wallMs }) => wallMs)),
			cpuMs: median(own.map(({ cpuMs }) => cpuMs)),
			wallRatio: ratioOf("wallMs"),
			cpuRatio: ratioOf("cpuMs"),
		};
	});
}

async function costOf({ run }: Side): Promise<Cost> {
	const cpu = process.cpuUsage();
	const start = performance.now();
	await run();
	const wallMs = performance.now() - start;
	const { user, system } = process.cpuUsage(cpu);
	return { wallMs, cpuMs: (user + system) / 1000 };
}
