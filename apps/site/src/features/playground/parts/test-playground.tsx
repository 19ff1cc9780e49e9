import { type ReactNode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { wordsIn } from "../../../../messages/words.ts";
import { DEFAULT_LOCALE, type Locale } from "../../../lib/locale.ts";
import { PlaygroundContext } from "./playground-context.ts";

/** The HTML of a view inside a playground. */
export function renderInPlayground(view: ReactNode, locale: Locale = DEFAULT_LOCALE): string {
	return renderToStaticMarkup(toPlayground(view, locale));
}

/** The HTML of a view inside a playground, once what it loads has come. */
export async function prerenderInPlayground(
	view: ReactNode,
	locale: Locale = DEFAULT_LOCALE,
): Promise<string> {
	const { prelude } = await prerender(toPlayground(<Suspense>{view}</Suspense>, locale));
	return new Response(prelude).text();
}

/** What a hook gives first, inside a playground and in what `wrap` puts around it. */
export function firstValueOf<Value>(
	useValue: () => Value,
	wrap: (probe: ReactNode) => ReactNode = (probe) => probe,
): Value {
	const found: Value[] = [];
	const Probe = (): undefined => void found.push(useValue());
	renderInPlayground(wrap(<Probe />));
	const [first] = found;
	if (first === undefined) throw new Error("The hook was not rendered.");
	return first;
}

function toPlayground(view: ReactNode, locale: Locale): ReactNode {
	const { playground: words, code: copying } = wordsIn(locale);
	return <PlaygroundContext value={{ locale, words, copying }}>{view}</PlaygroundContext>;
}
