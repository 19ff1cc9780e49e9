import type { MetricEntries } from "../tr/metric-entries.ts";

/** What readers read about each metric and its calculator, in English. */
export const metricEntries: MetricEntries = {
	classification: {
		title: "Accuracy, precision, recall and F1",
		says: "Accuracy tells which share of the predictions is right. Precision asks how many of those put into a class really belong there, recall how many of those that belong were found. F1 joins the two by their harmonic mean, and stays low when either is low.",
		misleads:
			"Accuracy deceives when classes differ in size. If five messages in a hundred are spam, a model that flags none reaches 0.95. The macro average counts small classes as much as large ones and shows the failure; in return, a class of a few examples can move it alone.",
		fields: {
			truth: {
				label: "True labels, one a line",
				example: "positive\npositive\npositive\npositive\nnegative\nnegative\nneutral\nneutral",
			},
			predicted: {
				label: "The model's predictions",
				example: "positive\npositive\nnegative\npositive\nnegative\npositive\nneutral\nnegative",
			},
		},
	},
	"exact-match": {
		title: "Exact match and word F1",
		says: "Exact match is the share of answers that equal the expected one to the letter. Word F1 counts shared words and gives credit to an answer that is partly right. Letters are made small and punctuation is dropped before comparing.",
		misleads:
			"Two answers that mean the same lose points when they are worded differently: “1994” is not “in 1994”. Where several answers are right, try each and take the best.",
		fields: {
			expected: {
				label: "Right answers, one a line",
				example: "in 1994\ntrams\nfish restaurants",
			},
			answers: { label: "The model's answers", example: "1994\ntrams\nGolden Horn" },
		},
	},
	anls: {
		title: "ANLS",
		says: "Compares the answers of models that read documents letter by letter. The edits that would make both texts equal are divided by the letters of the longer one and taken from 1. The mean over all questions is a score that forgives small slips of reading.",
		misleads:
			"For amounts, dates and identity numbers forgiveness is a flaw: a sum with one wrong digit still scores high. Give exact match as well there. In an answer of two letters one wrong letter brings the score to zero.",
		fields: {
			expected: { label: "Right answers, one a line", example: "12.03.2024\n214.50 TL\nA-1907" },
			answers: { label: "The model's answers", example: "12.03.2024\n214.60 TL\ninvoice" },
		},
	},
	"top-k": {
		title: "Top-K accuracy",
		says: "The share of examples whose true label is among the model's K best predictions. With K = 1 it is plain accuracy. In lists of hundreds of similar labels it shows how near the model came.",
		misleads:
			"As K nears the number of labels the figure rises to 1 by itself. With ten labels, guessing reaches a top-5 accuracy of 0.5. If your users see one result, use K = 1.",
		fields: {
			ranks: { label: "Rank of the true label, for each example", example: "1\n1\n2\n4\n1" },
			k: { label: "K", example: "3" },
		},
	},
	bleu: {
		title: "BLEU",
		says: "Asks how many runs of 1, 2, 3 and 4 words of the translation also stand in a reference, and takes the geometric mean of the four precisions. A brevity penalty keeps short translations from winning by precision alone.",
		misleads:
			"On a single sentence it is erratic: without a shared run of four words even a right translation scores zero. Synonyms and reordering count as errors. In Turkish one suffix makes a wholly different word, so scores are lower than in English; do not compare languages by BLEU.",
		fields: {
			reference: { label: "Reference translation", example: "we take the first morning ferry" },
			candidate: { label: "The model's translation", example: "we take the first morning boat" },
		},
	},
	chrf: {
		title: "chrF",
		says: "Counts runs of characters instead of words, so a word whose stem or ending fits gets part of the credit. Recall weighs twice as much: what was left out costs more than what was added.",
		misleads:
			"It does not see meaning: “it is safe” and “it is unsafe” score almost the same. A translation with its words in the wrong order may still rank high. For languages that build words from suffixes it is fairer than BLEU, yet no replacement for a human reader.",
		fields: {
			reference: { label: "Reference translation", example: "we take the first morning ferry" },
			candidate: { label: "The model's translation", example: "we take the first morning boat" },
		},
	},
	rouge: {
		title: "ROUGE",
		says: "Measures how far a summary overlaps with one written by a person. ROUGE-1 looks at single words, ROUGE-2 at pairs, ROUGE-L at the longest run whose order both keep. Recall tells how much of the reference came through, precision how much of the summary stands in the reference.",
		misleads:
			"It checks no facts: a summary with one wrong number scores high. A good summary in other words scores low. Longer summaries gain recall for free, so read F1.",
		fields: {
			reference: { label: "Reference summary", example: "storks migrate by crossing straits" },
			candidate: { label: "The model's summary", example: "storks cross straits to migrate" },
		},
	},
	wer: {
		title: "Word and character error rate (WER, CER)",
		says: "Counts the fewest words to change, insert and delete to turn the model's transcript into the true one, divided by the words of the true transcript. The character error rate does the same with letters and spaces. Zero is best; a model that invents a lot goes above 1.",
		misleads:
			"All errors weigh the same: hearing “fifteen” for “fifty” ruins an order, a comma changes nothing. Lower-casing and punctuation move the figure, so always say what was done to the texts. The Turkish rule turns I into ı, the general rule into i; on Turkish text only the former is right.",
		fields: {
			reference: {
				label: "True transcript",
				example: "Please order fifty folding chairs, and bring them to the garden.",
			},
			candidate: {
				label: "The model's transcript",
				example: "please order fifteen folding chairs and bring them the the garden",
			},
			folding: {
				label: "Capital letters",
				example: "general",
				options: {
					none: "Keep as they are",
					turkish: "Make small by the Turkish rule",
					general: "Make small by the general rule",
				},
			},
			punctuation: { label: "Leave punctuation out", example: "1" },
		},
	},
	perplexity: {
		title: "Perplexity and cross-entropy",
		says: "Cross-entropy is the mean of minus the logarithm of the probabilities that the model gave to the right tokens. Perplexity is its exponential, and tells between how many equal choices the model seemed to waver at each step: 4 means four.",
		misleads:
			"It compares only models with the same tokenizer; one that cuts a text into fewer pieces is more perplexed by each. Low perplexity shows fluent guessing, not answers that are right or useful. One token with a probability near zero drives up the mean.",
		fields: {
			probabilities: {
				label: "Probability of the right token, one a line",
				example: "0.5\n0.25\n0.125",
			},
		},
	},
	cosine: {
		title: "Cosine similarity",
		says: "The cosine of the angle between two vectors: 1 for the same direction, 0 for a right angle, −1 for opposite directions. The length of the vectors changes nothing, which makes it the usual way to compare embeddings.",
		misleads:
			"The number has no meaning of its own: unrelated sentences may score 0.1 in one model and 0.7 in another. Set the threshold for each model with your own data. Sentences that contradict each other share their topic, and so come out similar.",
		fields: {
			first: { label: "Vector a, one number a line", example: "3\n4" },
			second: { label: "Vector b", example: "4\n3" },
		},
	},
	"average-precision": {
		title: "Average precision (AP and mAP)",
		says: "Results are ranked by score, and the precision so far is taken at every hit; the sum is divided by the number of things to be found. The higher the hits stand, the higher AP. mAP is the mean over classes or queries.",
		misleads:
			"In object detection a threshold decides what a hit is: AP50 is content with an IoU of 0.5, AP75 asks for 0.75. Benchmarks compute AP in different ways (at each hit, at 11 or at 101 points), and published figures compare only within one way.",
		fields: {
			lists: {
				label: "Ranked results: 1 for a hit, 0 for a miss; one line for each class or query",
				example: "1 1 0 1\n0 1",
			},
			totals: { label: "How many there were to find, in the same order", example: "3\n1" },
		},
	},
	mrr: {
		title: "Mean reciprocal rank (MRR)",
		says: "For each query, 1 is divided by the rank of the first right result, and the mean is taken over the queries. Always first gives 1, always second 0.5. It suits searches in which people are content with the first thing they find.",
		misleads:
			"It looks at nothing after the first hit: a system that misses four of five relevant documents can score full marks. From rank one to two it loses 0.5, from nine to ten 0.011; the first few ranks decide everything.",
		fields: {
			lists: {
				label: "Ranked results: 1 for right, 0 for wrong; one line for each query",
				example: "1 0 0\n0 0 1\n0 0 0 1",
			},
		},
	},
	ndcg: {
		title: "nDCG",
		says: "Weighs the grade of each result together with its rank. Every grade is divided by a number that grows down the list, and the sum is divided by what the same grades would make in the best order. At 1 no order could be better.",
		misleads:
			"If the best order is built from the listed grades alone, relevant documents that were never retrieved stay invisible; this calculator does so too. Some libraries use powers of two as gain and score the same list differently. Say whose judgement the grades are.",
		fields: {
			grades: { label: "Grades, from the first result on", example: "2\n0\n1" },
			k: { label: "k: how many results", example: "3" },
		},
	},
	iou: {
		title: "Intersection over union (IoU)",
		says: "Divides the area that two boxes share by the area they cover together. Boxes that coincide score 1, boxes that do not touch 0. In object detection this number decides whether a box counts as right; the usual threshold is 0.5.",
		misleads:
			"It is merciless to small things: a shift of a few pixels goes unnoticed in a large box and halves the figure of a small one. Nor does it tell how far apart separate boxes are; they all score zero.",
		groups: { truth: "True box, in pixels", predicted: "Prediction, in pixels" },
		fields: {
			"truth-left": { label: "Left", example: "0" },
			"truth-top": { label: "Top", example: "0" },
			"truth-right": { label: "Right", example: "100" },
			"truth-bottom": { label: "Bottom", example: "100" },
			"predicted-left": { label: "Left", example: "20" },
			"predicted-top": { label: "Top", example: "15" },
			"predicted-right": { label: "Right", example: "120" },
			"predicted-bottom": { label: "Bottom", example: "115" },
		},
	},
	"mean-iou": {
		title: "Mean IoU (segmentation)",
		says: "In a map of segments the intersection of each class is divided by its union, and the mean is taken over the classes. A small class counts as much as the sky. In the example every letter is a pixel: k for sky, s for sea, b for boat.",
		misleads:
			"Pixel accuracy is lifted by large classes and hides the small thing that got lost; give both. Whether a class that is not in the picture enters the mean differs between libraries. The Dice coefficient is higher on the same data; do not mix them up.",
		fields: {
			truth: { label: "True map", example: "kkkkkkkk\nkkkbbkkk\nkkbbbbkk\nssssssss\nssssssss" },
			predicted: { label: "The model's map", example: "kkkkkkkk\nkkkkbkkk\nkkkbbbkk\nssssbsss\nssssssss" },
		},
	},
	regression: {
		title: "RMSE, MSE, MAE and R²",
		says: "MSE is the mean of the squared errors; its root, RMSE, has the unit of what is predicted. MAE is the mean of the absolute errors. R² shows how much better the model is than always saying the mean: 1 is perfect, 0 no better, and negative worse.",
		misleads:
			"Squaring lets one outlier dominate; a wide gap between RMSE and MAE is the sign of it. R² depends on the spread of the data and cannot be compared across datasets. A good mean may hide a systematic error in one group.",
		fields: {
			truth: { label: "True values, one a line", example: "10\n20\n30" },
			predicted: { label: "Predictions", example: "12\n18\n33" },
		},
	},
	return: {
		title: "Discounted total reward",
		says: "The reward an agent collects in an episode, with later rewards shrunk by powers of γ. With γ near one the agent looks far ahead, near zero only to the next step. It is the quantity that reinforcement learning raises.",
		misleads:
			"Totals with a different γ cannot be compared. You define the reward, so a high total does not promise the behaviour you want; the agent may have found a loophole. Give the mean and the spread over several seeds.",
		fields: {
			rewards: { label: "Rewards, step by step", example: "1\n0\n2" },
			discount: { label: "γ (between 0 and 1)", example: "0.9" },
		},
	},
};
