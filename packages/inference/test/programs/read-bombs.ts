import { InferenceError } from "../../src/errors/errors.ts";
import { chatCompletion, chatCompletionStream, textToImage } from "../../src/core.ts";
import { together } from "../../src/providers/together.ts";

/** Prints, for a response that is small only until it is unpacked, the code of the error, or the size of the picture in it. */
const [url = "", kind] = process.argv.slice(2);
const provider = { ...together, host: url };
const call = { provider, model: "acme/fox", accessToken: "key" };
const messages = [{ role: "user", content: "a fox" }];
try {
	if (kind === "stream") for await (const chunk of chatCompletionStream({ ...call, messages })) void chunk;
	else if (kind === "picture")
		process.stdout.write(String((await textToImage({ ...call, inputs: "a fox" })).size));
	else await chatCompletion({ ...call, messages });
} catch (error) {
	process.stdout.write(InferenceError.is(error) ? error.code : "untyped");
}
