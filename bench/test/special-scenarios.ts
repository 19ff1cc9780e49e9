import type { Version } from "./clients.ts";
import type { Pair } from "./pairs.ts";
import { mappingOf, modelOf, type Scenario, type ScenarioName, toKnown, toScenario } from "./scenario.ts";
import { KEYS, TASK_CALLS, type TaskCall } from "./task-calls.ts";

const ENDPOINT = "https://endpoint.pusula.test";
/** Paths of a task's endpoint, in every form that a URL may have. The first is the bare one. */
const ENDPOINT_FORMS: Readonly<Record<string, readonly string[]>> = {
	conversational: ["", "/", "/v1", "/v1/", "/v1/chat/completions"],
	"text-generation": ["", "/"],
};

/** Calls of a caller's own endpoint: every task, every form of the URL, with and without a model. */
export function endpointScenarios(against: Version, tasks: readonly string[]): readonly Scenario[] {
	return tasks.flatMap((task) => {
		const forms = ENDPOINT_FORMS[task] ?? [`/${task}`];
		const calls = Object.entries(TASK_CALLS[task] ?? {}).filter(([variant]) => variant !== "lora");
		return calls.flatMap(([variant, call]) =>
			forms.flatMap((form) =>
				["platform", "own", "none"].map((key) => {
					const name = { against, provider: "endpoint", task, key, variant: `${variant} at "${form}"` };
					const model = form === "/" ? { model: "acme/fox" } : {};
					return toCall(name, toKnown(against, task, call), { endpointUrl: `${ENDPOINT}${form}`, ...model });
				}),
			),
		);
	});
}

/** Calls that leave the provider to the client, of models that one provider serves. */
export function autoScenarios(against: Version, pairs: readonly Pair[]): readonly Scenario[] {
	return pairs.flatMap(({ provider, task }) =>
		["platform", "own", "none"].flatMap((key) =>
			[{}, { provider: "auto" }].map((given) => {
				const variant = `${"provider" in given ? "auto" : "absent"}, served by ${provider}`;
				const name = { against, provider: "auto", task, key, variant };
				const model = modelOf(name);
				const plain = TASK_CALLS[task]?.["plain"] ?? { function: "request", args: {} };
				const entry = { ...mappingOf({ ...name, provider }), hfModelId: model };
				return {
					...toCall(name, toKnown(against, task, plain), { model, ...given }),
					world: { models: { [model]: [entry] } },
				};
			}),
		),
	);
}

/** Calls of a task without a model: the hub's first model of the task is meant. */
export function defaultModelScenarios(against: Version, tasks: readonly string[]): readonly Scenario[] {
	return tasks.flatMap((task) => {
		const plain = TASK_CALLS[task]?.["plain"];
		const name = { against, provider: "hf-inference", task, key: "platform", variant: "no model" };
		return plain ? [toCall(name, toKnown(against, task, plain), { provider: "hf-inference" })] : [];
	});
}

/** Unchecked calls of a provider's task: whole, and streamed where the task can be. */
export function requestScenarios(against: Version, pair: Pair): readonly Scenario[] {
	const { plain, data, stream } = TASK_CALLS[pair.task] ?? {};
	const args = (data ?? plain)?.args ?? {};
	const key = pair.provider === "openai" ? "own" : "platform";
	const options = { task: pair.task };
	const calls = [{ function: "request", args, options }];
	if (stream) calls.push({ function: "streamingRequest", args, options });
	return calls.map((call) => toScenario({ against, ...pair, key, variant: call.function }, call));
}

function toCall(
	name: ScenarioName,
	{ function: called, args, options }: TaskCall,
	routing: object,
): Scenario {
	const { accessToken, options: keyOptions } = KEYS[name.key] ?? {};
	return {
		...name,
		function: called,
		args: { ...(accessToken !== undefined && { accessToken }), ...routing, ...args },
		options: { ...keyOptions, ...options },
		world: { models: {} },
	};
}
