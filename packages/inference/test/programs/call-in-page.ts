/**
 * Makes one call where a document is, as in a web page, and prints "done".
 * Run: npx tsx --conditions=pusula-source call-in-page.ts <server>
 */
import type { Provider } from "../../src/core.ts";

Object.defineProperty(globalThis, "document", { value: {} }); // before any module of the page runs
const { chatCompletion } = await import("../../src/core.ts");
const { groq } = await import("../../src/providers/groq.ts");

const [, , host = ""] = process.argv;
const provider: Provider = { ...groq, host };
await chatCompletion({
	provider,
	model: "m",
	accessToken: "k",
	messages: [{ role: "user", content: "hi" }],
});
console.log("done");
