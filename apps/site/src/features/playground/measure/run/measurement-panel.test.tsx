import { expect, it } from "vitest";
import { loadMeasureRun } from "../../../../../messages/load-measure-run.ts";
import { LOCALES, type Locale } from "../../../../lib/locale.ts";
import { prerenderInPlayground } from "../../parts/test-playground.tsx";
import { MeasurementPanel } from "./measurement-panel.tsx";
import type { ShownMeasurement } from "./measurement-status.ts";
import { AT_REST, buildMeasurement } from "./test-measurement.ts";

const MEASUREMENT = buildMeasurement();
const PAUSED: ShownMeasurement = { ...AT_REST, status: "paused", measurement: MEASUREMENT };

/** Prints the panel of a paused measurement. */
async function print(locale: Locale, changed: Partial<ShownMeasurement>): Promise<string> {
	const controls = { ...PAUSED, ...changed };
	return prerenderInPlayground(
		<MeasurementPanel measurement={MEASUREMENT} controls={controls} isBlocked={false} />,
		locale,
	);
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
