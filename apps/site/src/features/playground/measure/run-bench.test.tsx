import { IN_DOUBT, type MeasuredItem } from "@pusula/measure";
import { expect, it } from "vitest";
import { loadMeasureRun } from "../../../../messages/load-measure-run.ts";
import { prerenderInPlayground } from "../parts/test-playground.tsx";
import { buildCatalogue } from "../target/build-catalogue.ts";
import { useConnection } from "../target/connection/use-connection.ts";
import { RunBench } from "./run-bench.tsx";
import { AT_REST, buildMeasurement } from "./run/test-measurement.ts";
import type { MeasurementControls } from "./run/use-measurement.ts";

const MEASUREMENT = buildMeasurement();
const BEGUN: MeasuredItem = { row: 1, candidate: "m", ms: 0, failure: IN_DOUBT };
const CATALOGUE = buildCatalogue("tr", {});

/** Prints a measurement at rest, with these items. */
async function print(items: readonly MeasuredItem[]): Promise<string> {
	return prerenderInPlayground(<Bench items={items} />);
}

function Bench({ items }: Pick<MeasurementControls, "items">) {
	const controls: MeasurementControls = { ...AT_REST, phase: "idle", measurement: MEASUREMENT, items };
	const connection = useConnection("simulated", CATALOGUE);
	return (
		<RunBench catalogue={CATALOGUE} measurement={MEASUREMENT} controls={controls} connection={connection} />
	);
}

it("goes on with a job that a provider has accepted, as with no call in doubt", async () => {
	const { states, resume } = await loadMeasureRun("tr");
	const shown = await print([{ ...BEGUN, job: { provider: "replicate" } }]);
	expect(shown).toContain(states.paused);
	expect(shown).toContain(resume);
	expect(shown).not.toContain("data-in-doubt");
});
