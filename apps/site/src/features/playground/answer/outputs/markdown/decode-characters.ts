/** Turns the character references that models write into characters; rare names stay as they are. */
export function decodeCharacters(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, toCharacter);
}

const NAMED: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00A0",
};

function toCharacter(all: string, decimal?: string, hex?: string, name?: string): string {
	if (name) return NAMED[name.toLowerCase()] ?? all;
	const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
	return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
}
