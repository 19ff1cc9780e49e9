import { expect, it } from "vitest";
import { readTask } from "./read-task.ts";

it.each([
	["?task=translation", "translation"],
	["?utm=a&task=text-classification", "text-classification"],
	["?task=robotics", undefined],
	["?task=", undefined],
	["", undefined],
])("reads %j as %s", (query, task) => {
	expect(readTask(query, ["translation", "text-classification"])).toBe(task);
});
