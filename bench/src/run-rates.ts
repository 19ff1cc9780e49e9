import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Row } from "./row.ts";

interface Count {
	readonly total: number;
	readonly passed: number;
}

function print({ total, passed }: Count): string {
	return `${((passed / total) * 100).toFixed(1)} % of ${total}`;
}

/** How many printed snippets run unchanged, of both generators asked the same. */
export async function measureRunRates(): Promise<readonly Row[]> {
	const args = ["run", "--silent", "compare", "--workspace", "packages/snippets"];
	const { stdout } = await promisify(execFile)("npm", [...args], { cwd: `${import.meta.dirname}/../..` });
	const { ours, published } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as {
		ours: Count;
		published: Count;
	}; // what the program prints
	return [
		{
			what: "snippets that run unchanged",
			peer: "@huggingface/inference 4.13.30",
			ratio: ours.passed / ours.total / (published.passed / published.total),
			target: { atLeast: 1 },
			figures: `${print(ours)} / ${print(published)}`,
		},
	];
}
