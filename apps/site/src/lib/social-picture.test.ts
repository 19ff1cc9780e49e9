import { expect, test } from "vitest";
import { findPictureOwner, toPictureFile } from "./social-picture.ts";

test("each page names a file of its own language", () => {
	expect(toPictureFile("/", "tr")).toBe("/social/tr/home.png");
	expect(toPictureFile("/tasks/text-to-image/", "en")).toBe("/social/en/tasks-text-to-image.png");
});

test("pages of errors and of the reference share a picture; tasks, providers and guides have their own", () => {
	expect(findPictureOwner("/errors/timeout/")?.route).toBe("/errors/");
	expect(findPictureOwner("/docs/api/inference/functions/")?.route).toBe("/docs/");
	for (const route of ["/", "/errors/", "/docs/", "/tasks/fill-mask/", "/docs/how-to/errors/"] as const)
		expect(findPictureOwner(route)).toBeUndefined();
});
