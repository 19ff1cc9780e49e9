/** Waits for what is running, and closes what it needs, however it ends. */
export async function waitAndClose<Result>(
	running: Promise<Result>,
	close: () => Promise<void>,
): Promise<Result> {
	try {
		return await running;
	} finally {
		await close();
	}
}
