import type { APIRoute } from "astro";
import { printProgram } from "../../features/guides/guide-program.ts";
import { findGuide, GUIDE_IDS } from "../../features/guides/guides.ts";

export function getStaticPaths() {
	return GUIDE_IDS.map((id) => ({ params: { id } }));
}

/** The program of a guide, to be run at home. */
export const GET: APIRoute = ({ params: { id = "" } }) =>
	new Response(printProgram(findGuide(id)), { headers: { "Content-Type": "text/x-python; charset=utf-8" } });
