import { readTable } from "@pusula/measure";
import { expect, it } from "vitest";
import { LOCALES } from "../../../../lib/locale.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { prerenderInPlayground } from "../../parts/test-playground.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { guessSetup, MOST_MEASURED, planSetup } from "./setup.ts";

const table = readTable("text,label\nİyi,olumlu\nKötü,olumsuz\n");
const setup = guessSetup({ title: "a.csv", table });
const nothing = (): void => undefined;

it.each(LOCALES)("writes the most rows that are measured as the language does (%s)", async (locale) => {
	const shown = await prerenderInPlayground(
		<ColumnsStep
			setup={setup}
			table={table}
			planned={planSetup(setup, table)}
			taskNames={new Map()}
			onChange={nothing}
			onFiles={nothing}
		/>,
		locale,
	);
	expect(shown).toContain(` ${numbersIn(locale).format(MOST_MEASURED)}.`);
});
