import { listAt, textAt, valueAt } from "@pusula/tools/report-values";

/** The page `docs/browsers.md`, from Playwright's JSON report of the journeys in other browsers. */
export function printBrowsers(report: unknown, date: string): string {
	const tests = listAt(report, "suites").flatMap((suite) =>
		listAt(suite, "specs").flatMap((spec) => listAt(spec, "tests")),
	);
	const names = tests.map((test) => findNote(test, "browser"));
	const rows = [...new Set(names)].map((name) => {
		const own = tests.filter((_, index) => names[index] === name);
		const device = own.map((test) => findNote(test, "device")).find((note) => note !== "") ?? "";
		return `| ${name} | ${own.length} journeys | ${device} | ${date} |\n`;
	});
	return `${HEAD}${rows.join("")}`;
}

function findNote(test: unknown, type: string): string {
	const note = listAt(test, "annotations").find((annotation) => valueAt(annotation, "type") === type);
	return textAt(note, "description");
}

const HEAD = `# Browsers

Written by \`npm run test:browsers\`, which makes the journeys of [\`apps/site/e2e/other-browsers\`](../apps/site/e2e/other-browsers). All journeys of \`apps/site/e2e\` run in the Chromium of the machine with each \`npm test\`.

| Browser | Passed | Models on the device | Date |
| --- | --- | --- | --- |
`;
