import type { Reading } from "../../form/draft/draft.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { listEndpointTasks } from "../../target/state/endpoint-tasks.ts";
import { isAccessMissing } from "../../target/connection/is-access-missing.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import type { PlaygroundState } from "../../target/state/playground-state.ts";
import { type ChosenModel, readPrice } from "../parts/measurement.ts";

/** Why a model cannot be added: it has no name, is there already, lacks its task or access, or has a price or a setting that cannot be read. */
export type ModelProblem = "nameless" | "twice" | "noTask" | "missing" | "priceBad" | "settingsBad";

/** The first problem with a model that is to be added, if any. */
export function findProblem({
	catalogue,
	state,
	controls,
	models,
	name,
	price,
	settings,
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
	readonly settings: Pick<Reading, "problems">;
}): ModelProblem | undefined {
	if (state.model.trim() === "") return "nameless";
	if (models.some((one) => one.name === name)) return "twice";
	const offered = listEndpointTasks(catalogue, controls.endpoint.form);
	if (state.connection === "endpoint" && !offered.some(({ id }) => id === state.task)) return "noTask";
	if (isAccessMissing(catalogue, state, controls)) return "missing";
	if (price.trim() !== "" && readPrice(price) === undefined) return "priceBad";
	return settings.problems.size > 0 ? "settingsBad" : undefined;
}
