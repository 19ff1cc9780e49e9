import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SHELLS } from "@pusula/tools/find-shell";
import { ROOT } from "@pusula/tools/root";

/** The text of each job of the workflow that runs tests. */
function listTestingJobs(): readonly string[] {
	const workflow = readFileSync(join(ROOT, ".github/workflows/ci.yml"), "utf8");
	return workflow.split(/^ {2}(?=\w+:$)/m).filter((job) => /- run: (?:npm test|\.ci\/run)/.test(job));
}

it("every job that runs tests installs the programs that only root gets from npm test", () => {
	const jobs = listTestingJobs();
	expect(jobs).toHaveLength(3);
	for (const job of jobs)
		for (const program of ["redis-server", ...SHELLS.filter((shell) => shell !== "bash")])
			expect(job).toMatch(new RegExp(`apt-get install --yes .*\\b${program}\\b`));
});
