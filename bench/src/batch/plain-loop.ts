/** The loop that a batch is compared with, as one writes it: every row in memory, so many calls at once, results at the end. */
import { readFile, writeFile } from "node:fs/promises";
import pLimit from "p-limit";

const [url = "", model = "", atOnce = "", input = "", output = ""] = process.argv.slice(2);
const limit = pLimit(Number(atOnce));
const lines = (await readFile(input, "utf8")).split("\n").filter(Boolean);
const results = await Promise.all(lines.map((line, index) => limit(() => callRow(line, index + 1))));
await writeFile(output, `${results.join("\n")}\n`);

async function callRow(line: string, row: number): Promise<string> {
	const { messages: content } = JSON.parse(line) as { messages: string }; // what the rows were written from
	const response = await fetch(`${url}/v1/chat/completions`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: "Bearer simulated" },
		body: JSON.stringify({ model, messages: [{ role: "user", content }] }),
	});
	if (!response.ok) throw new Error(`row ${row}: ${response.status} ${await response.text()}`);
	return JSON.stringify({ row, output: await response.json() });
}
