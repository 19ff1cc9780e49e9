/** Runs work with `console.log` silenced: some peers print a line a call, and a measurement is not about a terminal. */
export async function withoutConsole<T>(work: () => Promise<T>): Promise<T> {
	const { log } = console;
	console.log = () => undefined;
	try {
		return await work();
	} finally {
		console.log = log;
	}
}
