import {
	InputError,
	type Provider,
	type ProviderTasks,
	type Route,
	toModelPath,
} from "@pusula/inference/core";
import { hfInference } from "@pusula/inference/providers/hf-inference";
import { TASKS } from "../tasks/task-table.ts";

/** Any adapter, its task unknown to the types. */
type AnyAdapter = NonNullable<ProviderTasks["fill-mask"]>;

/**
 * The tasks of this device: the adapters of HF Inference, whose results are those of the client, with a path of their
 * own. Tasks that the client has no function for are beside them, for `request`.
 */
export function localTasks(): Provider["tasks"] {
	const known = hfInference.tasks as Readonly<Record<string, AnyAdapter>>; // read by id here
	return Object.fromEntries(
		Object.keys(TASKS).map((task) => [
			task,
			{ ...(known[task] ?? PLAIN), path: (route: Route) => `${task}/${modelPathOf(route)}` },
		]),
	);
}

/** Sends the fields as they are, a single file as the body, and returns the reply unchecked. */
const PLAIN: Omit<AnyAdapter, "path"> = {
	toPayload: (input) => {
		const { inputs, ...others } = input as { readonly inputs: unknown };
		const isFile = inputs instanceof Blob && Object.keys(others).length === 0;
		return isFile ? { kind: "file", file: inputs } : { kind: "json", value: input };
	},
	fromResponse: (reply) => reply as never, // these tasks have no type of their own
	expected: "Expected the result of the task",
};

function modelPathOf({ model, task }: Route): string {
	if (model !== "") return toModelPath(model);
	throw new InputError(`Name the model that runs ${task}: there is no default.`, {
		code: "model-required",
		task,
	});
}
