/**
 * Models to try at providers that serve none but their own, the first one first; by provider, then by the task or the page
 * whose example they get. The sources are those of the providers' pages and of the models' rows.
 */
export const OWN_MODELS: Readonly<Record<string, Readonly<Record<string, readonly [string, ...string[]]>>>> =
	{
		openai: { conversational: ["openai/gpt-4o-mini"], "image-text-to-text": ["openai/gpt-4o-mini"] },
		cohere: {
			conversational: ["CohereLabs/aya-expanse-8b", "CohereLabs/aya-vision-8b"],
			"image-text-to-text": ["CohereLabs/aya-vision-8b"],
		},
		publicai: { conversational: ["swiss-ai/Apertus-70B-Instruct-2509"] },
		"zai-org": {
			conversational: ["zai-org/GLM-4.5", "zai-org/GLM-4.5V"],
			"image-text-to-text": ["zai-org/GLM-4.5V"],
			"image-to-text": ["zai-org/GLM-OCR"],
			"text-to-image": ["zai-org/GLM-Image"],
		},
	};
