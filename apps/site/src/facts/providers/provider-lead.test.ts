import { describe, expect, it } from "vitest";
import { findKnownProvider } from "./known-providers.ts";
import { toPlainLead } from "./provider-lead.ts";

describe("the plain lead of a provider", () => {
	const groq = findKnownProvider("groq");
	if (!groq) throw new Error("Groq is not among the providers.");

	it("names the provider and its tasks in the reader's language", () => {
		expect(toPlainLead(groq, "en")).toBe("The client calls Groq for these tasks: Chat, Text Generation.");
		expect(toPlainLead(groq, "tr")).toBe(
			"İstemci, Groq üzerinden şu görevleri çağırır: Sohbet, Metin üretimi.",
		);
	});
});
