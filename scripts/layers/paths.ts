/** Whether a path is of a test or of something that only tests use. */
export function isTest(path: string): boolean {
	return /\.test\.tsx?$|\/(test|e2e)\//.test(path);
}

/** The workspace that a path lies in, for example "packages/tasks"; undefined for files at the root and in scripts. */
export function workspaceOf(path: string): string | undefined {
	return /^(?:packages\/[^/]+|apps\/[^/]+|bench)(?=\/)/.exec(path)?.[0];
}

/** Whether a path is of a workspace's shipped sources: below its `src` and no test. */
export function isShipped(path: string): boolean {
	const workspace = workspaceOf(path);
	return workspace !== undefined && path.startsWith(`${workspace}/src/`) && !isTest(path);
}
