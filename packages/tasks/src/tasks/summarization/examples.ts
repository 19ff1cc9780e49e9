import type { TaskExamples } from "../../types/task.ts";

/** A text on storks in one sentence. */
export const examples = {
	tr: [
		{
			input: {
				inputs:
					"Göçmen kuşlar her sonbahar binlerce kilometre yol alarak daha sıcak bölgelere gider. Leylekler bu yolculukta kanat çırpmak yerine karaların üzerinde yükselen sıcak havadan yararlanır. Deniz üzerinde bu hava akımları oluşmadığından leylekler Akdeniz'i geçmez, boğazların üzerinden dolaşır. İstanbul Boğazı bu yüzden her yıl yüz binlerce leyleğin geçtiği bir köprüdür.",
			},
			output: {
				summary_text:
					"Leylekler karaların üzerinde yükselen sıcak havaya muhtaç olduğundan denizi aşmak yerine boğazlardan geçer; İstanbul Boğazı başlıca geçitlerden biridir.",
			},
		},
	],
	en: [
		{
			input: {
				inputs:
					"Every autumn migrating birds travel thousands of kilometres to warmer regions. Instead of beating their wings, storks ride the warm air that rises over land. As such currents do not form over the sea, storks do not cross the Mediterranean but go round it over the straits. This makes the Bosphorus a bridge that hundreds of thousands of storks use each year.",
			},
			output: {
				summary_text:
					"Storks depend on warm air rising over land, so they avoid the sea and pass over straits; the Bosphorus is one of their main crossings.",
			},
		},
	],
} as const satisfies TaskExamples;
