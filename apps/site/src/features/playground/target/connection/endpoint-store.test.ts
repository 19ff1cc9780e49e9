import { afterEach, expect, test, vi } from "vitest";
import { stubTabStore } from "../../../../lib/kept/test-store.ts";
import { keepEndpoint, readKeptEndpoint } from "./endpoint-store.ts";

afterEach(() => vi.unstubAllGlobals());

test("the reader's own server and the mirror of the hub are kept for the tab, and a mirror only until it is left", () => {
	const { kept } = stubTabStore();
	expect(readKeptEndpoint()).toEqual({ url: "", form: "openai" });
	const endpoint = {
		url: "http://localhost:8000",
		form: "inference",
		hubUrl: "https://hub.acme.example",
	} as const;
	keepEndpoint(endpoint);
	expect(readKeptEndpoint()).toEqual(endpoint);
	keepEndpoint({ ...endpoint, hubUrl: undefined });
	expect(readKeptEndpoint()).toEqual({ url: "http://localhost:8000", form: "inference" });
	expect([...kept.values()].join(" ")).not.toContain("acme");
});

test("a store that is full, and a browser without one, keep nothing", () => {
	const endpoint = { url: "", form: "openai", hubUrl: "https://hub.acme.example" } as const;
	stubTabStore({ room: 0 });
	keepEndpoint(endpoint);
	expect(readKeptEndpoint().hubUrl).toBeUndefined();
	vi.stubGlobal("sessionStorage", undefined);
	keepEndpoint(endpoint);
	expect(readKeptEndpoint().hubUrl).toBeUndefined();
});
