import { checkPairs } from "../lib/check.ts";
import { type Contributions, countContributions } from "../lib/contributions.ts";
import { share, sumOf } from "../lib/sums.ts";
import { averageClasses, type ClassScores, type PrecisionRecall, scoreClass } from "./classification.ts";

/** A labelled stretch of a text: positions of tokens or characters. */
export interface Entity {
	/** What it is: `PER`, `LOC`. */
	readonly label: string;
	/** Position of its first token or character, from 0. */
	readonly start: number;
	/** Position after its last one. */
	readonly end: number;
}

/** Scores of the entities of many texts. An entity is right when its label and both of its ends are. */
export interface EntityScores {
	/** In alphabetical order of the labels. */
	readonly classes: readonly ClassScores[];
	/** Over all entities at once: what is published as the F1 of named entities. */
	readonly micro: PrecisionRecall;
	/** Means over the labels, each counting the same. */
	readonly macro: PrecisionRecall;
	/** Means over the labels, each counting by its entities. */
	readonly weighted: PrecisionRecall;
}

/**
 * The entities that the tags of a text's tokens mark: `B-`, `I-`, `E-` and `S-` before a label, `O` for none. Tags that fit
 * no scheme are accepted: an `I-` that continues nothing begins an entity.
 * Source: seqeval 1.2.2, default mode, which follows the script of the CoNLL-2000 shared task.
 * @param tags Tag of each token of one text: `B-PER`, `I-PER`, `O`.
 * @example
 * entitiesOf(["B-PER", "I-PER", "O", "B-LOC"]); // [{ label: "PER", start: 0, end: 2 }, { label: "LOC", start: 3, end: 4 }]
 */
export function entitiesOf(tags: readonly string[]): readonly Entity[] {
	const entities: { label: string; start: number; end: number }[] = [];
	let previous = readTag("O");
	for (const [index, text] of tags.entries()) {
		const tag = readTag(text);
		const last = entities.at(-1);
		if (last && continues(previous, tag)) last.end = index + 1;
		else if (tag.mark !== "O") entities.push({ label: tag.label, start: index, end: index + 1 });
		previous = tag;
	}
	return entities;
}

/**
 * Precision, recall and F1 of entities: micro, macro, weighted and of each label. An entity that occurs twice in one text
 * counts once; without any entity every score is 0. Throws `length` and `empty`.
 * Source: seqeval 1.2.2, `precision_recall_fscore_support` with `zero_division=0`.
 * @param predictions The entities found in each text.
 * @param references The true entities of each text, in the same order.
 * @example
 * entityScores([entitiesOf(["B-PER", "O"])], [entitiesOf(["B-PER", "B-LOC"])]).micro.f1; // 0.6667
 */
export function entityScores(
	predictions: readonly (readonly Entity[])[],
	references: readonly (readonly Entity[])[],
): EntityScores {
	checkPairs(predictions, references);
	const found = toKeys(predictions);
	const wanted = toKeys(references);
	const labels = [...new Set([...found.values(), ...wanted.values()])].toSorted();
	const classes = labels.map((label) => {
		const predicted = keysOf(found, label);
		const support = keysOf(wanted, label).length;
		return scoreClass(label, predicted.filter((key) => wanted.has(key)).length, predicted.length, support);
	});
	const right = sumOf(classes.map(({ truePositives }) => truePositives));
	return {
		classes,
		micro: scoreClass("", right, found.size, wanted.size),
		macro: averageClasses(classes, () => 1),
		weighted: averageClasses(classes, ({ support }) => support),
	};
}

/**
 * F1 of all entities at once (micro), for intervals and tests over texts. Throws `length`.
 * @param predictions The entities found in each text.
 * @param references The true entities of each text, in the same order.
 * @example
 * scoreOf(entityContributions([entitiesOf(["B-PER", "O"])], [entitiesOf(["B-PER", "B-LOC"])])); // 0.6667
 */
export function entityContributions(
	predictions: readonly (readonly Entity[])[],
	references: readonly (readonly Entity[])[],
): Contributions<readonly number[]> {
	checkPairs(predictions, references);
	return countContributions(
		predictions.map((entities, index) => countEntities(entities, references[index] ?? [])),
		([right = 0, marked = 0]) => share(2 * right, marked),
	);
}

/** Number of entities in one text: found rightly, and found or in the reference, those in both counted twice. */
function countEntities(predicted: readonly Entity[], reference: readonly Entity[]): readonly number[] {
	const found = toKeys([predicted]);
	const wanted = toKeys([reference]);
	const right = [...found.keys()].filter((key) => wanted.has(key)).length;
	return [right, found.size + wanted.size];
}

interface Tag {
	readonly mark: string;
	readonly label: string;
}

function readTag(text: string): Tag {
	const mark = text.slice(0, 1);
	return { mark, label: text.slice(text.indexOf("-") + 1) || "_" };
}

function continues(previous: Tag, { mark, label }: Tag): boolean {
	return (
		(mark === "I" || mark === "E") &&
		(previous.mark === "B" || previous.mark === "I") &&
		previous.label === label
	);
}

/** Entities of all texts, each by what makes it the same as another one, with its label. */
function toKeys(texts: readonly (readonly Entity[])[]): ReadonlyMap<string, string> {
	return new Map(
		texts.flatMap((entities, text) =>
			entities.map(({ label, start, end }) => [`${text}:${start}:${end}:${label}`, label] as const),
		),
	);
}

function keysOf(entities: ReadonlyMap<string, string>, wanted: string): readonly string[] {
	return Array.from(entities).flatMap(([key, label]) => (label === wanted ? [key] : []));
}
