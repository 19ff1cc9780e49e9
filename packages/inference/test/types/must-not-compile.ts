/** What the types refuse. Each line below an expectation is an error; without one, compiling this file fails. */
import { chatCompletion, InferenceClient, textToImage, type TextToImageArgs } from "@pusula/inference";
import {
	call as coreCall,
	chatCompletion as coreChat,
	textToImage as corePaint,
} from "@pusula/inference/core";
import { groq } from "@pusula/inference/providers/groq";

const messages = [{ role: "user", content: "x" }];
const model = "acme/fox";
const client = new InferenceClient("hf_x");

export async function refused(): Promise<void> {
	// @ts-expect-error -- the core takes Provider values, so that a bundle holds only those
	await coreChat({ provider: "groq", model, messages });
	// @ts-expect-error -- the core has no router to choose a provider
	await corePaint({ provider: "auto", model, inputs: "a fox" });
	// @ts-expect-error -- no such provider
	await chatCompletion({ provider: "nobody", model, messages });
	// @ts-expect-error -- no such provider in a list either
	await chatCompletion({ provider: ["groq", "nobody"], model, messages });
	// @ts-expect-error -- a conversation needs messages
	await chatCompletion({ provider: "groq", model });
	// @ts-expect-error -- a picture needs words
	await textToImage({ model });
	// @ts-expect-error -- and not a number
	await textToImage({ model, inputs: 5 });
	// @ts-expect-error -- no file at all
	await client.imageClassification({ model });
	// @ts-expect-error -- a path is not a file
	await client.imageClassification({ model, inputs: "fox.png" });
	// @ts-expect-error -- the labels are needed
	await client.zeroShotClassification({ model, inputs: "x", parameters: {} });
	// @ts-expect-error -- no such form of output
	await textToImage({ model, inputs: "a fox" }, { outputType: "png" });
	// @ts-expect-error -- a URL is text, not a Blob
	const blob: Blob = await textToImage({ model, inputs: "a fox" }, { outputType: "url" });
	// @ts-expect-error -- milliseconds are a number
	await chatCompletion({ model, messages }, { timeoutMs: "5s" });
	// @ts-expect-error -- there is no such method
	await client.paint({ model, inputs: "a fox" });
	// @ts-expect-error -- a task known by its id takes that task's arguments
	await client.call("text-to-image", { model, messages });
	// @ts-expect-error -- no such task
	await client.call("text-to-everything", { model, inputs: "a fox" });
	// @ts-expect-error -- pictures do not come in chunks
	client.callStream("text-to-image", { model, inputs: "a fox" });
	// @ts-expect-error -- the core takes Provider values by id of the task too
	await coreCall("conversational", { provider: "groq", model, messages });
	// @ts-expect-error -- only the form of pictures from text can be chosen
	const video: string = await client.call("text-to-video", { model, inputs: "a fox" }, { outputType: "url" });
	// @ts-expect-error -- arguments come before options
	await chatCompletion({ timeoutMs: 5 }, { model, messages });
	void [blob, video];
}

/** The same calls as they are meant. */
export async function accepted(): Promise<void> {
	const args: TextToImageArgs = { model, inputs: "a fox", provider: ["groq", groq] };
	const image: Blob = await textToImage(args);
	const url: string = await textToImage(args, { outputType: "url" });
	const reply: Record<string, unknown> = await textToImage(args, { outputType: "json" });
	const blob: Blob = await corePaint({ provider: groq, model, inputs: "a fox" });
	await coreChat({ provider: [groq], model, messages }, { timeoutMs: 0 });
	const same: Blob = await client.call("text-to-image", args);
	const sameUrl: string = await client.call("text-to-image", args, { outputType: "url" });
	const task: string = "text-to-image";
	const unknown: unknown = await client.call(task, { anything: 1 });
	void [image, url, reply, blob, same, sameUrl, unknown];
}
