import { describe, expect, it, test } from "vitest";
import { LOCALES } from "../../../lib/locale.ts";
import { type Drawing, firstValues, type Moving, type Values } from "../spec/drawing-spec.ts";
import { DRAWINGS, findDrawing } from "../drawings/index.ts";
import { listLayoutFaults } from "../layout-faults.ts";
import { NARROW, WIDE } from "../parts/layout.ts";
import { loadMoving, MOVING } from "./load-moving.ts";

const WITH_SLIDERS = DRAWINGS.filter((drawing): drawing is Drawing & { moving: Moving } =>
	Boolean(drawing.moving),
);

test("every drawing with sliders can be loaded alone, and no other", async () => {
	expect(Object.keys(MOVING).toSorted()).toEqual(WITH_SLIDERS.map(({ id }) => id).toSorted());
	for (const { id, moving } of WITH_SLIDERS) expect(await loadMoving(id)).toBe(moving);
	await expect(loadMoving("failover")).rejects.toThrow(/"failover" does not move/);
});

describe.each(WITH_SLIDERS)("$id", ({ moving, draw }) => {
	const moments = listMoments(moving);

	it("is whole wherever its sliders stand, and as large as at first", () => {
		for (const locale of LOCALES)
			for (const sheet of [WIDE, NARROW]) {
				const { width, height } = draw(locale, sheet);
				for (const values of moments) {
					const part = moving.draw(values, locale, sheet);
					expect({ values, faults: listLayoutFaults(part, sheet) }).toEqual({ values, faults: [] });
					expect({ values, width: part.width, height: part.height }).toEqual({ values, width, height });
				}
			}
	});

	it("changes with each slider, in the picture and in the sentence", () => {
		const first = firstValues(moving);
		for (const [name, { min, max }] of Object.entries(moving.ranges)) {
			const ends = [min, max].map((value) => ({ ...first, [name]: value }));
			const pictures = ends.map((values) => JSON.stringify(moving.draw(values, "tr", WIDE)));
			expect(new Set(pictures).size).toBe(2);
			expect(new Set(ends.map((values) => moving.say(values, "tr"))).size).toBe(2);
		}
	});

	it("has a label, a value and a sentence in every language", () => {
		for (const locale of LOCALES) {
			for (const [name, { value }] of Object.entries(moving.ranges)) {
				expect(moving.labelOf(name, locale).length).toBeGreaterThan(0);
				expect(moving.print(name, value, locale)).toMatch(/\d/);
			}
			for (const values of moments) expect(moving.say(values, locale)).not.toMatch(/undefined|NaN/);
		}
	});
});

test("what the sliders compute is right", () => {
	const say = (id: string, values: Values) => findDrawing(id).moving?.say(values, "en");
	expect(say("flagged-mail", { threshold: 0.5 })).toContain("Precision 0.833, recall 0.75");
	expect(say("flagged-mail", { threshold: 0.95 })).toContain("Precision 1, recall 0.05");
	expect(say("box-overlap", { right: 20, down: 0 })).toBe("IoU 0.667; intersection 8,000, union 12,000.");
	expect(say("box-overlap", { right: 110, down: 0 })).toContain("IoU 0;");
	expect(say("temperature", { temperature: 2 })).toBe("Probabilities: 0.506; 0.307; 0.186.");
	expect(say("beam-search", { width: 1 })).toBe("Found: Weather fine, 0.2; paths looked at: 2.");
	expect(say("beam-search", { width: 3 })).toBe("Found: Day sunny, 0.27; paths looked at: 6.");
	expect(say("nearest-leaves", { k: 5, x: 5 })).toBe("plane 3, oak 2. Result: plane.");
	expect(say("cosine", { angle: 90 })).toBe("cos 90° = 0.");
	expect(say("learning-rate", { rate: 2 })).toBe("Loss after 12 steps: 8.");
	expect(say("learned-merges", { merges: 0 })).toContain("From Turkish text 33 pieces");
});

/** Every position of every slider with the others as at first, and the corners. */
function listMoments({ ranges }: Moving): readonly Values[] {
	const first = Object.fromEntries(Object.entries(ranges).map(([name, { value }]) => [name, value]));
	const singles = Object.entries(ranges).flatMap(([name, { min, max, step }]) =>
		Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => ({
			...first,
			[name]: Number((min + index * step).toFixed(4)),
		})),
	);
	const corners = Object.entries(ranges).reduce<Values[]>(
		(all, [name, { min, max }]) =>
			all.flatMap((one) => [min, max].map((value) => ({ ...one, [name]: value }))),
		[{}],
	);
	return [...singles, ...corners];
}
