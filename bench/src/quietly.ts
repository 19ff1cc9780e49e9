/** Runs work without what it prints: some peers print a line at calls, and a measurement is not about a terminal. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
	const { log } = console;
	console.log = () => undefined;
	try {
		return await work();
	} finally {
		console.log = log;
	}
}
