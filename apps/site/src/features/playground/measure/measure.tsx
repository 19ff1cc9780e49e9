import type { CallableTaskId } from "@pusula/tasks";
import { Suspense, useMemo, useState } from "react";
import type { Messages } from "../../../../messages/words.ts";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PlaygroundContext } from "../parts/playground-context.ts";
import type { Catalogue } from "../target/state/catalogue.ts";
import { useConnection } from "../target/connection/use-connection.ts";
import { DataStep } from "./data/data-step.tsx";
import type { DataSource } from "./data/data-source.ts";
import { readTask } from "./data/read-task.ts";
import { useMeasureWords } from "./parts/measure-words.ts";
import styles from "./parts/measure.module.css";
import { useMeasurement } from "./run/use-measurement.ts";
import { Step } from "./parts/step.tsx";

const SetupBench = lazyPart(() => import("./setup-bench.tsx").then((module) => module.SetupBench));
const RunBench = lazyPart(() => import("./run-bench.tsx").then((module) => module.RunBench));

/** Measures models on rows of the reader's own: data, columns, models, calls, results. Runs in the browser only. */
export function Measure({
	catalogue,
	tasks,
	words,
	copying,
}: {
	readonly catalogue: Catalogue;
	/** Those that can be measured. */
	readonly tasks: readonly CallableTaskId[];
	readonly words: Messages["playground"];
	readonly copying: Messages["code"];
}) {
	const { locale, modelFacts } = catalogue;
	return (
		<PlaygroundContext value={{ locale, words, copying, modelFacts }}>
			<Suspense>
				<Bench catalogue={catalogue} wanted={readTask(location.search, tasks)} />
			</Suspense>
		</PlaygroundContext>
	);
}

function Bench({
	catalogue,
	wanted,
}: {
	readonly catalogue: Catalogue;
	/** Task of the link that led here. */
	readonly wanted: CallableTaskId | undefined;
}) {
	const { steps } = useMeasureWords();
	const [source, setSource] = useState<DataSource>();
	const taskNames = useMemo(() => new Map(catalogue.tasks.map(({ id, name }) => [id, name])), [catalogue]);
	const connection = useConnection("simulated", catalogue);
	const controls = useMeasurement((model) => connection.accessOf(model.connection, model.provider));
	const { measurement } = controls;
	if (measurement)
		return (
			<Suspense>
				<RunBench
					catalogue={catalogue}
					measurement={measurement}
					controls={controls}
					connection={connection}
				/>
			</Suspense>
		);
	return (
		<div className={styles.bench}>
			<Step number={1} title={steps.data}>
				<DataStep source={source} wanted={wanted} taskNames={taskNames} onSource={setSource} />
			</Step>
			{source && (
				<Suspense>
					<SetupBench
						key={source.title}
						catalogue={catalogue}
						source={source}
						onSource={setSource}
						wanted={wanted}
						taskNames={taskNames}
						connection={connection}
						onBegin={controls.begin}
					/>
				</Suspense>
			)}
		</div>
	);
}
