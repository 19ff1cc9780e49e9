// Prints the most common opening words of each set. Run: npm run openings --workspace packages/datasets
import { countOpenings } from "./count-openings.ts";
import { listLanguages, ownTexts, readLanguage } from "./read-texts.ts";

for (const [id, language] of listLanguages()) {
	const texts = (await readLanguage(id, language)).map(ownTexts);
	for (const column of Object.keys(texts[0] ?? {}))
		for (const words of [1, 2]) {
			const openings = countOpenings(
				texts.map((row) => row[column] ?? ""),
				words,
			);
			const shown = openings.slice(0, 6).map(([opening, count]) => `${opening} (${count})`);
			console.log(`${id} ${language} ${column}, ${texts.length} rows, ${words}: ${shown.join(", ")}`);
		}
}
