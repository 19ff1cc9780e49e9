import { expect, it } from "vitest";
import { SHIPPED_PIECES, sumBytes } from "../../../../facts/local/shipped-pieces.ts";
import { toEnded } from "./use-keeping.ts";

it("counts after a stop only what is still missing", () => {
	const [first, ...others] = SHIPPED_PIECES;
	const total = sumBytes(SHIPPED_PIECES);
	const busy = {
		status: "busy",
		ids: new Set([first?.id ?? ""]),
		loaded: total / 2,
		total,
		reason: "",
	} as const;
	expect(toEnded(busy, "stopped", "")).toMatchObject({
		status: "stopped",
		loaded: 0,
		total: sumBytes(others),
	});
});
