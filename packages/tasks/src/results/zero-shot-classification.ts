import type { TaskResults } from "../results.ts";

/** Published results of models for zero-shot-classification. */
export const results: TaskResults = {
	caveat: {
		tr: "XNLI iki cümlenin birbirini gerektirip gerektirmediğini sorar; etiketlerinizin doğruluğunu değil, yöntemin dayandığı beceriyi ölçer. Etiketin nasıl adlandırıldığı ve varsayım cümlesinin dili sonucu bu farklardan çok değiştirir.",
		en: "XNLI asks whether one sentence follows from another: it measures the skill that the method rests on, not how well your labels fit. How a label is worded, and the language of the hypothesis, change the result more than these gaps.",
	},
	benchmarks: [
		{
			dataset: "XNLI tr",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "MoritzLaurer/mDeBERTa-v3-base-mnli-xnli",
					score: 80.7,
					date: "2022",
					source:
						"https://huggingface.co/MoritzLaurer/mDeBERTa-v3-base-mnli-xnli/commit/ec97e87224416348b76218858e50adf5e506d4b2",
				},
				{
					model: "microsoft/mdeberta-v3-base",
					score: 79.5,
					date: "2021-12",
					source:
						"https://huggingface.co/microsoft/mdeberta-v3-base/commit/c998f9d4c9063694fe660e4082c93b57cdf04adc",
				},
				{
					model: "FacebookAI/xlm-roberta-base",
					score: 74.2,
					date: "2021-12",
					source:
						"https://huggingface.co/microsoft/mdeberta-v3-base/commit/c998f9d4c9063694fe660e4082c93b57cdf04adc",
				},
			],
		},
	],
};
