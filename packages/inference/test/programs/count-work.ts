/**
 * Counts the characters that are joined, searched or cut while a stream of one event is read in chunks of 64 bytes, for
 * events of the given sizes, and prints the counts as JSON.
 * Run: npx tsx --conditions=pusula-source count-work.ts <bytes>…
 */
import { eventDecoder } from "../../src/pipeline/streams/sse.ts";

const encoder = new TextEncoder();
let work = 0;

// They count what they go through, and do the same as the engine's own.
Object.assign(Array.prototype, {
	join(this: readonly string[], mark = ",") {
		let text = "";
		for (const [index, part] of this.entries()) text += index === 0 ? part : mark + part;
		work += text.length;
		return text;
	},
});
Object.assign(String.prototype, {
	indexOf(this: string, mark: string, from = 0) {
		work += this.length - from;
		return this.split("").findIndex((letter, index) => index >= from && letter === mark);
	},
	slice(this: string, from = 0, to = this.length) {
		work += to - from;
		return this.substring(from, to);
	},
});

function workFor(size: number): number {
	const decoder = eventDecoder(size * 2);
	const chunk = encoder.encode("x".repeat(64));
	work = 0;
	decoder.push(encoder.encode("data: "));
	for (let sent = 0; sent < size; sent += chunk.length) decoder.push(chunk);
	const [event] = decoder.push(encoder.encode("\n\n"));
	if (event?.data.length !== size) throw new Error(`An event of ${event?.data.length} characters.`);
	return work;
}

console.log(JSON.stringify(process.argv.slice(2).map(Number).map(workFor)));
