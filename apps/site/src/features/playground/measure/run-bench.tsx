import { Suspense, useMemo } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import type { Catalogue } from "../target/state/catalogue.ts";
import type { ConnectionControls } from "../target/connection/use-connection.ts";
import { useMeasureWords } from "./parts/measure-words.ts";
import type { Measurement } from "./parts/measurement.ts";
import styles from "./parts/measure.module.css";
import { findMissing, MissingAccess } from "./models/missing-access.tsx";
import { MeasurementPanel } from "./run/measurement-panel.tsx";
import { listEnded, toStatus } from "./run/measurement-status.ts";
import type { MeasurementControls } from "./run/use-measurement.ts";
import { Step } from "./parts/step.tsx";

const Results = lazyPart(() => import("./results/results.tsx").then((module) => module.Results));

/** A measurement that has begun: its calls, then its results. */
export function RunBench({
	catalogue,
	measurement,
	controls: given,
	connection,
}: {
	readonly catalogue: Catalogue;
	readonly measurement: Measurement;
	readonly controls: MeasurementControls;
	readonly connection: ConnectionControls;
}) {
	const { steps, results } = useMeasureWords();
	const items = useMemo(() => listEnded(given.items), [given.items]);
	const status = toStatus(given.phase, measurement, items);
	const controls = { ...given, status, items };
	const isStill = status === "paused" || status === "done";
	const missing = isStill && status !== "done" ? findMissing(catalogue, measurement, connection) : undefined;
	return (
		<div className={styles.bench}>
			<Step title={`${steps.run}: ${measurement.title}`}>
				<MeasurementPanel measurement={measurement} controls={controls} isBlocked={missing !== undefined} />
				{missing && (
					<MissingAccess
						catalogue={catalogue}
						task={measurement.task}
						model={missing}
						controls={connection}
					/>
				)}
			</Step>
			{isStill && items.length > 0 && (
				<Suspense fallback={<p className={styles.about}>{results.computing}</p>}>
					<Results
						measurement={measurement}
						items={items}
						isComplete={status === "done"}
						onCompare={controls.compare}
					/>
				</Suspense>
			)}
		</div>
	);
}
