import { expect, it } from "vitest";
import { toProgram } from "./to-program.ts";

const METRICS = { from: "@pusula/metrics", names: ["accuracy", "wer", "Interval"] };

it("imports what an example uses", () => {
	expect(toProgram('```ts\naccuracy(["a"], ["a"]); // 1\n```', METRICS)).toBe(
		'import { accuracy } from "@pusula/metrics";\n\naccuracy(["a"], ["a"]); // 1',
	);
});

it("leaves alone what the example imports itself, and joins the imports", () => {
	expect(toProgram('import { wer } from "@pusula/metrics";\n\nwer(words, accuracy);', METRICS)).toBe(
		'import { accuracy } from "@pusula/metrics";\nimport { wer } from "@pusula/metrics";\n\nwer(words, accuracy);',
	);
});

it("takes no text, comment, field or key for a name", () => {
	const code = 'const scores = { wer: report.accuracy }; // accuracy\nscores["wer"];';
	expect(toProgram(code, METRICS)).toBe(code);
});
