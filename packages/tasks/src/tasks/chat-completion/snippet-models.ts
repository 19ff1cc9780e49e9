import type { Locale } from "../../locales.ts";

/** The model that code for a chat calls in each language. */
export const snippetModels: Readonly<Record<Locale, string>> = {
	tr: "Qwen/Qwen3-32B",
	en: "mistralai/Mistral-Nemo-Instruct-2407",
};
