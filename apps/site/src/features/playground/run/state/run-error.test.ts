import { expect, it } from "vitest";
import { listTries, toRunError } from "./run-error.ts";

const lookup = { method: "GET", url: "https://hub.example/api/models/a", status: 200, waitedMs: undefined };
const busy = { method: "POST", url: "https://api.example/chat", status: 429, waitedMs: 1000 };
const refused = { ...busy, status: 400, waitedMs: undefined };

it("counts the tries of the request that failed, not the lookups before it", () => {
	const of = (...attempts: readonly object[]): number =>
		toRunError(Object.assign(new Error("?"), { attempts })).attempts;
	expect(of(lookup, refused)).toBe(1);
	expect(of(lookup, busy, busy, refused)).toBe(3);
	expect(of(lookup)).toBe(1);
	expect(of()).toBe(0);
	expect(toRunError("?").attempts).toBe(0);
});

it("lists the tries of a request under way", () => {
	expect(listTries([lookup, busy])).toEqual([busy]);
	expect(listTries([busy, lookup])).toEqual([busy, lookup]);
});
