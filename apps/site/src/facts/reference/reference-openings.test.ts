import { expect, test } from "vitest";
import { findOpening } from "./reference-openings.ts";

const TASK_FUNCTION = "packages/inference/src/generated/functions.ts#L1";

test("a function opens with its sentence in the reader's language", () => {
	const accuracy = { name: "accuracy", source: "packages/metrics/src/labels/accuracy.ts#L7" };
	expect(findOpening(accuracy, "metrics", "tr")).toContain("Doğru etiketlenen");
	expect(findOpening(accuracy, "local", "tr")).toBeUndefined();
	expect(findOpening(accuracy, "metrics", "en")).toBeUndefined();
});

test("a task's function opens with what the catalogue says of the task", () => {
	const openings = ["fillMask", "textGenerationStream"].map((name) =>
		findOpening({ name, source: TASK_FUNCTION }, "inference-core", "tr"),
	);
	expect(openings).toEqual([
		expect.stringMatching(/^“Maske doldurma” görevini çağırır\. Cümledeki bir sözcük gizlenir/),
		expect.stringMatching(/^“Metin üretimi” görevini çağırır, sonucu akışla verir\. /),
	]);
	expect(findOpening({ name: "FillMaskArgs", source: TASK_FUNCTION }, "inference", "tr")).toBeUndefined();
});
