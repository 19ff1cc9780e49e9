import { expect, it } from "vitest";
import { createInsist, createOutage, isPassing } from "./insist.ts";

it("says each time anew that writes are refused, and once for all of a time", async () => {
	const said: string[] = [];
	const outage = createOutage((reason) => void said.push(reason));
	const insist = createInsist({ signal: new AbortController().signal, pauseMs: 1, outage });
	let refusals = 0;
	const write = (): Promise<void> =>
		refusals-- > 0 ? Promise.reject(new Error("READONLY.")) : Promise.resolve();
	refusals = 3;
	expect(await insist(write)).toBe(true);
	expect(said).toEqual(["READONLY"]);
	refusals = 2;
	expect(await insist(write)).toBe(true);
	expect(said).toEqual(["READONLY", "READONLY"]);
});

it("says once that writes are refused, where one passes while another waits", async () => {
	const said: string[] = [];
	const outage = createOutage((reason) => void said.push(reason));
	const insist = createInsist({ signal: new AbortController().signal, pauseMs: 1, outage });
	const results = ["OOM", "OOM", "", "OOM", "OOM", "", "OOM"]; // of two writes that take turns, and of a third at their end
	const write = (): Promise<void> => {
		const reason = results.shift() ?? "";
		return reason === "" ? Promise.resolve() : Promise.reject(new Error(reason));
	};
	await Promise.all([insist(() => write()), insist(() => write())]);
	expect([said, results]).toEqual([["OOM"], ["OOM"]]);
	await insist(() => write());
	expect(said).toEqual(["OOM", "OOM"]);
});

it.each([
	["MASTERDOWN Link with MASTER is down", true],
	["READONLY You can't write against a read only replica.", true],
	["ERR Error running script (call to f_1a2b): @user_script:7: @user_script: 7: -READONLY No writes.", true],
	[
		"ERR Error running script (call to f_1a2b): @user_script:7: @user_script: 7: -NOPERM No permission.",
		false,
	],
	["NOPERM this user has no permissions to run the 'hgetall' command", false],
	["WRONGTYPE Operation against a key holding the wrong kind of value", false],
])("knows whether a refusal passes: %s", (message, passes) => {
	expect(isPassing(Object.assign(new Error(message), { name: "ReplyError" }))).toBe(passes);
});

it("throws at once what does not pass", async () => {
	const said: string[] = [];
	const outage = createOutage((reason) => void said.push(reason));
	const insist = createInsist({ signal: new AbortController().signal, pauseMs: 1, outage });
	await expect(insist(() => Promise.reject(new SyntaxError("no JSON")), isPassing)).rejects.toThrow(
		"no JSON",
	);
	expect(said).toEqual([]);
});
