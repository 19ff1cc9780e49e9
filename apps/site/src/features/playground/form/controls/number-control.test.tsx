import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { renderInPlayground } from "../../parts/test-playground.tsx";
import { NumberControl } from "./number-control.tsx";

const { playground: words } = wordsIn("tr");

function readSlider(value: string, standard: string): string {
	const html = renderInPlayground(
		<NumberControl
			name="temperature"
			range={{ from: 0, to: 2, step: 0.05, isLimit: false }}
			standard={standard}
			field={{ value }}
			onChange={() => {}}
		/>,
	);
	return /<input type="range"[^>]*>/.exec(html)?.[0] ?? "";
}

it("a slider without a value shows none, and begins in the middle", () => {
	expect(readSlider("", "")).toContain('data-unset=""');
	expect(readSlider("", "")).toContain('value="1"');
	expect(readSlider("", "")).toContain(`aria-valuetext="${words.unset}"`);
});

it("a slider shows its value, or what the task does without one", () => {
	expect(readSlider("0,3", "")).toContain('value="0.3"');
	expect(readSlider("", "0.7")).toContain('value="0.7"');
	for (const slider of [readSlider("0,3", ""), readSlider("", "0.7")])
		expect(slider).not.toContain("data-unset");
});
