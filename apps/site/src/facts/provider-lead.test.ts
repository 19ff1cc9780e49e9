import { describe, expect, it } from "vitest";
import { KNOWN_PROVIDERS } from "./known-providers.ts";
import { toPlainLead } from "./provider-lead.ts";

describe("the plain lead of a provider", () => {
	const [groq] = KNOWN_PROVIDERS.filter(({ id }) => id === "groq");
	if (!groq) throw new Error("Groq is not among the providers.");

	it("names the provider and its tasks in the reader's language", () => {
		expect(toPlainLead(groq, "en")).toBe("The client calls Groq for these tasks: Chat, Text Generation.");
		expect(toPlainLead(groq, "tr")).toBe(
			"İstemci, Groq üzerinden şu görevleri çağırır: Sohbet, Metin üretimi.",
		);
	});
});
