import { readTable } from "@pusula/measure";
import { Suspense } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { LOCALES } from "../../../../lib/locale.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { PlaygroundContext } from "../../parts/playground-context.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { guessSetup, MOST_MEASURED, planSetup } from "./setup.ts";

const table = readTable("text,label\nİyi,olumlu\nKötü,olumsuz\n");
const setup = guessSetup({ title: "a.csv", table });
const nothing = (): void => undefined;

it.each(LOCALES)("writes the most rows that are measured as the language does (%s)", async (locale) => {
	const { playground: words, code: copying } = wordsIn(locale);
	const { prelude } = await prerender(
		<PlaygroundContext value={{ locale, words, copying }}>
			<Suspense>
				<ColumnsStep
					setup={setup}
					table={table}
					planned={planSetup(setup, table)}
					taskNames={new Map()}
					onChange={nothing}
					onFiles={nothing}
				/>
			</Suspense>
		</PlaygroundContext>,
	);
	const shown = await new Response(prelude).text();
	expect(shown).toContain(` ${numbersIn(locale).format(MOST_MEASURED)}.`);
});
