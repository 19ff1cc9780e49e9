import { TASK_IDS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { findNeighbourTasks, groupTasks } from "./task-order.ts";

it("shows every task once", () => {
	const ids = groupTasks().flatMap(({ tasks }) => tasks.map(({ id }) => id));
	expect(ids.toSorted()).toEqual([...TASK_IDS].toSorted());
});

it("leads from the first task to the last and back", () => {
	const ids = groupTasks().flatMap(({ tasks }) => tasks.map(({ id }) => id));
	expect(ids.map((id) => findNeighbourTasks(id).next?.id)).toEqual([...ids.slice(1), undefined]);
	expect(ids.map((id) => findNeighbourTasks(id).previous?.id)).toEqual([undefined, ...ids.slice(0, -1)]);
});
