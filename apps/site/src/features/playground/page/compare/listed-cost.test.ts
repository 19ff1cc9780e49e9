import { expect, it } from "vitest";
import type { RunState } from "../../run/state/run-state.ts";
import { toListedCost } from "./listed-cost.ts";

const OFFERS = new Map([["acme/fox", new Map([["groq", { price: { input: 0.1, output: 0.4 } }]])]]);
const RUN = {
	connection: "key",
	call: {
		task: "conversational",
		provider: "groq",
		model: "acme/fox",
		args: {},
		scenario: "",
		routed: true,
		stream: true,
	},
	usage: { promptTokens: 1000, completionTokens: 500 },
} as const satisfies Pick<RunState, "connection" | "call" | "usage">;

it("is the counted tokens at the listed price of the provider that has answered", () => {
	expect(toListedCost(RUN, OFFERS)).toBeCloseTo(0.0003);
	const chosen = { ...RUN, call: { ...RUN.call, provider: "auto", model: "acme/fox:cheapest" } };
	expect(
		toListedCost(
			{ ...chosen, answered: { provider: "groq", model: "acme/fox", status: 200, requestId: "" } },
			OFFERS,
		),
	).toBeCloseTo(0.0003);
	expect(toListedCost(chosen, OFFERS)).toBeUndefined();
});

it.each([
	["the provider has said it", { usage: { ...RUN.usage, cost: 1 } }],
	["nothing was charged", { connection: "simulated" }],
	["no tokens were counted", { usage: undefined }],
	["the list does not have it", { call: { ...RUN.call, model: "acme/owl" } }],
] as const)("is none where %s", (_why, other) => {
	expect(toListedCost({ ...RUN, ...other }, OFFERS)).toBeUndefined();
	expect(toListedCost(RUN, undefined)).toBeUndefined();
});
