import type { APIRoute } from "astro";
import { wordsIn } from "../../../messages/words.ts";
import { listDialGroups } from "../../facts/tasks/dial-marks.ts";
import { MODALITY_COLOURS } from "../../facts/tasks/modality-colours.ts";
import { LOCALES, toLocale } from "../../lib/locale.ts";

export function getStaticPaths() {
	return LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
}

/** The compass of tasks, as the search draws it where it finds nothing. */
export const GET: APIRoute = ({ props }) => {
	const locale = toLocale(props["locale"]);
	const groups = listDialGroups(locale).map(({ modality, name, marks }) => ({
		name,
		colour: MODALITY_COLOURS[modality],
		marks,
	}));
	const { label, legend } = wordsIn(locale).home.dial;
	return Response.json({ label, legend, groups });
};
