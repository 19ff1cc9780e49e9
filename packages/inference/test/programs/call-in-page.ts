/**
 * Makes one call where a document is, as in a web page, and prints "done".
 * Run: npx tsx --conditions=pusula-source call-in-page.ts <server>
 */
import { chatCompletion } from "../../src/core.ts";
import { groq } from "../../src/providers/groq.ts";

Object.defineProperty(globalThis, "document", { value: {} });
const [, , host = ""] = process.argv;
await chatCompletion({
	provider: { ...groq, host },
	model: "m",
	accessToken: "k",
	messages: [{ role: "user", content: "hi" }],
});
console.log("done");
