import { lazy, Suspense } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { isAccessMissing } from "../../target/connection/is-access-missing.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import type { ChosenModel, Measurement } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";

const KeyPanel = lazy(() =>
	import("../../target/connection/key-panel.tsx").then((module) => ({ default: module.KeyPanel })),
);
const EndpointPanel = lazy(() =>
	import("../../target/connection/endpoint-panel.tsx").then((module) => ({ default: module.EndpointPanel })),
);

/** The first model of a measurement that cannot be called as it is: keys are not stored with it. */
export function findMissing(
	catalogue: Catalogue,
	{ models }: Measurement,
	controls: ConnectionControls,
): ChosenModel | undefined {
	return models.find((model) => isAccessMissing(catalogue, model, controls));
}

/** What a model lacks to be called, and the fields for it. */
export function MissingAccess({
	catalogue,
	task,
	model,
	controls,
}: {
	readonly catalogue: Catalogue;
	readonly task: string;
	readonly model: ChosenModel;
	readonly controls: ConnectionControls;
}) {
	const words = useMeasureWords().models;
	const provider = catalogue.providers.find(({ id }) => id === model.provider);
	return (
		<div className={styles.missing}>
			<p role="alert" className={styles.problem}>
				{fill(words.problems.missing, { name: model.name })}
			</p>
			<Suspense>
				{model.connection === "key" && provider && (
					<KeyPanel catalogue={catalogue} provider={provider} task={task} controls={controls} isAttempted />
				)}
				{model.connection === "endpoint" && (
					<EndpointPanel controls={controls} isAttempted onModels={() => undefined} />
				)}
			</Suspense>
		</div>
	);
}
