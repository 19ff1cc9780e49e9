import { expect, test } from "vitest";
import { printerIn } from "./parts/print-numbers.ts";

test("figures have three decimals, numbers as many as they need", () => {
	const { share, number } = printerIn("tr");
	expect([share(1 / 3), share(1), share(-0.5)]).toEqual(["0,333", "1,000", "−0,500"]);
	expect([number(12), number(0.5), number(2 / 3), number(0)]).toEqual(["12", "0,5", "0,667", "0"]);
});

test("a tiny number is not printed as zero", () => {
	expect(printerIn("tr").number(0.000123)).toBe("0,00012");
	expect(printerIn("en").number(-0.0005)).toBe("−0.0005");
});

test("thousands are grouped as the language groups them", () => {
	expect(printerIn("tr").number(13_200)).toBe("13.200");
	expect(printerIn("en").number(13_200)).toBe("13,200");
});
