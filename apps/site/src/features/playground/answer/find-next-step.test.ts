import { expect, it } from "vitest";
import { playgroundTools as english } from "../../../../messages/en/playground-tools.ts";
import { playgroundTools as turkish } from "../../../../messages/tr/playground-tools.ts";
import { findNextStep } from "./find-next-step.ts";

const KNOWN = Object.keys(turkish.next);

it.each([
	[400, "key", "400"],
	[429, "endpoint", "429"],
	[502, "key", "500"],
	[504, "simulated", "500"],
	[503, "key", "503"],
	[418, "key", undefined],
	[401, "local", undefined],
	[500, "local", undefined],
] as const)(
	"the next step after %i of a run with connection %s is that of %s",
	(status, connection, step) => {
		expect(findNextStep({ status, connection }, true, KNOWN)).toBe(step);
	},
);

it.each([
	["key", "offline", "network"],
	["endpoint", "offline", "network"],
	["local", "offline", undefined],
	["simulated", undefined, undefined],
] as const)(
	"without a response, %s has %s where there is no network, and %s with one",
	(connection, off, on) => {
		expect(findNextStep({ status: undefined, connection }, false, KNOWN)).toBe(off);
		expect(findNextStep({ status: undefined, connection }, true, KNOWN)).toBe(on);
	},
);

it.each([
	["http://localhost:11434/v1", "network"],
	["http://127.0.0.1:8000/v1", "network"],
	["https://models.example.com/v1", "offline"],
] as const)("without a network and a response, the next step of %s is that of %s", (endpointUrl, step) => {
	const failed = { status: undefined, connection: "endpoint", endpointUrl } as const;
	expect(findNextStep(failed, false, KNOWN)).toBe(step);
});

it("both languages have the same steps, the ones without a response among them", () => {
	expect(Object.keys(english.next)).toEqual(KNOWN);
	expect(KNOWN).toEqual(expect.arrayContaining(["network", "offline"]));
});
