import { hashText, pick } from "../random.ts";
import { looksTurkish, toKeywords } from "./language.ts";

/** Input of the made-up text. */
export interface ChatTextInput {
	/** The last user message. */
	readonly text: string;
	/** The tool's result, when that is the last message. */
	readonly toolResult?: string;
	/** Description of an attached picture. */
	readonly picture?: string;
	readonly seed: number;
}

/** A few short sentences about the input, Turkish for a Turkish input. The same input gives the same text. */
export function composeChatText(input: ChatTextInput): string {
	const turkish = looksTurkish(input.text);
	if (input.toolResult !== undefined) {
		const words = shorten(input.toolResult);
		return turkish ? `Aracın verdiği yanıt şu: ${words}` : `The tool answered: ${words}`;
	}
	const picture = input.picture === undefined ? "" : pictureSentence(input.picture, turkish);
	return picture + (knownText(input.text) ?? openText(input, turkish));
}

/** A line of thought for models that show their reasoning. */
export function composeReasoning(text: string): string {
	const topic = topicOf(text);
	return looksTurkish(text)
		? `Soruyu önce sadeleştireyim: konu ${topic}. Kısa ve açık bir yanıt yeterli.`
		: `Let me simplify the question first: the topic is ${topic}. A short, clear answer is enough.`;
}

const CAPITALS: readonly (readonly [pattern: RegExp, en: string, tr: string])[] = [
	[/france|fransa/i, "The capital of France is Paris.", "Fransa'nın başkenti Paris'tir."],
	[/t[uü]rk(?:ey|iye)/i, "The capital of Türkiye is Ankara.", "Türkiye'nin başkenti Ankara'dır."],
	[/germany|almanya/i, "The capital of Germany is Berlin.", "Almanya'nın başkenti Berlin'dir."],
	[/italy|italya/i, "The capital of Italy is Rome.", "İtalya'nın başkenti Roma'dır."],
	[/spain|ispanya/i, "The capital of Spain is Madrid.", "İspanya'nın başkenti Madrid'dir."],
	[/japan|japonya/i, "The capital of Japan is Tokyo.", "Japonya'nın başkenti Tokyo'dur."],
];

function knownText(text: string): string | undefined {
	const turkish = looksTurkish(text) || /başkent/i.test(text);
	if (/capital|ba[sş]kent/i.test(text)) {
		const found = CAPITALS.find(([pattern]) => pattern.test(text));
		if (found) return turkish ? found[2] : found[1];
	}
	const sum = /(-?\d+(?:\.\d+)?)\s*([-+*/x×÷])\s*(-?\d+(?:\.\d+)?)/.exec(text);
	if (sum) return `${sum[0].trim()} = ${calculate(Number(sum[1]), sum[2] ?? "+", Number(sum[3]))}`;
	if (/^\s*(?:merhaba|selam|günaydın|iyi günler)/i.test(text))
		return "Merhaba! Size nasıl yardımcı olabilirim?";
	if (/^\s*(?:hello|hi|hey|good (?:morning|evening))\b/i.test(text))
		return "Hello! How can I help you today?";
	return undefined;
}

function calculate(left: number, sign: string, right: number): number | string {
	if (sign === "+") return left + right;
	if (sign === "-") return left - right;
	if (sign === "/" || sign === "÷") return right === 0 ? "∞" : left / right;
	return left * right;
}

const OPENINGS_TR = [
	"Konu {topic} olunca önce temel kavramı netleştirmek gerekir.",
	"{Topic} konusunda kısa bir özet vereyim.",
	"{Topic} için iyi bir başlangıç noktası küçük bir örnektir.",
] as const;

const CLOSINGS_TR = [
	"Küçük bir denemeyle başlayın, sonucu ölçün ve adım adım ilerleyin.",
	"Önce basit olanı kurun; ayrıntıları gerek duydukça eklersiniz.",
	"Bir örnek üzerinde deneyip sonucu kendi verinizle karşılaştırın.",
] as const;

const OPENINGS_EN = [
	"When it comes to {topic}, it helps to settle the basic idea first.",
	"Here is a short overview of {topic}.",
	"A good starting point for {topic} is a small example.",
] as const;

const CLOSINGS_EN = [
	"Begin with a small experiment, measure the result and go on step by step.",
	"Build the simple version first; add details as you need them.",
	"Try it on one example and compare the result with your own data.",
] as const;

function openText({ text, seed }: ChatTextInput, turkish: boolean): string {
	const hash = hashText(text, seed);
	const topic = topicOf(text);
	const opening = turkish ? pick(OPENINGS_TR, hash) : pick(OPENINGS_EN, hash);
	const closing = turkish ? pick(CLOSINGS_TR, hash >>> 8) : pick(CLOSINGS_EN, hash >>> 8);
	const locale = turkish ? "tr" : "en";
	const capital = topic.charAt(0).toLocaleUpperCase(locale) + topic.slice(1);
	return `${opening.replace("{topic}", topic).replace("{Topic}", capital)} ${closing}`;
}

function topicOf(text: string): string {
	const keywords = toKeywords(text).slice(0, 3);
	if (keywords.length > 0) return keywords.join(" ");
	return looksTurkish(text) ? "bu konu" : "this topic";
}

function pictureSentence(description: string, turkish: boolean): string {
	if (description === "") return turkish ? "Görseli aldım. " : "I received the picture. ";
	return turkish ? `Görselde şunu görüyorum: ${description}. ` : `The picture shows: ${description}. `;
}

function shorten(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
