import { Suspense } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { loadMeasureRun } from "../../../../../messages/load-measure-run.ts";
import { wordsIn } from "../../../../../messages/words.ts";
import { LOCALES, type Locale } from "../../../../lib/locale.ts";
import { PlaygroundContext } from "../../parts/playground-context.ts";
import type { Measurement } from "../parts/measurement.ts";
import { MeasurementPanel } from "./measurement-panel.tsx";
import type { ShownMeasurement } from "./measurement-status.ts";

const MEASUREMENT: Measurement = {
	createdAt: "2026-11-27T00:00:00.000Z",
	title: "a",
	task: "text-classification",
	kind: "labels",
	metrics: ["accuracy"],
	rows: [{ number: 1, args: { inputs: "a" }, input: "a", expected: "a" }],
	models: [{ name: "m", connection: "simulated", provider: "hf-inference", model: "m" }],
};
const nothing = (): void => undefined;
const PAUSED: ShownMeasurement = {
	status: "paused",
	measurement: MEASUREMENT,
	items: [],
	isFound: false,
	isKept: true,
	obstacle: undefined,
	notes: { busy: [], halted: new Map() },
	local: {},
	begin: nothing,
	resume: nothing,
	pause: nothing,
	stop: nothing,
	discard: nothing,
	compare: nothing,
};

/** Prints the panel of a paused measurement. */
async function print(locale: Locale, changed: Partial<ShownMeasurement>): Promise<string> {
	const { playground: words, code: copying } = wordsIn(locale);
	const controls = { ...PAUSED, ...changed };
	const { prelude } = await prerender(
		<PlaygroundContext value={{ locale, words, copying }}>
			<Suspense>
				<MeasurementPanel measurement={MEASUREMENT} controls={controls} isBlocked={false} />
			</Suspense>
		</PlaygroundContext>,
	);
	return new Response(prelude).text();
}

it.each(LOCALES)("says that a measurement is kept only where it is (%s)", async (locale) => {
	const { kept, notKept, elsewhere } = await loadMeasureRun(locale);
	const [paused, bare] = [await print(locale, {}), await print(locale, { isKept: false })];
	expect([paused.includes(kept), bare.includes(notKept)]).toEqual([true, true]);
	expect(await print(locale, { obstacle: "lost" })).toContain(kept);
	expect(await print(locale, { obstacle: "replacing" })).not.toContain(kept);
	const other = await print(locale, { obstacle: "elsewhere" });
	expect([other.includes(elsewhere), other.includes(kept)]).toEqual([true, false]);
});

it("words of a server do not turn the direction of reading", async () => {
	const halted = new Map([["m", "a\u202Eb"]]);
	expect(await print("tr", { notes: { busy: [], halted } })).toContain("a⟨U+202E⟩b");
});
