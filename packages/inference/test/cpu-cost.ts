/** CPU that some work takes in this process, microseconds: the least of three times. For ratios within one test alone. */
export function cpuCost(run: () => unknown): number {
	return Math.min(
		...Array.from({ length: 3 }, () => {
			const before = process.cpuUsage();
			run();
			const { user, system } = process.cpuUsage(before); // their sum is exact, how it is split is an estimate
			return user + system;
		}),
	);
}
