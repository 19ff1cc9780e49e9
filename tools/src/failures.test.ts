import { expect, test } from "vitest";
import { playwrightFailures, playwrightFlaky, vitestFailures } from "./failures.ts";

test("names failed unit tests and files that broke before their first test", () => {
	const report = {
		testResults: [
			{ name: "/a.test.ts", status: "failed", message: "Cannot find x\nat y", assertionResults: [] },
			{
				name: "/b.test.ts",
				status: "failed",
				assertionResults: [
					{
						status: "failed",
						fullName: "adds two",
						failureMessages: ["\u001B[31mexpected 3\u001B[39m\n at b"],
					},
					{ status: "passed", fullName: "adds one" },
				],
			},
		],
	};
	expect(vitestFailures(report)).toEqual([
		"/a.test.ts › Cannot find x",
		"/b.test.ts › adds two › expected 3",
	]);
});

test("names failed browser tests with their titles, errors outside tests, and flaky tests by themselves", () => {
	const failed = {
		title: "opens",
		tests: [{ status: "unexpected", results: [{ errors: [{ message: "late" }] }] }],
	};
	const flaky = {
		title: "closes",
		tests: [{ status: "flaky", results: [{ errors: [{ message: "slow" }] }, { errors: [] }] }],
	};
	const passed = { title: "reads", tests: [{ status: "expected", results: [] }] };
	const report = {
		suites: [{ title: "a.spec.ts", specs: [passed, flaky], suites: [{ title: "menu", specs: [failed] }] }],
		errors: [{ message: "no server" }],
	};
	expect(playwrightFailures(report)).toEqual(["a.spec.ts › menu › opens › late", "no server"]);
	expect(playwrightFlaky(report)).toEqual(["a.spec.ts › closes › slow"]);
});

test("finds nothing in an empty report", () => {
	expect([...vitestFailures({}), ...playwrightFailures({}), ...playwrightFlaky({})]).toEqual([]);
});
