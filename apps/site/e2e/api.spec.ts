import { TASK_IDS } from "@pusula/tasks";
import { expect, test } from "@playwright/test";

const NAMES = ["tasks", "tasks/text-to-image", "models", "libraries", "providers", "glossary", "changes"];

for (const name of NAMES) {
	test(`/api/${name} is JSON, with and without its ending`, async ({ request }) => {
		const short = await request.get(`/api/${name}`);
		expect(short.status()).toBe(200);
		expect(short.headers()["content-type"]).toContain("application/json");
		const file = await request.get(`/api/${name}.json`);
		expect(await short.json()).toEqual(await file.json());
	});
}

test("what a client reads for the default model of a task is there", async ({ request }) => {
	const tasks = (await (await request.get("/api/tasks")).json()) as Record<
		string,
		{ models: { id: string }[] }
	>;
	expect(tasks["text-classification"]?.models[0]?.id).toMatch(/^[\w-]+\/[\w.-]+$/);
	expect(Object.keys(tasks).toSorted()).toEqual(TASK_IDS.toSorted());
});

test("a document that does not exist is not found", async ({ request }) => {
	expect((await request.get("/api/nothing")).status()).toBe(404);
});

test("schemas say where they stand", async ({ request }) => {
	for (const name of ["tasks", "task", "models", "libraries", "providers", "glossary", "changes"]) {
		const schema = (await (await request.get(`/api/schemas/${name}.json`)).json()) as { $id: string };
		expect(new URL(schema.$id).pathname).toBe(`/api/schemas/${name}.json`);
	}
});
