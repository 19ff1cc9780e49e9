import { runProgram, type Servers } from "./program.ts";

/** A worker that gets the servers' URLs in its query. */
export const worker = {
	async fetch(request: Request): Promise<Response> {
		const { searchParams } = new URL(request.url);
		return Response.json(await runProgram(Object.fromEntries(searchParams) as unknown as Servers)); // the test sends both
	},
};
