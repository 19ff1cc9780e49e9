import { expect, it } from "vitest";
import { findPreference } from "./framework-preference.ts";

it.each(["pt", "tf", "flax"])("takes %s from the URL", (value) => {
	expect(findPreference(new URLSearchParams({ fw: value }))).toBe(value);
});

it.each(["", "PT", "jax", "<script>"])("refuses %j", (value) => {
	expect(findPreference(new URLSearchParams({ fw: value }))).toBeUndefined();
});
