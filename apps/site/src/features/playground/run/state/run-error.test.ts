import { expect, it } from "vitest";
import { isLookup, listTries, toRunError } from "./run-error.ts";

const lookup = { method: "GET", url: "https://hub.example/api/models/a", status: 200, waitedMs: undefined };
const busy = { method: "POST", url: "https://api.example/chat", status: 429, waitedMs: 1000 };
const refused = { ...busy, status: 400, waitedMs: undefined };

it("counts the tries of the request that failed, not the lookups before it", () => {
	const of = (...attempts: readonly object[]): number =>
		toRunError(Object.assign(new Error("?"), { attempts })).attempts;
	expect(of(lookup, refused)).toBe(1);
	expect(of(lookup, busy, busy, refused)).toBe(3);
	expect(of()).toBe(0);
	expect(toRunError("?").attempts).toBe(0);
});

it("counts the tries of a failed lookup apart", () => {
	const down = { ...lookup, status: 500, waitedMs: 1000 };
	const error = Object.assign(new Error("?"), { attempts: [down, down, { ...down, waitedMs: undefined }] });
	expect(toRunError(error)).toMatchObject({ attempts: 0, lookups: 3 });
	expect(toRunError(Object.assign(new Error("?"), { attempts: [lookup, refused] })).lookups).toBeUndefined();
});

it("knows a lookup by its URL", () => {
	const of = (url: string, method = "GET"): boolean => isLookup({ ...lookup, method, url });
	expect(of("https://hub.example/api/models/a/b?expand[]=inferenceProviderMapping")).toBe(true);
	expect(of("https://hub.example/api/tasks")).toBe(true);
	expect(of("https://my.example/api/models/a", "POST")).toBe(false);
	expect(of("https://queue.example/requests/1/status")).toBe(false);
	expect(isLookup(undefined)).toBe(false);
});

it("lists the tries of a request under way", () => {
	expect(listTries([lookup, busy])).toEqual([busy]);
	expect(listTries([busy, lookup])).toEqual([busy, lookup]);
});
