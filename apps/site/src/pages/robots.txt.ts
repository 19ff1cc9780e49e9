import type { APIRoute } from "astro";
import { toFileHref } from "../lib/paths.ts";

/** Everything may be read; the sitemap says what there is. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(toFileHref("/sitemap-index.xml"), site).href}\n`);
