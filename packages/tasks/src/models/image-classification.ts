import type { Model } from "../model.ts";

/** Models made for image-classification first of all. */
export const models: readonly Model[] = [
	{
		id: "facebook/convnext-large-224",
		tasks: ["image-classification"],
		languages: "none",
		licence: { name: "MIT", commercial: "yes" },
		parameters: 198_000_000,
		released: "2022-01",
		confidence: "secondary",
		unverified: ["licence", "parameters", "released"],
		lookedUp: "2026-11",
		sources: ["https://github.com/facebookresearch/ConvNeXt"],
	},
	{
		id: "facebook/deit-base-distilled-patch16-224",
		tasks: ["image-classification"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 87_000_000,
		released: "2020-12",
		confidence: "secondary",
		unverified: ["parameters", "released"],
		lookedUp: "2026-11",
		sources: [
			"https://github.com/Azure/azureml-assets/tree/main/assets/models/system/facebook-deit-base-patch16-224",
		],
	},
	{
		id: "google/vit-base-patch16-224",
		tasks: ["image-classification"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 86_000_000,
		released: "2020-10",
		confidence: "card",
		unverified: ["parameters", "released"],
		lookedUp: "2026-11",
		sources: [
			"https://www.unfragile.ai/api/v1/passport/google--vit-base-patch16-224",
			"https://github.com/Azure/azureml-assets/tree/main/assets/models/system/google-vit-base-patch16-224",
		],
	},
	{
		id: "timm/mobilenetv3_small_100.lamb_in1k",
		tasks: ["image-classification"],
		languages: "none",
		licence: { name: "Apache-2.0", commercial: "yes" },
		parameters: 2_500_000,
		confidence: "memory",
		unverified: ["licence", "parameters"],
		lookedUp: "2026-11",
		sources: [],
	},
];
