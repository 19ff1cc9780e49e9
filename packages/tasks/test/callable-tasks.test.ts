import {
	CALL_DOCS,
	CALLABLE_TASKS,
	type CallableTask,
	TASK_EXAMPLES,
	TASK_SCHEMAS,
	TASKS,
} from "@pusula/tasks";
import { describe, expect, test } from "vitest";

const ROWS: readonly (readonly [string, CallableTask])[] = Object.entries(CALLABLE_TASKS);

describe("tasks that the client can call", () => {
	test.each(ROWS)("%s has schemas, an example and a page that explains it", (_id, { schemas, page }) => {
		expect(TASK_SCHEMAS).toHaveProperty(schemas);
		expect(TASK_EXAMPLES).toHaveProperty(schemas);
		expect(TASKS).toHaveProperty(page);
	});

	test.each(ROWS)("%s has its own words where it has no page of its own", (id, { names, page }) => {
		expect(names === undefined).toBe(id === page);
	});

	test.each(ROWS)("the words of %s name what goes in and what is returned", (id, { streams }) => {
		const { call, stream } = CALL_DOCS[id as keyof typeof CALL_DOCS]; // a key of the table beside it
		expect(call).toMatch(/`(inputs|messages)\b.*Returns/);
		expect(stream !== undefined).toBe(streams === true);
	});
});
