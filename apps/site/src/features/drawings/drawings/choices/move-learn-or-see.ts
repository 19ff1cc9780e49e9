import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a robot is to do something. */
export const moveLearnOrSee = defineTaskChoices({
	id: "move-learn-or-see",
	tasks: ["robotics", "reinforcement-learning", "object-detection", "depth-estimation"],
	words: {
		tr: {
			title: "Hareket mi, öğrenme mi, görme mi?",
			caption:
				"Her parça hep aynı yerde duruyorsa öğrenilmiş bir denetleyici gerekmez; klasik hareket planlama daha güvenilirdir.",
			question: "Robot için ne gerekiyor?",
			answers: [
				"görüp nasıl davranacağına karar vermek",
				"deneyerek, ödülle öğrenmek",
				"nesnenin yerini görmek",
				"nesnenin uzaklığını görmek",
			],
		},
		en: {
			title: "Move, learn or see?",
			caption:
				"If every part is always in the same place, no learned controller is needed; classical motion planning is more reliable.",
			question: "What does the robot need?",
			answers: [
				"to see and decide how to act",
				"to learn by trial and reward",
				"to see where a thing is",
				"to see how far away it is",
			],
		},
	},
});
