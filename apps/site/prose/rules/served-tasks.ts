import { listTaskProviders } from "../../src/features/tasks/resources/list-task-providers.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** What a sentence says of a task that the documentation of its provider leaves out. */
const NOT_LISTED = /saymaz|geçmez|(?:does not|doesn't) (?:list|name)|lists? no|names? no/u;

/**
 * The client knowing a call does not mean that anyone serves it. So the article on a task names a provider whose
 * documentation does not name the task only in a paragraph that says so, and the code of a page that looks for the
 * providers of a task reads `servedTasks` too.
 */
export function servedTasks({ pages }: Pick<Prose, "pages">): readonly Finding[] {
	return pages.flatMap((page) => {
		const [kind, task] = page.name.split("/");
		return [...checkCode(page), ...(kind === "tasks" && task !== undefined ? checkArticle(page, task) : [])];
	});
}

function checkArticle({ path, sentences }: ProsePage, task: string): readonly Finding[] {
	const left = listTaskProviders(task).flatMap(({ provider, isServing }) => (isServing ? [] : [provider]));
	return left.flatMap(({ id, name }) => {
		const lines = new Set(
			sentences.filter(({ text }) => text.includes(id) || text.includes(name)).map(({ line }) => line),
		);
		return [...lines]
			.filter((line) => !sentences.some((one) => one.line === line && NOT_LISTED.test(one.text)))
			.map((line) => ({
				path,
				line,
				message: `The documentation of ${name} does not name ${task}: say so here, or leave the provider out`,
			}));
	});
}

/** A look for a task among those whose calls the client knows. */
const LOOKS_FOR_TASK = /["\w] in (?:\w+\.)*tasks\b/;

function checkCode({ path, code }: ProsePage): readonly Finding[] {
	return code
		.filter(({ text }) => LOOKS_FOR_TASK.test(text) && !text.includes("servedTasks"))
		.map(({ line }) => ({
			path,
			line,
			message:
				"A provider's `tasks` are calls that the client knows: leave out those that `servedTasks` lacks",
		}));
}
