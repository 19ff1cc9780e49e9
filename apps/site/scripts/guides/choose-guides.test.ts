import { expect, it } from "vitest";
import { chooseGuides } from "./choose-guides.ts";

const IDS = ["a", "b", "c", "d", "e", "f", "g"];

it("takes all guides, or those named", () => {
	expect(chooseGuides(IDS, [])).toEqual(IDS);
	expect(chooseGuides(IDS, ["c", "a"])).toEqual(["c", "a"]);
});

it("leaves no guide out of the shares, and has none in two", () => {
	const shares = ["1/3", "2/3", "3/3"].map((share) => chooseGuides(IDS, [], share));
	expect(shares.flat().toSorted()).toEqual(IDS);
});

it.each([
	[["x"], "1/1", /No guide is called "x"/],
	[[], "4/3", /"4\/3" is no share/],
	[[], "0/3", /is no share/],
	[[], "third", /is no share/],
] as const)("names what is wrong with %j and %s", (names, share, message) => {
	expect(() => chooseGuides(IDS, names, share)).toThrow(message);
});
