import type { Version } from "./clients.ts";
import type { Pair } from "./pairs.ts";
import { type Scenario, toScenario } from "./scenario.ts";
import { KEYS, TASK_CALLS, type TaskCall } from "./task-calls.ts";

/** Ways to call that every kind of key is tried with; the others only with a platform key and a provider's own. */
const EVERY_KEY = new Set(["plain", "stream"]);
/** Replies that no task promises. */
const WRONG_REPLIES = {
	"empty object": "{}",
	"empty list": "[]",
	"other fields": '{"foo":[{"bar":1}],"data":[{}],"output":{},"choices":[{"index":0}]}',
	null: "null",
};

/** Every form of a call of a provider's task, with every kind of key. */
export function keyScenarios(against: Version, pair: Pair): readonly Scenario[] {
	return Object.entries(callsOf(pair)).flatMap(([variant, call]) =>
		Object.keys(KEYS)
			.filter((key) => EVERY_KEY.has(variant) || key === "platform" || key === "own")
			.map((key) => toScenario({ against, ...pair, key, variant }, call)),
	);
}

/** An image in each of the output forms that only the newest version has. */
export function outputTypeScenarios(against: Version, pair: Pair): readonly Scenario[] {
	if (pair.task !== "text-to-image") return [];
	return ["dataUrl", "json"].flatMap((outputType) =>
		["platform", "own"].map((key) =>
			toScenario(
				{ against, ...pair, key, variant: outputType },
				{ function: "textToImage", args: { inputs: "a fox" }, options: { outputType } },
			),
		),
	);
}

/** A plain call of a provider's task whose response has an unexpected form. */
export function wrongReplyScenarios(against: Version, pair: Pair): readonly Scenario[] {
	const { plain } = callsOf(pair);
	if (!plain) return [];
	const key = pair.provider === "openai" ? "own" : "platform";
	return Object.entries(WRONG_REPLIES).map(([title, body]) =>
		toScenario({ against, ...pair, key, variant: `reply: ${title}` }, plain, {
			call: { status: 200, type: "application/json", body },
		}),
	);
}

/** The calls of a pair, in the version's own range. */
function callsOf({ task }: Pair): Readonly<Record<string, TaskCall>> {
	return TASK_CALLS[task] ?? {};
}
