import type { APIRoute } from "astro";
import { toFileHref } from "../lib/urls/file-href.ts";

/** Allows everything, and names the sitemap. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(toFileHref("/sitemap-index.xml"), site).href}\n`);
