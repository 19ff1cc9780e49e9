/**
 * Awaits one call and nothing else, then prints "done": the wait alone has to keep the process alive.
 * Run: npx tsx --conditions=pusula-source await-one.ts <server> <chat | job>
 */
import { chatCompletion, textToImage } from "../../src/core.ts";
import { groq } from "../../src/providers/groq.ts";
import { falAi } from "../../src/providers/fal-ai.ts";

const [, , host = "", what] = process.argv;
const shared = { model: "m", accessToken: "k" };

if (what === "chat") {
	await chatCompletion({
		...shared,
		provider: { ...groq, host },
		messages: [{ role: "user", content: "hi" }],
	});
} else {
	const task = falAi.tasks["text-to-image"];
	const provider = { ...falAi, host, tasks: { ...(task && { "text-to-image": { ...task, host } }) } };
	await textToImage({ ...shared, provider, inputs: "a fox" });
}
console.log("done");
