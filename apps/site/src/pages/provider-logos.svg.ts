import type { APIRoute } from "astro";
import { printLogos } from "../features/providers/provider-logos.ts";

/** The logos of all providers in one file, fetched once for all pages. */
export const GET: APIRoute = () =>
	new Response(printLogos(), { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
