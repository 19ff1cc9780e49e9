import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { SOURCE_IDS } from "../content/sources/index.ts";

/** Ids of what the claims of a page rest on, in the order in which the page lists them. */
const sources = z.array(z.enum(SOURCE_IDS)).min(1);

/** Documentation pages: `content/<locale>/docs/<path>.mdx`. Their id is `<locale>/docs/<path>`. */
const docs = defineCollection({
	loader: glob({ base: "./content", pattern: "*/docs/**/*.mdx" }),
	schema: z.strictObject({
		title: z.string(),
		description: z.string(),
		/** The first paragraph, set larger than the rest. */
		lead: z.string(),
		sources: sources.optional(),
		/** Set on guides of the Transformers library: what readers have at the end, how long it takes, what it needs. */
		guide: z
			.strictObject({ result: z.string(), minutes: z.number().int().positive(), hardware: z.string() })
			.optional(),
	}),
});

/** Articles of the task pages: `content/<locale>/tasks/<id>.mdx`. Title and first paragraph come from the catalogue. */
const articles = defineCollection({
	loader: glob({ base: "./content", pattern: "*/tasks/*.mdx" }),
	schema: z.strictObject({ sources }),
});

/** Pages of the client's error codes: `content/<locale>/errors/<code>.mdx`. Their facts are rows of the client. */
const errors = defineCollection({
	loader: glob({ base: "./content", pattern: "*/errors/*.mdx" }),
	schema: z.strictObject({
		title: z.string(),
		/** Summary of the error in one or two sentences. */
		lead: z.string(),
	}),
});

/** Texts about a provider: `content/<locale>/providers/<id>.mdx`; facts come from the client. */
const providers = defineCollection({
	loader: glob({ base: "./content", pattern: "*/providers/*.mdx" }),
	schema: z.strictObject({
		/** Strengths of the provider in a sentence or two; the first is the page's description. */
		lead: z.string(),
		sources,
	}),
});

export const collections = { providers, articles, docs, errors };
