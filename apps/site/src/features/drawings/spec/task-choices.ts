import { type TaskId, TASKS } from "@pusula/tasks";
import { inEachLocale, type Locale } from "../../../lib/locale.ts";
import { defineDrawing, type Drawing } from "./drawing-spec.ts";
import { choices } from "../parts/choices.ts";

/** The words of a question whose answers lead to tasks. */
interface ChoiceWords {
	readonly title: string;
	readonly caption: string;
	readonly question: string;
	/** One for each task, in their order. */
	readonly answers: readonly string[];
}

/** A drawing that leads to the task that fits: a question, and each answer with an arrow to its task. */
export function defineTaskChoices({
	id,
	tasks,
	words,
}: {
	readonly id: string;
	readonly tasks: readonly TaskId[];
	readonly words: Readonly<Record<Locale, ChoiceWords>>;
}): Drawing {
	const listRows = (locale: Locale) =>
		tasks.map((task, index) => ({
			answer: words[locale].answers[index] ?? "",
			outcome: TASKS[task].names[locale],
		}));
	return defineDrawing({
		id,
		words: inEachLocale((locale) => {
			const rows = listRows(locale).map(({ answer, outcome }) => `${answer}: ${outcome}`);
			return { ...words[locale], description: `${words[locale].question} ${rows.join("; ")}.` };
		}),
		draw: ({ words: { question }, sheet, locale }) => choices(question, listRows(locale), sheet),
	});
}
