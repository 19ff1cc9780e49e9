import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** The platform's own router for chat: it chooses the provider, `owner/name:policy` steers it. Source: https://huggingface.co/docs/inference-providers. */
export const autoRouter: Provider = {
	id: "auto",
	name: "Automatic",
	docs: "https://huggingface.co/docs/inference-providers",
	host: "/",
	routedPath: "",
	resolveModel: ({ task, model = "" }) => ({
		provider: "auto",
		providerId: model,
		hfModelId: model,
		status: "live",
		task,
	}),
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: { conversational: chat("v1/chat/completions") },
};
