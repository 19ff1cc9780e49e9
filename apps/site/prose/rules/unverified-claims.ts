import type { Model, ModelField } from "@pusula/tasks/models";
import { findModelFacts } from "../../src/facts/models/model-facts.ts";
import { listModelStatements } from "../models/list-statements.ts";
import type { Finding, Prose } from "../prose.ts";

/**
 * What a sentence states of the one model that it names, and a list of the model beside it, is not among the fields that
 * the model table lists as `unverified`.
 */
export function unverifiedClaims({ pages, guides, modelNotes }: Prose): readonly Finding[] {
	return listModelStatements([...pages, ...guides], modelNotes).flatMap(({ path, line, model, text }) => {
		const facts = findModelFacts(model);
		if (!facts || ADMITTED.test(text)) return [];
		return listStated(text.replaceAll(model, " "), facts).map(([field, words]) => ({
			path,
			line,
			message: `${model}: “${words}”, but no source was seen for its ${field}: look it up, or leave it out`,
		}));
	});
}

/** The sentence says itself that the fact was not looked up, or what a card leaves out. */
const ADMITTED =
	/doğrulan(?:ma|ama)|not verified|was not found|bulunamadı|(?:söyle|belirt)mez|does not say/iu;

/** Words that state a field of a model. */
const STATED: Readonly<Partial<Record<ModelField, RegExp>>> = {
	licence:
		/Apache(?: Licen[cs]e)?[ -]2\.0|\bMIT\b|\bBSD\b|CC[ -]BY|OpenRAIL|ticari kullan\p{L}*|commercial use|non-commercial|açık ağırlıklı|open[- ]weights/iu,
	parameters:
		/(?:\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on))[ -](?:mily(?:on|ar)|million|billion)|küçük donanım|small hardware|dizüstü|laptop|az bellek|(?:modest|less) memory/iu,
	languages:
		/\b\d+ (?:dil|languages?)\b|çok dilli|multilingual|(?:yüz|yetmiş|yirmi|on üç)\p{L}* (?:çok )?dil|(?:hundred|seventy|twenty|thirteen) languages|Türkçe (?:bil|dâhil|dahil|konuş|dökümü|yok)\p{L}*|Türkçesi yok|(?:no|knows|speaks|including) Turkish|Turkish (?:included|is (?:not )?)/iu,
	contextLength:
		/\d[\d.,]* (?:belirteç|tokens)(?! (?:on|per|a) )(?!\p{L})|\d ?[KM] (?:belirteç|tokens?)|bir milyon belirteç|a million tokens|(?:çok )?uzun (?:belge|metin)|(?:very )?long (?:\p{L}+ )?(?:documents|texts)/iu,
	released: /(?<![\d.,/–-])20[12]\d(?![\d,]|\.\d)/u,
};

function listStated(text: string, { unverified = [] }: Model): readonly (readonly [ModelField, string])[] {
	return unverified.flatMap((field) => {
		const words = STATED[field]?.exec(text)?.[0];
		return words === undefined ? [] : [[field, words] as const];
	});
}
