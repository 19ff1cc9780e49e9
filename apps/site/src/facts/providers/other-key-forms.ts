import type { KeyForm } from "@pusula/inference";

/** A service that the client does not call, whose keys readers have all the same. */
export interface OtherService {
	readonly name: string;
	readonly domain: string;
	readonly keyForm: KeyForm;
}

/** Services beside the client's providers whose keys are recognised by their form. */
export const OTHER_SERVICES: readonly OtherService[] = [
	{
		name: "Anthropic",
		domain: "anthropic.com",
		keyForm: {
			pattern: "^sk-ant-",
			source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/anthropic",
			date: "2026-11-22",
		},
	},
	{
		name: "Google",
		domain: "googleapis.com",
		keyForm: {
			pattern: "^(?:AIza|AQ\\.)",
			source: "https://discuss.ai.google.dev/t/gemini-api-key-start-from-aq/171575",
			date: "2026-11-27",
		},
	},
	{
		name: "OpenRouter",
		domain: "openrouter.ai",
		keyForm: {
			pattern: "^sk-or-",
			source:
				"https://github.com/mongodb/kingfisher/blob/main/crates/kingfisher-rules/data/rules/openrouter.yml",
			date: "2026-11-22",
		},
	},
];
