import { readFileSync } from "node:fs";
import { TASKS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { LOCALES } from "../../lib/locale.ts";
import { findGuideRoute } from "./guide-route.ts";
import { toTaskRoute } from "../tasks/task-order.ts";

const PAIRS = Object.values(TASKS).flatMap(({ id }) => {
	const route = findGuideRoute(id);
	return route ? [[id, route] as const] : [];
});

it("leads from a task to the guide that trains a model for it", () => {
	expect(findGuideRoute("automatic-speech-recognition")).toBe("/docs/transformers/speech-recognition/");
	expect(findGuideRoute("text-to-video")).toBeUndefined();
});

it.each(PAIRS)("leads back from the guide to %s", (task, route) => {
	for (const locale of LOCALES) {
		const page = new URL(`../../../content/${locale}${route.slice(0, -1)}.mdx`, import.meta.url);
		expect(readFileSync(page, "utf8")).toContain(`](${toTaskRoute(task)})`);
	}
});
