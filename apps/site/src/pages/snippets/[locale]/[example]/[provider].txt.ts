import type { APIRoute, InferGetStaticPropsType } from "astro";
import { listClientCode, listWays } from "../../../../features/snippets/code/client-code.ts";
import { toClientTitle } from "../../../../features/snippets/code/clients.ts";
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

/** Code of one example with one provider for every client as plain text, for readers without a script. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
	const { locale, page, example, provider } = props;
	const call = toExampleCall(page, example, provider, locale);
	const [way] = listWays(call);
	const blocks = way ? listClientCode(call, way) : [];
	const texts = blocks.flatMap((one) =>
		"snippet" in one.made ? [`=== ${toClientTitle(one)} ===\n\n${one.made.snippet.code.trimEnd()}\n`] : [],
	);
	return new Response(`${BYTE_ORDER_MARK}${texts.join("\n\n")}`, {
		headers: { "content-type": "text/plain; charset=utf-8" },
	});
};

/** Declares to browsers that the text is UTF-8 where a host does not. */
const BYTE_ORDER_MARK = "\uFEFF";
