/** CPU that some work takes in this process, microseconds: the least of three times. For ratios within one test alone. */
export function cpuCost(run: () => unknown): number {
	return Math.min(
		...Array.from({ length: 3 }, () => {
			const before = process.cpuUsage();
			run();
			return process.cpuUsage(before).user;
		}),
	);
}
