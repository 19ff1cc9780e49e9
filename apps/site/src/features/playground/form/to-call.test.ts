import { expect, test } from "vitest";
import { buildCatalogue } from "../target/build-catalogue.ts";
import type { Access } from "../target/state/access.ts";
import type { PlaygroundState } from "../target/state/playground-state.ts";
import { toCall } from "./to-call.ts";

const CATALOGUE = buildCatalogue("tr", {});
const HUB_URL = "https://hub.acme.example";

/** The mirror that a call through an access names. */
function mirrorOf(access: Access): string | undefined {
	const { kind: connection } = access;
	const state: PlaygroundState = {
		task: "fill-mask",
		provider: "hf-inference",
		model: "a/b",
		scenario: "",
		connection,
	};
	return toCall(CATALOGUE, state, {}, access).hubUrl;
}

test("a call names the mirror of the hub where the model runs in the browser, and nowhere else", () => {
	expect(mirrorOf({ kind: "local", hubUrl: HUB_URL })).toBe(HUB_URL);
	expect(mirrorOf({ kind: "local" })).toBeUndefined();
	expect(mirrorOf({ kind: "simulated" })).toBeUndefined();
	expect(mirrorOf({ kind: "key", key: "" })).toBeUndefined();
	expect(mirrorOf({ kind: "endpoint", url: HUB_URL, form: "inference", key: "" })).toBeUndefined();
});
