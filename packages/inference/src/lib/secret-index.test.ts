import { expect, it } from "vitest";
import { lengthAt, type SecretIndex } from "./secret-index.ts";

const index: SecretIndex = {
	texts: ["a fox in the snow", "a fox in the snow at night", "a fox in the sun"].toSorted(),
	shortest: 12,
	placeholder: "[input]",
};

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
	expect(lengthAt("a fox in the snow", 0, { ...index, texts: [] })).toBe(0);
});

it("looks at seventeen of 20,000 texts that begin alike, not at each", () => {
	const many = Array.from({ length: 20_000 }, (_none, number) => `the same beginning of ${number}`);
	let looks = 0;
	const texts = new Proxy(many.toSorted(), {
		get: (target, key, receiver) => {
			if (key !== "length") looks++;
			return Reflect.get(target, key, receiver) as unknown;
		},
	});
	expect(lengthAt("the same beginning of 15000", 0, { ...index, texts })).toBe(27);
	expect(looks).toBeLessThanOrEqual(17);
});
