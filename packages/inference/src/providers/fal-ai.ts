import { loras, malformed, mediaAt, queued, toPrompt } from "../adapters/fal.ts";
import { json } from "../adapters/openai.ts";
import type { Provider } from "../types.ts";

/** Model id under which any LoRA runs; it needs the base model named. */
const LORA_MODEL = "fal-ai/lora";
const LORA_BASE = "stabilityai/stable-diffusion-xl-base-1.0";

/** fal. Long tasks go through its queue. Source: https://docs.fal.ai/model-apis/model-endpoints/queue. */
export const falAi: Provider = {
	id: "fal-ai",
	name: "fal",
	docs: "https://docs.fal.ai",
	host: "https://fal.run",
	auth: { header: "Authorization", prefix: "Key " },
	hubOrg: "fal",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		"text-to-image": {
			...queued("text-to-image"),
			toPayload: (input, route) =>
				json({
					...toPrompt(input, route),
					...("loras" in loras(route) && route.model === LORA_MODEL && { model_name: LORA_BASE }),
				}),
			fromResponse: (reply) => mediaAt(reply, "images.0.url"),
			expected: malformed("text-to-image", "{ images: Array<{ url: string }> }"),
			fields: { renamed: { inputs: "prompt" } },
		},
		"text-to-video": {
			...queued("text-to-video"),
			toPayload: (input, route) => json(toPrompt(input, route)),
			fromResponse: (reply) => mediaAt(reply, "video.url"),
			expected: malformed("text-to-video", "{ video: { url: string } }"),
			fields: { renamed: { inputs: "prompt" } },
		},
	},
};
