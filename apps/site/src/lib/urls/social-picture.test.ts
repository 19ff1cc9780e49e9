import { expect, test } from "vitest";
import { toPictureFile } from "./social-picture.ts";

test("each page names a file of its own language", () => {
	expect(toPictureFile("/", "tr")).toBe("/social/tr/home.png");
	expect(toPictureFile("/tasks/text-to-image/", "en")).toBe("/social/en/tasks-text-to-image.png");
});
