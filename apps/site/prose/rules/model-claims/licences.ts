import type { Model } from "@pusula/tasks/models";

/** Licences that a text names and the model table does not. */
export function findLicences(words: string, model: Model): readonly string[] {
	return LICENCES.flatMap(([written, name]) => {
		const found = written.exec(words)?.[0];
		return found === undefined || name.test(model.licence.name ?? "")
			? []
			: [`“${found}”, but ${toKnown(model)}`];
	});
}

/** What a text says of commercial use, where the model table says otherwise. */
export function findUse(words: string, model: Model): readonly string[] {
	const { commercial } = model.licence;
	const barred = BARRED.exec(words)?.[0];
	const allowed = ALLOWED.exec(words)?.[0];
	return [
		...(barred === undefined || commercial === "no" ? [] : [`“${barred}”, but ${toKnown(model)}`]),
		...(allowed === undefined || commercial === "yes"
			? []
			: [`“${allowed}”, but ${toKnown(model)}, commercial use: ${commercial}`]),
	];
}

function toKnown({ licence }: Model): string {
	return `the model table says “${licence.name ?? "no licence found"}”`;
}

/** How a licence is written in a sentence, and in the table. */
const LICENCES: readonly (readonly [RegExp, RegExp])[] = [
	[/Apache(?: Licen[cs]e)?[ -]2\.0/u, /Apache-2\.0/],
	[/\bMIT\b/u, /^MIT\b/],
	[/CC[ -]BY-NC-SA/u, /^CC-BY-NC-SA/],
	[/CC[ -]BY-NC(?!-SA)/u, /^CC-BY-NC-4/],
	[/CC[ -]BY(?!-)/u, /^CC-BY-\d/],
	[/OpenRAIL/iu, /OpenRAIL/i],
	[/\bBSD\b/u, /^BSD/],
];
const BARRED =
	/ticari (?:olarak )?(?:kullanıma|kullanımı?|amaçla) (?:kapalı|yasak|izin verme|kullanılamaz)|ticari olarak kullanılamaz|(?:bars?|excludes?|forbids?|prohibits?|not for|not (?:allow|permit)) (?:commercial|business) use|commercial use is (?:not allowed|barred|forbidden)|non-commercial/iu;
const ALLOWED =
	/ticari (?:olarak )?kullanım(?:a|ı) (?:da )?(?:açık|serbest|izin ver(?:ir|iyor)|uygundur)|ticari (?:olarak|amaçla) kullan[ıi]l?abil|ticari (?:proje|ürün|iş|uygulama)l[ae]rd[ae] (?:d[ae] )?(?:serbestçe |rahatça )?kullanıl(?:ır|abilir)|(?<!\p{L})(?:ürün|uygulama|proje|şirket|firma|iş(?=l|y))\p{L}*d[ae] (?:d[ae] )?(?:serbestçe|rahatça|özgürce|çekinmeden) kullan(?:ıl)?(?:ır|[ae]bil)|(?<!\p{L})(?:şirket|firma|işletme|kurum)\p{L}* için (?:de |da )?(?:uygundur|elverişlidir|serbesttir)|(?:free|freely|safe) (?:to use )?in (?:your |commercial )?products|(?<!not )(?:fit|suitable|free) for (?:companies|businesses)|(?<!not )(?:allows?|permits?|open (?:to|for)|free for|fit for) commercial use|commercial use is (?:allowed|permitted|free)|(?:can|may) be used commercially/iu;
