import type { APIRoute } from "astro";
import { listApiFiles } from "../../features/api/documents.ts";

export function getStaticPaths() {
	const site = new URL(import.meta.env.SITE);
	return [...listApiFiles(site)].map(([file, text]) => ({ params: { file }, props: { text } }));
}

/** The site for programs: catalogue, models, libraries, providers and terms as JSON, with their schemas. */
export const GET: APIRoute = ({ props }) =>
	new Response(String(props["text"]), { headers: { "Content-Type": "application/json; charset=utf-8" } });
