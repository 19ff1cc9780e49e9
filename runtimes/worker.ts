import { runProgram, type Servers } from "./program.ts";

/** A worker that is asked with the servers' addresses in its query. */
// oxlint-disable-next-line import/no-default-export -- where workerd looks for a worker
export default {
	async fetch(request: Request): Promise<Response> {
		const { searchParams } = new URL(request.url);
		return Response.json(await runProgram(Object.fromEntries(searchParams) as unknown as Servers)); // the test sends both
	},
};
