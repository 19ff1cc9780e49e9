import { epochMs } from "../../../lib/effects/clock.ts";
import { sampleRows } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import { useMemo, useState } from "react";
import type { Catalogue } from "../target/state/catalogue.ts";
import type { ConnectionControls } from "../target/connection/use-connection.ts";
import { ColumnsStep } from "./data/columns-step.tsx";
import { createFileFinder } from "./data/find-file.ts";
import type { DataSource } from "./data/data-source.ts";
import { guessSetup, MOST_MEASURED, planSetup, type Setup, toEvaluation } from "./data/setup.ts";
import { useMeasureWords } from "./parts/measure-words.ts";
import type { ChosenModel, Measurement } from "./parts/measurement.ts";
import { ModelsStep } from "./models/models-step.tsx";
import { StartStep } from "./run/start-step.tsx";
import { Step } from "./parts/step.tsx";

interface Props {
	readonly catalogue: Catalogue;
	readonly source: DataSource;
	readonly onSource: (source: DataSource) => void;
	/** Task of the link that led here. */
	readonly wanted: CallableTaskId | undefined;
	/** Names of tasks by their ids. */
	readonly taskNames: ReadonlyMap<string, string>;
	readonly connection: ConnectionControls;
	readonly onBegin: (measurement: Measurement) => void;
}

/** The form between the data and the first call: columns, models, and the step that starts the run. */
export function SetupBench({ catalogue, source, onSource, wanted, taskNames, connection, onBegin }: Props) {
	const { steps } = useMeasureWords();
	const { table, files } = source;
	const [setup, setSetup] = useState<Setup>(() => guessSetup(source, wanted));
	const [models, setModels] = useState<readonly ChosenModel[]>([]);
	const fileOf = useMemo(() => createFileFinder(files ?? []), [files]);
	const planned = useMemo(() => planSetup(setup, table, fileOf), [setup, table, fileOf]);
	const rows = sampleRows(planned.rows, Math.min(setup.count, MOST_MEASURED));
	const { task } = setup;

	/** Models are chosen for a task; another one begins without. */
	function changeSetup(next: Setup): void {
		if (next.task !== task) setModels([]);
		setSetup(next);
	}

	return (
		<>
			<Step number={2} title={steps.columns}>
				<ColumnsStep
					setup={setup}
					table={table}
					planned={planned}
					taskNames={taskNames}
					onChange={changeSetup}
					onFiles={(more) => onSource({ ...source, files: [...(files ?? []), ...more] })}
				/>
			</Step>
			{planned.rows.length > 0 && (
				<Step number={3} title={steps.models}>
					<ModelsStep
						catalogue={catalogue}
						task={task}
						models={models}
						controls={connection}
						onChange={setModels}
					/>
				</Step>
			)}
			{rows.length > 0 && models.length > 0 && (
				<Step number={4} title={steps.run}>
					<StartStep
						measurement={{ rows, models }}
						onStart={() => onBegin({ ...toFrame(setup, source), rows, models })}
					/>
				</Step>
			)}
		</>
	);
}

/** What a measurement is beside its rows and models. */
function toFrame(setup: Setup, { title }: DataSource): Omit<Measurement, "rows" | "models"> {
	const { kind, metrics } = toEvaluation(setup);
	return { createdAt: new Date(epochMs()).toISOString(), title, task: setup.task, kind, metrics };
}
