import { type Finding, findingAt, type Prose } from "../prose.ts";

/** A capitalised word twice in a row, or any word three times. Two small ones may be meant: “tek tek”, “that that”. */
const DOUBLED =
	/(?<![\p{L}\p{N}'’.-])(?:(?<name>\p{Lu}\p{L}+)\s+\k<name>|(?<word>\p{L}+)(?:\s+\k<word>){2,})(?![\p{L}\p{N}'’-])/gu;

/** No word is written twice in a row in prose, as happens where a replacement ran more than once. */
export function doubledWords({ passages }: Prose): readonly Finding[] {
	return passages.flatMap((passage) =>
		[...passage.text.matchAll(DOUBLED)].map((match) => {
			const { name, word = name } = match.groups ?? {};
			return findingAt(passage, match.index, `“${word}” stands here more than once in a row: write it once`);
		}),
	);
}
