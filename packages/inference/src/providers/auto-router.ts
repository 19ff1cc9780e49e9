import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types/provider.ts";

/** The platform's own router for chat: it chooses the provider, `owner/name:policy` steers it. Source: https://huggingface.co/docs/inference-providers. */
export const autoRouter: Provider = {
	id: "auto",
	host: "/",
	routedPath: "",
	resolveModel: ({ task, model = "" }) => ({
		provider: "auto",
		providerId: model,
		hfModelId: model,
		status: "live",
		task,
	}),
	tasks: { conversational: chat("v1/chat/completions") },
};
