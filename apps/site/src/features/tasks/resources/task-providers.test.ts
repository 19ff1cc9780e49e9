import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../messages/words.ts";
import { LOCALES } from "../../../lib/locale.ts";
import { listTaskProviders } from "./list-task-providers.ts";
import { TaskProviders } from "./task-providers.tsx";

const print = (task: string, locale: (typeof LOCALES)[number]) =>
	renderToStaticMarkup(createElement(TaskProviders, { providers: listTaskProviders(task), locale }));

it.each(LOCALES)(
	"%s: a provider that does not name a task in its documentation does not stand among those that serve it",
	(locale) => {
		const { providersText } = wordsIn(locale).task;
		expect(print("tabular-regression", locale)).not.toContain(providersText);
		expect(print("tabular-regression", locale)).toContain("2026");
		expect(print("text-to-audio", locale)).toMatch(
			new RegExp(`${providersText}.*fal.*2026.*HF Inference`, "s"),
		);
		expect(print("fill-mask", locale)).not.toContain("2026");
	},
);
