import { expect, it } from "vitest";
import { findAtStart, toIndex } from "./secret-index.ts";

const index = toIndex([
	["a fox in the snow", "[input]"],
	["a fox in the snow at night", "[input]"],
	["a fox in the sun", "[input]"],
	["hf_abcdef", "[key]"],
]);

it.each([
	["a fox in the snow", 17],
	["a fox in the snow, said the server", 17],
	["a fox in the snow at night", 26],
	["a fox in the snow at noon", 22],
	["a fox in the sunday paper", 16],
	["a fox in the sn", undefined],
	["a fox", undefined],
	["another fox in the snow", undefined],
	["hf_abcdefg", 9],
])("finds how far %j goes on as a secret", (text, length) => {
	expect(findAtStart(text, index)?.length).toBe(length);
});

it("names what stands in the place of each", () => {
	expect(findAtStart("hf_abcdef", index)?.placeholder).toBe("[key]");
	expect(findAtStart("a fox in the sun", index)?.placeholder).toBe("[input]");
});

it("looks at fifteen of 20,000 texts that begin alike, not at each", () => {
	const many = toIndex(
		Array.from({ length: 20_000 }, (_none, number) => [`the same beginning of ${number}`, "[input]"]),
	);
	let looks = 0;
	const counted = new Proxy(many, {
		get: (target, key, receiver) => {
			if (key !== "length") looks++;
			return Reflect.get(target, key, receiver) as unknown;
		},
	});
	expect(findAtStart("the same beginning of 15000", counted)?.length).toBe(27);
	expect(looks).toBeLessThanOrEqual(16);
});
