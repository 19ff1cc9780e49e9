import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { CALLABLE_TASKS, TASK_IDS, type TaskId } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { listProviders, offers } from "../../src/facts/providers/provider-facts.ts";
import { readMdx } from "../read-mdx.ts";
import { countWords } from "../sentences.ts";

const CALLED: ReadonlySet<TaskId> = new Set(Object.values(CALLABLE_TASKS).map(({ page }) => page));

/** Providers that offer any call of a task. */
function countProviders(page: TaskId): number {
	const calls = Object.entries(CALLABLE_TASKS).filter(([, task]) => task.page === page);
	return listProviders().filter((provider) => calls.some(([id]) => offers(provider, id))).length;
}

const [mostOffered] = [...CALLED].toSorted((a, b) => countProviders(b) - countProviders(a));

describe.each(LOCALES)("the length of articles on tasks follows their weight (%s)", (locale) => {
	const written = TASK_IDS.filter((id) => existsSync(join(ROOT, articlePath(id, locale)))); // a new task's article may come later
	const called = written.filter((id) => CALLED.has(id)).map((id) => countArticle(id, locale));
	const others = written.filter((id) => !CALLED.has(id)).map((id) => countArticle(id, locale));

	it("those on tasks that are called are the longer ones on average", () => {
		expect(mean(called)).toBeGreaterThan(mean(others));
	});

	it("the longest is on a task that is called", () => {
		expect(Math.max(...called)).toBeGreaterThan(Math.max(...others));
	});

	it("the one on the task that most providers offer is longer than the mean of called ones, and than any other", () => {
		expect(mostOffered).toBe("text-generation");
		const words = countArticle(mostOffered ?? "other", locale);
		expect(words).toBeGreaterThan(mean(called));
		expect(words).toBeGreaterThan(Math.max(...others));
	});
});

/** Words of an article as `npm run check:prose` counts them, without its code. */
function countArticle(id: TaskId, locale: Locale): number {
	const path = articlePath(id, locale);
	const { passages } = readMdx(path, locale, `tasks/${id}`, readFileSync(join(ROOT, path), "utf8"));
	return passages.reduce((sum, { text }) => sum + countWords(text), 0);
}

function articlePath(id: TaskId, locale: Locale): string {
	return `apps/site/content/${locale}/tasks/${id}.mdx`;
}

function mean(counts: readonly number[]): number {
	return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}
