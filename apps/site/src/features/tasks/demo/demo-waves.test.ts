import { expect, it } from "vitest";
import { findDemoWave } from "./demo-waves.ts";

it("a demo sound is drawn from its samples, over its whole length", () => {
	const wave = findDemoWave("audio-classification", "siren.wav", "tr");
	expect(wave?.seconds).toBeGreaterThan(1);
	expect(wave?.peaks).toHaveLength(wave?.width ?? 0);
	expect(Math.max(...(wave?.peaks ?? []))).toBe(1);
});

it("the sounds of one demo share a scale of time", () => {
	const waves = ["mixture", "voice-1", "voice-2"].flatMap(
		(name) => findDemoWave("audio-to-audio", `${name}.tr.wav`, "tr") ?? [],
	);
	expect(waves).toHaveLength(3);
	const [first] = waves;
	for (const { seconds, peaks, width } of waves) {
		expect(width).toBe(first?.width);
		expect(peaks.length / width).toBeCloseTo(seconds / (first?.seconds ?? 0), 1);
	}
});

it("a sound that the site does not have is not drawn", () => {
	expect(findDemoWave("text-to-audio", "none.wav", "tr")).toBeUndefined();
});
