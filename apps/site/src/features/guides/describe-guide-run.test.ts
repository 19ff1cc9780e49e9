import { expect, it } from "vitest";
import { describeGuideRun } from "./describe-guide-run.ts";

const RUN = {
	date: "2026-11-23",
	seconds: 40,
	python: "3.11.7",
	examples: [],
};

it.each([
	["en", 1, "on 1 processor core; it computed for 40 seconds"],
	["en", 2, "on 2 processor cores; it computed for 40 seconds"],
	["tr", 1, "1 işlemci çekirdeğinde çalıştırıldı; hesap 40 saniye sürdü"],
] as const)("counts cores in %s: %i", (locale, threads, words) => {
	expect(describeGuideRun({ ...RUN, threads }, locale)).toContain(words);
});

it("names the version of Python", () => {
	expect(describeGuideRun({ ...RUN, threads: 1 }, "en")).toContain("Python 3.11.7");
});

it("says how code was run that needs published models, a Hub or a shell", () => {
	const tried = (way: "model" | "hub" | "shell") =>
		describeGuideRun({ ...RUN, threads: 1, examples: [{ hash: "a", way, date: "2026-11-26" }] }, "en");
	expect(tried("model")).toContain("run with a small, untrained model of the same architecture");
	expect(tried("hub")).toContain("against a small server in its place");
	expect(tried("shell")).toContain("on Linux in an empty folder");
});
