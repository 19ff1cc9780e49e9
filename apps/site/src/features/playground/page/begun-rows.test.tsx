import { afterEach, expect, it, vi } from "vitest";
import { stubPageEvents, stubTabStore } from "../../../lib/kept/test-store.ts";
import { firstValueOf } from "../parts/test-playground.tsx";
import { markBegun, toBegunMark } from "../run/begun-calls.ts";
import { IDLE } from "../run/state/run-state.ts";
import { AccessContext } from "../target/connection/access-context.ts";
import { buildCatalogue } from "../target/build-catalogue.ts";
import { buildTaskData } from "../target/build-task-data.ts";
import { readState } from "../target/state/playground-state.ts";
import { KEPT_EVENT } from "../run/saved/kept-event.ts";
import { toDraftName } from "../form/draft/draft-store.ts";
import { type BegunRow, repeatsCall, toBegunRows, useBegunRows } from "./begun-rows.ts";
import { useWorkbench } from "./workbench/use-workbench.ts";

const OWL = { id: "1", mark: "owl" };
const FOX = { id: "2", mark: "fox" };

it("one model that is compared twice has each of its calls", () => {
	const models = [
		{ mark: "owl", name: "first" },
		{ mark: "owl", name: "second" },
		{ mark: "fox", name: "third" },
	];
	expect(toBegunRows([OWL, FOX, { id: "3", mark: "owl" }], models)).toEqual([
		{ ...OWL, name: "first" },
		{ ...FOX, name: "third" },
		{ id: "3", mark: "owl", name: "second" },
	]);
});

it("calls of a model that the form has no more are left out, and those beyond its models are the last one's", () => {
	expect(toBegunRows([OWL, FOX, { id: "3", mark: "owl" }], [{ mark: "owl", name: "only" }])).toEqual([
		{ ...OWL, name: "only" },
		{ id: "3", mark: "owl", name: "only" },
	]);
});

it("only a run that sends the same call anew repeats it", () => {
	const call = { task: "a", provider: "b", model: "c", args: {}, stream: false, routed: true, scenario: "" };
	const mark = toBegunMark(call, "key");
	const run = { ...IDLE, call, connection: "key", startedAt: 1 } as const;
	expect(repeatsCall(run, mark)).toBe(true);
	expect(repeatsCall({ ...run, isResumed: true }, mark)).toBe(false);
	expect(repeatsCall({ ...run, call: { ...call, model: "d" } }, mark)).toBe(false);
	expect(repeatsCall({ ...run, startedAt: undefined }, mark)).toBe(false);
});

const CATALOGUE = buildCatalogue("tr", {});
const MARKS = toDraftName("begun");
const TASK = "summarization";
const STATE = {
	...readState(new URLSearchParams(`task=${TASK}&provider=hf-inference&connection=key`), CATALOGUE),
	model: "acme/first",
};

/** The begun calls of a form that finds these marks as it opens, as its hooks give them at first. */
function openRows(marks = sessionStorage.getItem(MARKS) ?? ""): readonly BegunRow[] {
	const useRows = (): readonly BegunRow[] => {
		const controls = useWorkbench({
			catalogue: CATALOGUE,
			state: STATE,
			data: buildTaskData(TASK, "tr"),
			opened: {
				id: 1,
				draft: { inputs: "Metin." },
				compared: ["hf-inference:acme/one", "hf-inference:acme/two"],
			},
			takeRun: () => false,
			holdForm: () => undefined,
			holdChat: () => undefined,
			takeEntry: () => "none",
			onBlocked: undefined,
		});
		return useBegunRows({ catalogue: CATALOGUE, state: STATE, controls }, marks);
	};
	return firstValueOf(useRows, (probe) => (
		<AccessContext value={() => ({ kind: "key", key: "hf_test" })}>{probe}</AccessContext>
	));
}

/** A page in place of the browser's: the URLs that were called, and what comes true once a run is kept. */
function stubPage(): { readonly sent: readonly string[]; readonly isKept: Promise<void> } {
	const sent: string[] = [];
	stubTabStore();
	vi.stubGlobal("fetch", (url: URL | string) => {
		sent.push(String(url));
		return Promise.resolve(Response.json({ error: "no" }, { status: 401 }));
	});
	const isKept = new Promise<void>((resolve) => {
		stubPageEvents().addEventListener(KEPT_EVENT, () => resolve());
	});
	return { sent, isKept };
}

afterEach(() => vi.unstubAllGlobals());

it("a compared model is run again without the first one and the others", async () => {
	const { sent, isKept } = stubPage();
	for (const model of ["acme/first", "acme/two"])
		markBegun({ task: TASK, provider: "hf-inference", model }, "key");
	const rows = openRows();
	expect(rows.map(({ call }) => call.model)).toEqual(["acme/first", "acme/two"]);
	rows[1]?.again();
	await isKept;
	expect(sent.filter((url) => !url.includes("acme/two"))).toEqual([]);
});

it("a call that is dismissed is told of no more", () => {
	stubPage();
	markBegun({ task: TASK, provider: "hf-inference", model: "acme/two" }, "key");
	openRows()[0]?.close();
	expect(openRows()).toEqual([]);
});

it("a call that began after the form opened is none of those that were under way", () => {
	stubPage();
	markBegun({ task: TASK, provider: "hf-inference", model: "acme/one" }, "key");
	const found = sessionStorage.getItem(MARKS) ?? "";
	markBegun({ task: TASK, provider: "hf-inference", model: "acme/two" }, "key");
	expect(openRows(found).map(({ call }) => call.model)).toEqual(["acme/one"]);
});
