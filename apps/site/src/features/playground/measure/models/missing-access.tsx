import { Suspense } from "react";
import { fill } from "../../../../lib/fill.ts";
import type { Catalogue } from "../../target/state/catalogue.ts";
import { isAccessMissing } from "../../target/connection/is-access-missing.ts";
import type { ConnectionControls } from "../../target/connection/use-connection.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { useMeasureWords } from "../parts/measure-words.ts";
import type { ChosenModel, Measurement } from "../parts/measurement.ts";
import styles from "../parts/measure.module.css";

const ConnectionPanel = lazyPart(() =>
	import("../../target/connection/connection-panel.tsx").then((module) => module.ConnectionPanel),
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
	return (
		<div className={styles.missing}>
			<p role="alert" className={styles.problem}>
				{fill(words.problems.missing, { name: model.name })}
			</p>
			<Suspense>
				<ConnectionPanel
					catalogue={catalogue}
					state={{ ...model, task }}
					controls={controls}
					isAttempted
					onModels={() => undefined}
				/>
			</Suspense>
		</div>
	);
}
