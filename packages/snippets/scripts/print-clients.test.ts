import { expect, it } from "vitest";
import { type FoundPrinter, printClientType, printPrinters } from "./print-clients.ts";

const FOUND = [
	{ file: "curl", name: "curl", printer: { language: "sh", client: "curl", isPlain: true } },
	{ file: "js-acme", name: "jsAcme", printer: { language: "js", client: "acme" } },
	{ file: "js-https", name: "jsHttps", printer: { language: "js", client: "node:https", isPlain: true } },
	{ file: "js-hub", name: "jsHub", printer: { language: "js", client: "hub", chooses: true } },
	{
		file: "js-own",
		name: "jsOwn",
		printer: { language: "js", client: "own", chooses: true, takesValues: true },
	},
] as unknown as readonly FoundPrinter[]; // clients of no package

it("lists Pusula's client first, then the platform's own, and plain requests last", () => {
	expect(printPrinters(FOUND)).toContain("[\n\tjsOwn,\n\tjsHub,\n\tjsAcme,\n\tjsHttps,\n\tcurl,\n]");
});

it("names every client", () => {
	expect(printClientType(FOUND)).toContain(
		'=\n\t| "own"\n\t| "hub"\n\t| "acme"\n\t| "node:https"\n\t| "curl";\n',
	);
});
