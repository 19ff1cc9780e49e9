import { calculate } from "./calculate.ts";
import type { OwnTool } from "./own-tools.ts";

/** The result of a call whose arguments are JSON text; what is wrong with them is a result for the model too. */
export function playTool({ name }: OwnTool, args: string, now: Date): string {
	try {
		const read = Object(JSON.parse(args || "{}")) as Readonly<Record<string, unknown>>; // fields of any object are unknown
		return JSON.stringify(PLAYERS[name](read, now));
	} catch (error) {
		return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
	}
}

/** What each tool returns; throws for arguments that do not fit. */
const PLAYERS: Readonly<
	Record<OwnTool["name"], (args: Readonly<Record<string, unknown>>, now: Date) => object>
> = {
	get_current_time: ({ time_zone: zone }, now) => {
		const timeZone = typeof zone === "string" && zone ? zone : "UTC";
		// for the model, so in no language of the page: `sv-SE` writes a time as ISO 8601 does
		const time = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
		return { time_zone: timeZone, time: time.format(now) };
	},
	calculate: ({ expression }) => ({ result: String(calculate(String(expression))) }),
};
