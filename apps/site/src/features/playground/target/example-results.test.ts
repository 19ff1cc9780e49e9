import { createSimulator } from "@pusula/simulator";
import { TASK_EXAMPLES } from "@pusula/tasks";
import { expect, it } from "vitest";
import { buildTaskData } from "./build-task-data.ts";

const findFile = (task: string, name: string): string | undefined =>
	/\.(png|gif|mp4|wav)$/.test(name) ? `/${task}/${name}` : undefined;

it("a form starts with the example's own file, and names the files that it results in", () => {
	const data = buildTaskData("image-to-image", "tr", findFile);
	expect(data.files).toEqual({ inputs: "/image-to-image/house-grey.png" });
	expect(data.results).toEqual({ "image-to-image/house-colour.png": "/image-to-image/house-colour.png" });
	expect(buildTaskData("question-answering", "tr", findFile).results).toEqual({});
});

it.each(["tr", "en"] as const)("the simulator knows the question of the chat's form (%s)", async (locale) => {
	const { example } = buildTaskData("conversational", locale, findFile);
	const response = await createSimulator({ locale }).fetch(
		"https://api.groq.com/openai/v1/chat/completions",
		{
			method: "POST",
			headers: { authorization: "Bearer x", "content-type": "application/json" },
			body: JSON.stringify({ model: "openai/gpt-oss-20b", ...example }),
		},
	);
	const { choices } = (await response.json()) as { choices: unknown }; // the simulator's own form
	expect(TASK_EXAMPLES["chat-completion"][locale][0].output).toMatchObject({
		choices: [{ message: (choices as { message: object }[])[0]?.message }], // as above
	});
});

it("pictures of examples come with their sizes, those of other models too, and sounds without", () => {
	const size = [640, 480] as const;
	const findSize = (url: string) => (url.endsWith(".png") ? size : undefined);
	const { files, shipped, pictures } = buildTaskData("image-to-text", "tr", findFile, findSize);
	const urls = [...Object.values(files), ...Object.values(shipped?.files ?? {})];
	expect(new Set(urls).size).toBe(2);
	expect(pictures).toEqual(Object.fromEntries(urls.map((url) => [url, size])));
	expect(buildTaskData("automatic-speech-recognition", "tr", findFile, findSize).pictures).toEqual({});
});
