import { expect, it } from "vitest";
import { printProviders } from "./print-providers.ts";

it("marks the tasks of a provider that it has no current models for", () => {
	const row = printProviders()
		.split("\n")
		.find((line) => line.startsWith("| `hf-inference` |"));
	expect(row).toContain(" tabular-regression†, ");
	expect(row).toContain(" text-to-speech†, ");
	expect(row).toContain(" fill-mask, ");
});
