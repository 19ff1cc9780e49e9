import type { Catalogue } from "../../target/catalogue.ts";
import { listEndpointTasks } from "../../target/connection/endpoint-tasks.ts";
import { isAccessMissing } from "../../target/connection/is-access-missing.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import type { PlaygroundState } from "../../target/playground-state.ts";
import { type ChosenModel, readPrice } from "../measurement.ts";

/** Why a model cannot be added: it has no name, is there already, lacks its task or access, or has a price that is none. */
export type ModelProblem = "nameless" | "twice" | "noTask" | "missing" | "priceBad";

/** The first problem with a model that is to be added, if any. */
export function findProblem({
	catalogue,
	state,
	controls,
	models,
	name,
	price,
}: {
	readonly catalogue: Catalogue;
	readonly state: PlaygroundState;
	readonly controls: ConnectionControls;
	/** Those that are chosen already. */
	readonly models: readonly ChosenModel[];
	/** Its name among them. */
	readonly name: string;
	/** As typed; empty for none. */
	readonly price: string;
}): ModelProblem | undefined {
	if (state.model.trim() === "") return "nameless";
	if (models.some((one) => one.name === name)) return "twice";
	const offered = listEndpointTasks(catalogue, controls.endpoint.form);
	if (state.connection === "endpoint" && !offered.some(({ id }) => id === state.task)) return "noTask";
	if (isAccessMissing(catalogue, state, controls)) return "missing";
	return price.trim() !== "" && readPrice(price) === undefined ? "priceBad" : undefined;
}
