import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

it.each([
	["tr/tasks/audio-classification", "Kasım 2026 itibarıyla görevi `hf-inference` sunar."],
	["en/tasks/image-to-text", "As of November 2026 HF Inference serves the task."],
])("finds that %s names a provider whose documentation leaves the task out", (page, text) => {
	expect(findingsOf("served-tasks", { [page]: text })).toEqual([
		expect.stringContaining("The documentation of HF Inference does not name"),
	]);
});

it.each([
	["tr/tasks/fill-mask", "Görevi `hf-inference` sunar."],
	["tr/tasks/image-to-text", "Görevi `zai-org` sunar."],
	["tr/tasks/audio-classification", "İstemci `hf-inference` çağrısını bilir; ancak belgesi görevi saymaz."],
	["en/tasks/image-to-text", "The documentation of HF Inference does not list the task, however."],
])("lets %s say “%s”", (page, text) => {
	expect(findingsOf("served-tasks", { [page]: text })).toEqual([]);
});

it.each(["docs/how-to/a", "errors/a", "tasks/text-to-speech"])(
	"finds that code of %s takes each call that the client knows for a served one",
	(page) => {
		const find = (code: string) =>
			findingsOf("served-tasks", { [`en/${page}`]: `Text.\n\n\`\`\`ts run\n${code}\n\`\`\`` });
		const known = 'Object.values(PROVIDERS).filter(({ tasks }) => "text-to-speech" in tasks);';
		expect(find(known)).toEqual([expect.stringMatching(/:4 .*servedTasks/)]);
		expect(find(`${known}\nPROVIDER_FACTS.together.servedTasks;`)).toEqual([]);
	},
);
