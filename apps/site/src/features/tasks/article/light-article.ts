/** Most characters of an article that needs no acts: about three screens. */
const MOST_CHARACTERS = 3500;

/** What is not running text: figures with their code, tables, and the notes of terms. */
const ASIDE = /<figure.*?<\/figure>|<table.*?<\/table>|<span popover.*?<\/a><\/span>/gs;

/** Whether an article is so short that it is read without acts. @param parts the HTML below each heading */
export function isLightArticle(parts: readonly string[]): boolean {
	const text = parts
		.join("")
		.replaceAll(ASIDE, "")
		.replaceAll(/<[^>]+>/g, "");
	return text.length <= MOST_CHARACTERS;
}
