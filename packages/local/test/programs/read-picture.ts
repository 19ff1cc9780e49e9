/**
 * Reads the text of a picture with the languages below a URL, prints it or the error, and leaves it to Node to end the process.
 * A second argument divides the time limits of downloads.
 */
import { readFile } from "node:fs/promises";
import { InferenceClient, InferenceError } from "@pusula/inference";
import { local } from "@pusula/local";

const [languagesUrl = "", faster = "1"] = process.argv.slice(2);
const provider = local({
	tesseract: { languagesUrl },
	clock: {
		after: (ms, callback) => {
			// oxlint-disable-next-line pusula/no-timed-waits -- a process of its own, which Node ends: real timers are tested
			const timer = setTimeout(callback, ms / Number(faster));
			return () => clearTimeout(timer);
		},
		sleep: () => Promise.resolve(),
	},
});
const picture = await readFile(new URL("../pictures/turkish.png", import.meta.url));
const inputs = new Blob([new Uint8Array(picture)], { type: "image/png" });
try {
	const found = await new InferenceClient().imageToText({ provider, model: "tesseract/tur", inputs });
	console.log(found.generated_text);
} catch (error) {
	console.log(error instanceof InferenceError ? `${error.code}: ${error.message}` : error);
}
