import type { JsonValue } from "../../types/json-schema.ts";
import type { TaskExamples } from "../../types/task.ts";
import { toPictureExample } from "./picture-example.ts";
import { toReply } from "./to-reply.ts";
import { toStructuredExamples } from "./structured-examples.ts";

/** A question, one about a picture, the short ones of the tutorials, and those with a schema or a tool. */
export const examples: TaskExamples = {
	tr: [
		{
			input: {
				messages: [{ role: "user", content: "Ay neden hep aynı yüzünü gösterir? İki cümleyle anlat." }],
			},
			output: toCompletion(
				"Ay, kendi çevresindeki bir dönüşünü Dünya'nın çevresindeki bir turuyla aynı sürede, yaklaşık 27 günde tamamlar. Bu eşitlik Dünya'nın çekiminin Ay'ın dönüşünü zamanla yavaşlatmasıyla oluşmuştur; bu yüzden buradan hep aynı yüzünü görürüz.",
			),
		},
		toPictureExample("tr"),
		{
			input: { messages: [{ role: "user", content: "Fransa'nın başkenti neresidir?" }] },
			output: toCompletion("Fransa'nın başkenti Paris'tir."),
		},
		{
			input: { messages: [{ role: "user", content: "Türkiye'nin başkenti neresidir?" }] },
			output: toCompletion("Türkiye'nin başkenti Ankara'dır."),
		},
		{
			input: {
				messages: [
					{ role: "system", content: "Kısa ve Türkçe yanıt ver." },
					{ role: "user", content: "Türkiye'nin başkenti neresidir?" },
				],
			},
			output: toCompletion("Türkiye'nin başkenti Ankara'dır."),
		},
		...toStructuredExamples({
			instruction: "Mesajdaki kenti ve mesajın şikâyet olup olmadığını çıkar.",
			complaint: "Ankara şubenizde kimse telefona bakmıyor.",
			weather: "Ankara'da hava nasıl?",
			description: "Bir kentin hava durumunu verir.",
			report: "Ankara'da hava 12 derece.",
		}),
	],
	en: [
		{
			input: {
				messages: [
					{
						role: "user",
						content: "Why does the Moon always show the same face? Explain in two sentences.",
					},
				],
			},
			output: toCompletion(
				"The Moon turns once on its axis in the time it takes to go once around the Earth, about 27 days. The Earth's gravity slowed the Moon's spin until the two periods matched, so we always see the same side.",
			),
		},
		toPictureExample("en"),
		{
			input: { messages: [{ role: "user", content: "What is the capital of France?" }] },
			output: toCompletion("The capital of France is Paris."),
		},
		{
			input: { messages: [{ role: "user", content: "What is the capital of Türkiye?" }] },
			output: toCompletion("The capital of Türkiye is Ankara."),
		},
		{
			input: {
				messages: [
					{ role: "system", content: "Answer briefly." },
					{ role: "user", content: "What is the capital of Türkiye?" },
				],
			},
			output: toCompletion("The capital of Türkiye is Ankara."),
		},
		...toStructuredExamples({
			instruction: "Find the city, and whether the message is a complaint.",
			complaint: "Nobody answers the phone at your branch in Ankara.",
			weather: "What is the weather in Ankara?",
			description: "Tells the weather of a city.",
			report: "It is 12 degrees in Ankara.",
		}),
	],
};

function toCompletion(content: string): JsonValue {
	return toReply({ content });
}
