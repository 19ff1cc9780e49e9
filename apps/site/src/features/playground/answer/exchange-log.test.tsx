import { expect, test } from "vitest";
import { renderInPlayground } from "../parts/test-playground.tsx";
import { ExchangeLog } from "./exchange-log.tsx";

const EXCHANGE = {
	id: 0,
	method: "POST",
	url: "https://api.acme.example/v1/chat",
	headers: {},
	sentBytes: 2,
	status: 200,
	tookMs: 412.4,
};

function logOf(isSimulated: boolean): string {
	return renderInPlayground(<ExchangeLog exchanges={[EXCHANGE]} isSimulated={isSimulated} />);
}

test("shows the time of a real request, and none of a simulated one", () => {
	expect(logOf(false)).toContain("412\u00A0ms");
	expect(logOf(true)).toContain("200");
	expect(logOf(true)).not.toContain("412");
});
