/** One lock for all tabs: two that went on with the same measurement would pay twice. */
const NAME = "pusula-measure";

/** True while a tab measures; never over plain http, where pages have no locks. */
export async function isMeasuring(): Promise<boolean> {
	const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
	return held.some(({ name }) => name === NAME);
}

/**
 * Does the work while no other tab does any; returns false, without the work, where one does. Pages over plain http have no
 * locks and do the work.
 * @param locks default: those of the browser
 */
export async function withMeasureLock(
	work: () => Promise<void>,
	locks: LockManager | undefined = (navigator as Partial<Navigator>).locks,
): Promise<boolean> {
	if (!locks) {
		await work();
		return true;
	}
	let isMine = false;
	await locks.request(NAME, { ifAvailable: true }, async (lock) => {
		isMine = lock !== null;
		if (isMine) await work();
	});
	return isMine;
}
