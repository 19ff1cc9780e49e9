import { expect, test } from "vitest";
import { SCENE } from "../../src/features/drawings/drawings/pictures/found-boxes.ts";
import { findGuide } from "../../src/features/guides/guides.ts";

test("the drawn boxes are those that the guide's program found", () => {
	const scene = findGuide("object-detection").record.cells.find(({ id }) => id === "scene");
	expect(scene?.output.trimEnd().split("\n")).toEqual(SCENE);
});
