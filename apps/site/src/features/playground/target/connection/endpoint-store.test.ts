import { afterEach, expect, test, vi } from "vitest";
import { keepEndpoint, readKeptEndpoint } from "./endpoint-store.ts";

afterEach(() => vi.unstubAllGlobals());

test("the reader's own server and the mirror of the hub are kept for the tab, and a mirror only until it is left", () => {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
	});
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
	vi.stubGlobal("sessionStorage", {
		getItem: () => null,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	keepEndpoint(endpoint);
	expect(readKeptEndpoint().hubUrl).toBeUndefined();
	vi.stubGlobal("sessionStorage", undefined);
	keepEndpoint(endpoint);
	expect(readKeptEndpoint().hubUrl).toBeUndefined();
});
