import type { APIRoute, InferGetStaticPropsType } from "astro";
import { findModelFacts } from "../../../../facts/models/model-facts.ts";
import { toFactsText } from "../../../../features/models/facts-text.ts";
import { buildCodeFile, toPublished } from "../../../../features/snippets/code/code-file.ts";
import { listAllExamples, toExampleCall } from "../../../../features/snippets/code/example-call.ts";
import { LOCALES } from "../../../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.flatMap((locale) =>
		listAllExamples().flatMap(({ page, example }) =>
			example.providers.map((provider) => ({
				params: { locale, example: example.id, provider },
				props: { locale, page, example, provider },
			})),
		),
	);
}

/** Code of one example with one provider, for every client and form, with the facts of its model, fetched by task pages. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const { locale, page, example, provider } = props;
	const call = toExampleCall(page, example, provider, locale);
	const model = findModelFacts(call.model);
	const facts = model && toFactsText(model, locale);
	return Response.json(toPublished(await buildCodeFile(call, page, locale), facts));
};
