import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** NVIDIA. Source: https://docs.api.nvidia.com/nim/reference/llm-apis. */
export const nvidia: Provider = {
	id: "nvidia",
	host: "https://integrate.api.nvidia.com",
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};

/** Name, documentation and state of NVIDIA. */
export const nvidiaFacts: ProviderFacts = {
	name: "NVIDIA",
	docs: "https://docs.api.nvidia.com/nim/reference/llm-apis",
	keyUrl: "https://build.nvidia.com/settings/api-keys",
	keyForm: {
		pattern: "^nvapi-",
		source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/nvapi",
		date: "2026-11-22",
	},
	hubOrg: "nvidia",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
};
