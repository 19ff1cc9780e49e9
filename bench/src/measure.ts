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

/** Medians of each side, in the order given. */
export interface Result {
	readonly name: string;
	readonly wallMs: number;
	readonly cpuMs: number;
}

/** The middle value; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * Runs all sides in turn, round after round, after two rounds that do not count, so that drift of the machine meets
 * every side alike; every other round goes backwards, so that none always follows the same one. Returns the median of
 * each side. Many short rounds are steadier than a few long ones.
 */
export async function compare(sides: readonly Side[], rounds = 9): Promise<readonly Result[]> {
	const costs = sides.map((): Cost[] => []);
	for (let round = -2; round < rounds; round++) {
		const inOrder = [...sides.entries()];
		for (const [index, side] of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
			const cost = await costOf(side);
			if (round >= 0) costs[index]?.push(cost);
		}
	}
	return sides.map(({ name }, index) => ({
		name,
		wallMs: median((costs[index] ?? []).map(({ wallMs }) => wallMs)),
		cpuMs: median((costs[index] ?? []).map(({ cpuMs }) => cpuMs)),
	}));
}

async function costOf({ run }: Side): Promise<Cost> {
	const cpu = process.cpuUsage();
	const start = performance.now();
	await run();
	const wallMs = performance.now() - start;
	const { user, system } = process.cpuUsage(cpu);
	return { wallMs, cpuMs: (user + system) / 1000 };
}
