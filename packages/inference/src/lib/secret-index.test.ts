import { describe, expect, it } from "vitest";
import { lengthAt, toIndex } from "./secret-index.ts";

const TEXTS = ["a fox in the snow", "a fox in the snow at night", "a fox in the sun"];
const index = toIndex(TEXTS, 12, "[input]");

it.each([
	["a fox in the snow", 17],
	["a fox in the snow, said the server", 17],
	["a fox in the snow at night", 26],
	["a fox in the snow at noon", 22],
	["a fox in the sunday paper", 16],
	["a fox in the sn", 15],
	["a fox in the attic", 13],
	["a fox in th", 0],
	["another fox in the snow", 0],
	["", 0],
])("finds how far %j goes on as a secret", (text, length) => {
	expect(lengthAt(text, 0, index)).toBe(length);
	expect(lengthAt(`no ${text}`, 3, index)).toBe(length);
});

it("finds nothing where there are no secrets", () => {
	expect(lengthAt("a fox in the snow", 0, toIndex([], 12, "[input]"))).toBe(0);
});

describe("of 20,000 texts that begin alike", () => {
	const many = toIndex(
		Array.from({ length: 20_000 }, (_none, number) => `the same beginning of ${number}`),
		12,
		"[input]",
	);
	let looks = 0;
	const texts = new Proxy(many.texts, {
		get: (target, key, receiver) => {
			if (key !== "length") looks++;
			return Reflect.get(target, key, receiver) as unknown;
		},
	});

	it.each([
		["at seventeen, not at each", "the same beginning of 15000", 27, 17],
		["at none where the first eight characters are not theirs", "the sand of 15000", 0, 0],
	])("looks %s", (_name, text, length, most) => {
		looks = 0;
		expect(lengthAt(text, 0, { ...many, texts })).toBe(length);
		expect(looks).toBeLessThanOrEqual(most);
	});
});
