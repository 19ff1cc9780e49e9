// Made from the task folders by `npm run generate`. Do not edit.

import type { SchemaTaskId } from "../types/generated/task-ids.ts";
import type { JsonSchema, TaskSchemas } from "../types/json-schema.ts";

/** JSON Schema of the input of text-classification. */
export const textClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextClassificationInput",
	description: "A text to be put into classes.",
	"x-tr": "Sınıflara ayrılacak metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Sınıflandırılacak metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				function_to_apply: {
					title: "ClassificationOutputTransform",
					description: "How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`), or left as they are (`none`).",
					"x-tr": "Ham çıktıların nasıl puana çevrileceği: her etiket kendi başına (`sigmoid`), tüm etiketler 1'i paylaşarak (`softmax`) ya da olduğu gibi (`none`).",
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					description: "How many of the best results to return.",
					"x-tr": "En iyi sonuçlardan kaçının döndürüleceği.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-classification. */
export const textClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "TextClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of token-classification. */
export const tokenClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TokenClassificationInput",
	description: "A text in which words are to be labelled.",
	"x-tr": "Sözcükleri etiketlenecek metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Etiketlenecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TokenClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				ignore_labels: {
					description: "Labels to leave out of the result.",
					"x-tr": "Sonuca alınmayacak etiketler.",
					type: "array",
					items: {
						type: "string"
					}
				},
				stride: {
					description: "By how many tokens the pieces of a long text overlap.",
					"x-tr": "Uzun metnin parçalarının kaç belirteç örtüşeceği.",
					type: "integer",
					"x-unit": "token"
				},
				aggregation_strategy: {
					title: "TokenClassificationAggregationStrategy",
					description: "How pieces of words are joined: not at all (`none`), neighbours with the same label (`simple`), or whole words labelled by their first piece (`first`), by the mean (`average`) or by the best piece (`max`).",
					"x-tr": "Sözcük parçalarının nasıl birleştirileceği: birleştirilmez (`none`), aynı etiketli komşular birlikte (`simple`) ya da sözcük bütün olarak; etiketi ilk parçadan (`first`), ortalamadan (`average`) ya da en yüksek puanlı parçadan (`max`) gelir.",
					type: "string",
					enum: [
						"none",
						"simple",
						"first",
						"average",
						"max"
					]
				}
			}
		}
	}
};

/** JSON Schema of the result of token-classification. */
export const tokenClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TokenClassificationOutput",
	description: "Labelled stretches of the text, in reading order.",
	"x-tr": "Metnin etiketli bölümleri, okuma sırasıyla.",
	type: "array",
	items: {
		title: "TokenClassificationOutputElement",
		description: "A labelled stretch of the text.",
		"x-tr": "Metnin etiketli bir bölümü.",
		type: "object",
		required: [
			"score",
			"word",
			"start",
			"end"
		],
		properties: {
			entity_group: {
				description: "Label of joined pieces; present with an aggregation strategy.",
				"x-tr": "Birleştirilmiş parçaların etiketi; birleştirme yöntemi seçildiyse bulunur.",
				type: "string"
			},
			entity: {
				description: "Label of a single piece; present without an aggregation strategy.",
				"x-tr": "Tek bir parçanın etiketi; birleştirme yöntemi seçilmediyse bulunur.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			},
			word: {
				description: "The text that was found.",
				"x-tr": "Bulunan metin.",
				type: "string"
			},
			start: {
				description: "Place of the first character.",
				"x-tr": "İlk karakterin yeri.",
				type: "integer"
			},
			end: {
				description: "Place after the last character.",
				"x-tr": "Son karakterden sonraki yer.",
				type: "integer"
			}
		}
	}
};

/** JSON Schema of the input of table-question-answering. */
export const tableQuestionAnsweringInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TableQuestionAnsweringInput",
	description: "A table and a question about it.",
	"x-tr": "Bir tablo ve ona ilişkin bir soru.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "TableQuestionAnsweringInputData",
			description: "The table and the question.",
			"x-tr": "Tablo ve soru.",
			type: "object",
			required: [
				"table",
				"question"
			],
			properties: {
				table: {
					description: "The table by column: name to list of cells, all as text.",
					"x-tr": "Sütunlarıyla tablo: sütun adı ve hücrelerin listesi, hepsi metin olarak.",
					type: "object",
					additionalProperties: {
						type: "array",
						items: {
							type: "string"
						}
					}
				},
				question: {
					description: "The question.",
					"x-tr": "Sorulan soru.",
					type: "string"
				}
			}
		},
		parameters: {
			title: "TableQuestionAnsweringParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				padding: {
					title: "TableQuestionAnsweringPadding",
					description: "How inputs shorter than others are filled up.",
					"x-tr": "Ötekilerden kısa girdilerin nasıl doldurulacağı.",
					type: "string",
					enum: [
						"do_not_pad",
						"longest",
						"max_length"
					],
					default: "do_not_pad"
				},
				sequential: {
					description: "Answer several questions one after another, so that a question may refer to the answer before it.",
					"x-tr": "Birden çok soruyu art arda yanıtla; böylece bir soru önceki yanıta gönderme yapabilir.",
					type: "boolean",
					default: false
				},
				truncation: {
					description: "Drop rows of a table that is too long for the model.",
					"x-tr": "Model için fazla uzun tablonun satırlarını at.",
					type: "boolean",
					default: false
				}
			}
		}
	}
};

/** JSON Schema of the result of table-question-answering. */
export const tableQuestionAnsweringOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TableQuestionAnsweringOutput",
	description: "Answers with the cells they come from.",
	"x-tr": "Yanıtlar ve alındıkları hücreler.",
	type: "array",
	items: {
		title: "TableQuestionAnsweringOutputElement",
		description: "An answer from a table.",
		"x-tr": "Tablodan alınan bir yanıt.",
		type: "object",
		required: [
			"answer",
			"coordinates",
			"cells"
		],
		properties: {
			answer: {
				description: "The answer, after its calculation when there is one.",
				"x-tr": "Verilen yanıt; hesap yapıldıysa başında hesabın adı bulunur.",
				type: "string"
			},
			coordinates: {
				description: "Row and column of each cell, from 0.",
				"x-tr": "Her hücrenin satırı ve sütunu, 0 ile başlar.",
				type: "array",
				items: {
					type: "array",
					items: {
						type: "integer"
					}
				}
			},
			cells: {
				description: "Contents of the cells.",
				"x-tr": "Hücrelerin içeriği.",
				type: "array",
				items: {
					type: "string"
				}
			},
			aggregator: {
				description: "Calculation over the cells, such as `SUM`, `AVERAGE`, `COUNT` or `NONE`.",
				"x-tr": "Hücreler üzerinde yapılan hesap; örneğin `SUM`, `AVERAGE`, `COUNT` ya da `NONE`.",
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of question-answering. */
export const questionAnsweringInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "QuestionAnsweringInput",
	description: "A question and a text to look for the answer in.",
	"x-tr": "Bir soru ve yanıtın aranacağı metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "QuestionAnsweringInputData",
			description: "The question and the text.",
			"x-tr": "Soru ve metin.",
			type: "object",
			required: [
				"context",
				"question"
			],
			properties: {
				question: {
					description: "The question.",
					"x-tr": "Sorulan soru.",
					type: "string"
				},
				context: {
					description: "Text to look for the answer in.",
					"x-tr": "Yanıtın aranacağı metin.",
					type: "string",
					"x-text": "long"
				}
			}
		},
		parameters: {
			title: "QuestionAnsweringParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				top_k: {
					description: "How many of the best answers to return. Fewer come back when the text offers fewer.",
					"x-tr": "En iyi yanıtlardan kaçının döndürüleceği. Metinden daha azı çıkıyorsa daha azı döner.",
					type: "integer"
				},
				doc_stride: {
					description: "By how many tokens the pieces of a long text overlap.",
					"x-tr": "Uzun metnin parçalarının kaç belirteç örtüşeceği.",
					type: "integer",
					"x-unit": "token"
				},
				max_answer_len: {
					description: "Longest answer allowed.",
					"x-tr": "İzin verilen en uzun yanıt.",
					type: "integer",
					"x-unit": "token"
				},
				max_seq_len: {
					description: "Longest piece given to the model at once, question included. Longer texts are split.",
					"x-tr": "Modele bir kerede verilen en uzun parça, soru dâhil. Daha uzun metinler bölünür.",
					type: "integer",
					"x-unit": "token"
				},
				max_question_len: {
					description: "Longest question; what is beyond is cut.",
					"x-tr": "En uzun soru; fazlası kesilir.",
					type: "integer",
					"x-unit": "token"
				},
				handle_impossible_answer: {
					description: "Allow an empty answer when the text does not hold one.",
					"x-tr": "Metin yanıtı içermiyorsa boş yanıta izin ver.",
					type: "boolean"
				},
				align_to_words: {
					description: "Widen answers to whole words. Good for languages with spaces between words.",
					"x-tr": "Yanıtı tam sözcüklere genişlet. Sözcükleri boşlukla ayrılan dillerde işe yarar.",
					type: "boolean"
				}
			}
		}
	}
};

/** JSON Schema of the result of question-answering. */
export const questionAnsweringOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "QuestionAnsweringOutput",
	description: "Answers, best first.",
	"x-tr": "Yanıtlar, en iyisi başta.",
	type: "array",
	items: {
		title: "QuestionAnsweringOutputElement",
		description: "An answer cut out of the text.",
		"x-tr": "Metinden alınan bir yanıt.",
		type: "object",
		required: [
			"answer",
			"score",
			"start",
			"end"
		],
		properties: {
			answer: {
				description: "The answer.",
				"x-tr": "Verilen yanıt.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			},
			start: {
				description: "Place of the first character in the text.",
				"x-tr": "İlk karakterin metindeki yeri.",
				type: "integer"
			},
			end: {
				description: "Place after the last character in the text.",
				"x-tr": "Son karakterden sonraki yer.",
				type: "integer"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-classification. */
export const zeroShotClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotClassificationInput",
	description: "A text and the labels to choose from.",
	"x-tr": "Bir metin ve aralarından seçim yapılacak etiketler.",
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Sınıflandırılacak metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "ZeroShotClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					description: "Labels to choose from.",
					"x-tr": "Aralarından seçim yapılacak etiketler.",
					type: "array",
					items: {
						type: "string"
					}
				},
				hypothesis_template: {
					description: "Sentence into which each label is put, with `{}` as the gap.",
					"x-tr": "Her etiketin yerleştirileceği cümle; boşluk `{}` ile gösterilir.",
					type: "string"
				},
				multi_label: {
					description: "Judge each label on its own, so that several may be true. Scores then do not add up to 1.",
					"x-tr": "Her etiketi ayrı değerlendir; birden çoğu doğru olabilir ve puanların toplamı 1 olmaz.",
					type: "boolean"
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-classification. */
export const zeroShotClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "ZeroShotClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of translation. */
export const translationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TranslationInput",
	description: "A text to be translated.",
	"x-tr": "Çevrilecek metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Çevrilecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TranslationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				src_lang: {
					description: "Language of the text, in the code the model uses. Needed by models that know many languages.",
					"x-tr": "Metnin dili, modelin kullandığı kodla. Çok dilli modellerde gereklidir.",
					type: "string",
					examples: [
						"tr",
						"en",
						"de",
						"fr",
						"ar",
						"tr_TR",
						"en_XX",
						"de_DE",
						"fr_XX",
						"ar_AR",
						"tur_Latn",
						"eng_Latn",
						"deu_Latn",
						"fra_Latn",
						"arb_Arab"
					]
				},
				tgt_lang: {
					description: "Language to translate into, in the code the model uses. Needed by models that know many languages.",
					"x-tr": "Çevrilecek dil, modelin kullandığı kodla. Çok dilli modellerde gereklidir.",
					type: "string",
					examples: [
						"tr",
						"en",
						"de",
						"fr",
						"ar",
						"tr_TR",
						"en_XX",
						"de_DE",
						"fr_XX",
						"ar_AR",
						"tur_Latn",
						"eng_Latn",
						"deu_Latn",
						"fra_Latn",
						"arb_Arab"
					]
				},
				clean_up_tokenization_spaces: {
					description: "Remove stray spaces from the result.",
					"x-tr": "Sonuçtaki gereksiz boşlukları temizle.",
					type: "boolean"
				},
				truncation: {
					title: "TruncationStrategy",
					description: "How an input that is too long is cut: not at all, at the longest part, only the first part, or only the second.",
					"x-tr": "Fazla uzun girdinin nasıl kesileceği: hiç kesilmez, en uzun parçadan, yalnızca ilk parçadan ya da yalnızca ikinci parçadan.",
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					description: "Further settings of the generation, passed on as they are.",
					"x-tr": "Olduğu gibi aktarılan ek üretim ayarları.",
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of translation. */
export const translationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TranslationOutput",
	description: "The translation of the text.",
	"x-tr": "Metnin çevirisi.",
	type: "object",
	required: [
		"translation_text"
	],
	properties: {
		translation_text: {
			description: "The translation of the text.",
			"x-tr": "Metnin çevirisi.",
			type: "string"
		}
	}
};

/** JSON Schema of the input of summarization. */
export const summarizationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "SummarizationInput",
	description: "A text to be shortened.",
	"x-tr": "Kısaltılacak metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Özetlenecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "SummarizationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				clean_up_tokenization_spaces: {
					description: "Remove stray spaces from the result.",
					"x-tr": "Sonuçtaki gereksiz boşlukları temizle.",
					type: "boolean"
				},
				truncation: {
					title: "TruncationStrategy",
					description: "How an input that is too long is cut: not at all, at the longest part, only the first part, or only the second.",
					"x-tr": "Fazla uzun girdinin nasıl kesileceği: hiç kesilmez, en uzun parçadan, yalnızca ilk parçadan ya da yalnızca ikinci parçadan.",
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					description: "Further settings of the generation, passed on as they are.",
					"x-tr": "Olduğu gibi aktarılan ek üretim ayarları.",
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of summarization. */
export const summarizationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "SummarizationOutput",
	description: "The summary of the text.",
	"x-tr": "Metnin özeti.",
	type: "object",
	required: [
		"summary_text"
	],
	properties: {
		summary_text: {
			description: "The summary of the text.",
			"x-tr": "Metnin özeti.",
			type: "string"
		}
	}
};

/** JSON Schema of the input of feature-extraction. */
export const featureExtractionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "FeatureExtractionInput",
	description: "Texts to turn into vectors. The settings are fields beside the texts.",
	"x-tr": "Vektöre çevrilecek metinler. Ayarlar metinlerin yanında yer alır.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "One text, or several.",
			"x-tr": "Tek bir metin ya da birden çok metin.",
			"x-text": "long",
			anyOf: [
				{
					type: "string"
				},
				{
					type: "array",
					items: {
						type: "string"
					}
				}
			]
		},
		normalize: {
			description: "Scale every vector to length 1, so that a dot product is the cosine similarity.",
			"x-tr": "Her vektörün normunu 1 yap; böylece iç çarpım kosinüs benzerliğine eşit olur.",
			type: "boolean",
			default: true
		},
		prompt_name: {
			description: "Name of a prompt stored with the model that is put before the text, such as `query`.",
			"x-tr": "Modelle birlikte saklanan ve metnin önüne eklenen istemin adı, örneğin `query`.",
			type: [
				"string",
				"null"
			]
		},
		truncate: {
			description: "Cut texts that are too long for the model instead of refusing them.",
			"x-tr": "Model için fazla uzun metinleri reddetmek yerine kes.",
			type: [
				"boolean",
				"null"
			],
			default: false
		},
		truncation_direction: {
			title: "FeatureExtractionInputTruncationDirection",
			description: "The end at which a long text is cut.",
			"x-tr": "Uzun metnin hangi ucundan kesileceği.",
			type: "string",
			enum: [
				"left",
				"right"
			],
			default: "right"
		}
	}
};

/** JSON Schema of the result of feature-extraction. */
export const featureExtractionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "FeatureExtractionOutput",
	description: "One vector for each text, in the order of the texts.",
	"x-tr": "Her metin için bir vektör; sıra metinlerin sırasıyla aynıdır.",
	type: "array",
	items: {
		type: "array",
		items: {
			type: "number"
		}
	}
};

/** JSON Schema of the input of text-generation. */
export const textGenerationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextGenerationInput",
	description: "A text that continues the prompt.",
	"x-tr": "İstemi sürdüren bir metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "Prompt: the text to continue.",
			"x-tr": "İstem: sürdürülecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextGenerationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				adapter_id: {
					description: "LoRA adapter to load on top of the model.",
					"x-tr": "Modelin üzerine yüklenecek LoRA uyarlayıcısı.",
					type: [
						"string",
						"null"
					]
				},
				best_of: {
					description: "Number of results to make; the likeliest one is returned.",
					"x-tr": "Üretilecek sonuç sayısı; en olası olanı döndürülür.",
					type: [
						"integer",
						"null"
					],
					exclusiveMinimum: 0
				},
				decoder_input_details: {
					description: "Also return the tokens of the prompt with their probabilities.",
					"x-tr": "İstemin belirteçlerini de olasılıklarıyla döndür.",
					type: "boolean",
					default: false
				},
				details: {
					description: "Also return the tokens that were made and why the text ended.",
					"x-tr": "Üretilen belirteçleri ve metnin neden bittiğini de döndür.",
					type: "boolean",
					default: true
				},
				do_sample: {
					description: "Draw tokens at random instead of always taking the likeliest.",
					"x-tr": "Hep en olası belirteci almak yerine rastgele örnekle.",
					type: "boolean",
					default: false
				},
				frequency_penalty: {
					description: "Makes tokens less likely the more often they have occurred. 0 means no penalty.",
					"x-tr": "Belirteçleri, metinde geçme sıklıkları arttıkça daha az olası kılar. 0, ceza yok demektir.",
					type: [
						"number",
						"null"
					],
					exclusiveMinimum: -2
				},
				grammar: {
					description: "Form that the text must have.",
					"x-tr": "Metnin uyması gereken biçim.",
					anyOf: [
						{
							title: "TextGenerationInputGrammarType",
							description: "A grammar: a JSON Schema, a regular expression, or a named JSON Schema.",
							"x-tr": "Dil bilgisi: bir JSON şeması, bir düzenli ifade ya da adlandırılmış bir JSON şeması.",
							anyOf: [
								{
									title: "TextGenerationInputJsonGrammar",
									description: "The text is JSON that fits a schema.",
									"x-tr": "Metin, bir şemaya uyan JSON olur.",
									type: "object",
									required: [
										"type",
										"value"
									],
									properties: {
										type: {
											type: "string",
											enum: [
												"json"
											],
											description: "Kind of grammar.",
											"x-tr": "Dil bilgisinin türü."
										},
										value: {
											description: "The JSON Schema, or its text.",
											"x-tr": "JSON şeması ya da metin hâli."
										}
									}
								},
								{
									title: "TextGenerationInputRegexGrammar",
									description: "The text fits a regular expression.",
									"x-tr": "Metin bir düzenli ifadeye uyar.",
									type: "object",
									required: [
										"type",
										"value"
									],
									properties: {
										type: {
											type: "string",
											enum: [
												"regex"
											],
											description: "Kind of grammar.",
											"x-tr": "Dil bilgisinin türü."
										},
										value: {
											description: "The regular expression.",
											"x-tr": "Düzenli ifade.",
											type: "string"
										}
									}
								},
								{
									title: "TextGenerationInputNamedJsonGrammar",
									description: "The text is JSON that fits a named schema.",
									"x-tr": "Metin, adlandırılmış bir şemaya uyan JSON olur.",
									type: "object",
									required: [
										"type",
										"value"
									],
									properties: {
										type: {
											type: "string",
											enum: [
												"json_schema"
											],
											description: "Kind of grammar.",
											"x-tr": "Dil bilgisinin türü."
										},
										value: {
											title: "TextGenerationInputJsonSchemaConfig",
											description: "A JSON Schema with a name.",
											"x-tr": "Adı olan bir JSON şeması.",
											type: "object",
											required: [
												"schema"
											],
											properties: {
												name: {
													description: "Name of the schema.",
													"x-tr": "Şemanın adı.",
													type: [
														"string",
														"null"
													]
												},
												schema: {
													description: "The JSON Schema.",
													"x-tr": "JSON şeması."
												}
											}
										}
									}
								}
							]
						},
						{
							type: "null"
						}
					]
				},
				max_new_tokens: {
					description: "Most tokens to make.",
					"x-tr": "Üretilecek en fazla belirteç sayısı.",
					type: [
						"integer",
						"null"
					],
					minimum: 0,
					default: 1024,
					"x-unit": "token"
				},
				repetition_penalty: {
					description: "Penalty for tokens that have occurred already. 1 means none.",
					"x-tr": "Daha önce geçmiş belirteçlere uygulanan ceza. 1, ceza yok demektir.",
					type: [
						"number",
						"null"
					],
					exclusiveMinimum: 0
				},
				return_full_text: {
					description: "Put the prompt before the result.",
					"x-tr": "Sonucun başına istemi de ekle.",
					type: [
						"boolean",
						"null"
					]
				},
				seed: {
					description: "Start of the random numbers, for repeatable results.",
					"x-tr": "Yinelenebilir sonuçlar için rastgele sayıların başlangıcı.",
					type: [
						"integer",
						"null"
					],
					exclusiveMinimum: 0
				},
				stop: {
					description: "Texts that end the generation as soon as they appear.",
					"x-tr": "Göründükleri anda üretimi bitiren metinler.",
					type: "array",
					maxItems: 4,
					items: {
						type: "string"
					}
				},
				temperature: {
					description: "Randomness. Low values stay close to the likeliest text, high values surprise.",
					"x-tr": "Rastgelelik. Düşük değerler en olası metne yakın durur, yüksek değerler şaşırtır.",
					type: [
						"number",
						"null"
					],
					exclusiveMinimum: 0
				},
				top_k: {
					description: "Choose only among this many of the likeliest tokens.",
					"x-tr": "Yalnızca en olası bu kadar belirteç arasından seç.",
					type: [
						"integer",
						"null"
					],
					exclusiveMinimum: 0
				},
				top_n_tokens: {
					description: "Return this many of the likeliest tokens at each step.",
					"x-tr": "Her adımda en olası bu kadar belirteci de döndür.",
					type: [
						"integer",
						"null"
					],
					exclusiveMinimum: 0
				},
				top_p: {
					description: "Choose only among the likeliest tokens that together reach this probability.",
					"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
					type: [
						"number",
						"null"
					],
					exclusiveMinimum: 0,
					maximum: 1
				},
				truncate: {
					description: "Keep only this many tokens of the prompt.",
					"x-tr": "İstemin yalnızca bu kadar belirtecini kullan.",
					type: [
						"integer",
						"null"
					],
					minimum: 0,
					"x-unit": "token"
				},
				typical_p: {
					description: "Share of probability kept by typical decoding, which prefers tokens of average surprise.",
					"x-tr": "Tipik örneklemede korunan olasılık payı; bu yöntem ne çok beklenen ne çok şaşırtıcı belirteçleri yeğler.",
					type: [
						"number",
						"null"
					],
					exclusiveMinimum: 0,
					maximum: 1
				},
				watermark: {
					description: "Hide a statistical watermark in the text.",
					"x-tr": "Metne istatistiksel bir filigran göm.",
					type: "boolean",
					default: false
				}
			}
		},
		stream: {
			description: "Send the answer in pieces as it is made.",
			"x-tr": "Yanıtı üretildikçe parça parça gönder.",
			type: "boolean",
			default: false
		}
	}
};

/** JSON Schema of the result of text-generation. */
export const textGenerationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextGenerationOutput",
	description: "The generated text.",
	"x-tr": "Üretilen metin.",
	type: "object",
	required: [
		"generated_text"
	],
	properties: {
		generated_text: {
			description: "The generated text.",
			"x-tr": "Üretilen metin.",
			type: "string"
		},
		details: {
			description: "Tokens of the text and why it ended, when they were requested.",
			"x-tr": "İstendiyse metnin belirteçleri ve bitiş nedeni.",
			anyOf: [
				{
					title: "TextGenerationOutputDetails",
					description: "Tokens and reasons behind the text.",
					"x-tr": "Metnin belirteçleri ve bitiş nedeni.",
					type: "object",
					required: [
						"finish_reason",
						"generated_tokens",
						"prefill",
						"tokens"
					],
					properties: {
						best_of_sequences: {
							description: "The other results, when more than one was made.",
							"x-tr": "Birden çok sonuç üretildiyse ötekiler.",
							type: [
								"array",
								"null"
							],
							items: {
								title: "TextGenerationOutputBestOfSequence",
								description: "One of several results.",
								"x-tr": "Birden çok sonuçtan biri.",
								type: "object",
								required: [
									"generated_text",
									"finish_reason",
									"generated_tokens",
									"prefill",
									"tokens"
								],
								properties: {
									generated_text: {
										description: "Text of this result.",
										"x-tr": "Bu sonucun metni.",
										type: "string"
									},
									finish_reason: {
										title: "TextGenerationOutputFinishReason",
										description: "Why the text ended: the limit was reached, the model ended it, or a stop text appeared.",
										"x-tr": "Metnin neden bittiği: sınıra ulaşıldı, model bitirdi ya da bir durdurma metni göründü.",
										type: "string",
										enum: [
											"length",
											"eos_token",
											"stop_sequence"
										]
									},
									generated_tokens: {
										description: "Number of tokens made.",
										"x-tr": "Üretilen belirteç sayısı.",
										type: "integer",
										minimum: 0,
										"x-unit": "token"
									},
									prefill: {
										description: "Tokens of the prompt, when they were requested.",
										"x-tr": "İstendiyse istemin belirteçleri.",
										type: "array",
										items: {
											title: "TextGenerationOutputPrefillToken",
											description: "A token of the prompt.",
											"x-tr": "İstemin bir belirteci.",
											type: "object",
											required: [
												"id",
												"logprob",
												"text"
											],
											properties: {
												id: {
													description: "Number of the token in the vocabulary.",
													"x-tr": "Belirtecin sözlükteki numarası.",
													type: "integer",
													minimum: 0
												},
												logprob: {
													description: "Natural logarithm of the probability.",
													"x-tr": "Olasılığın doğal logaritması.",
													type: [
														"number",
														"null"
													]
												},
												text: {
													description: "Text of the token.",
													"x-tr": "Belirtecin metni.",
													type: "string"
												}
											}
										}
									},
									seed: {
										description: "Start of the random numbers that was used.",
										"x-tr": "Kullanılan rastgele sayı başlangıcı.",
										type: [
											"integer",
											"null"
										],
										minimum: 0
									},
									tokens: {
										description: "Tokens the model made, in order.",
										"x-tr": "Modelin ürettiği belirteçler, sırasıyla.",
										type: "array",
										items: {
											title: "TextGenerationOutputToken",
											description: "A token the model made.",
											"x-tr": "Modelin ürettiği bir belirteç.",
											type: "object",
											required: [
												"id",
												"logprob",
												"special",
												"text"
											],
											properties: {
												id: {
													description: "Number of the token in the vocabulary.",
													"x-tr": "Belirtecin sözlükteki numarası.",
													type: "integer",
													minimum: 0
												},
												logprob: {
													description: "Natural logarithm of the probability.",
													"x-tr": "Olasılığın doğal logaritması.",
													type: [
														"number",
														"null"
													]
												},
												special: {
													description: "Whether it is a special token, not part of the text.",
													"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
													type: "boolean"
												},
												text: {
													description: "Text of the token.",
													"x-tr": "Belirtecin metni.",
													type: "string"
												}
											}
										}
									},
									top_tokens: {
										description: "Likeliest tokens at each step, when they were requested.",
										"x-tr": "İstendiyse her adımdaki en olası belirteçler.",
										type: "array",
										items: {
											type: "array",
											items: {
												title: "TextGenerationOutputToken",
												description: "A token the model made.",
												"x-tr": "Modelin ürettiği bir belirteç.",
												type: "object",
												required: [
													"id",
													"logprob",
													"special",
													"text"
												],
												properties: {
													id: {
														description: "Number of the token in the vocabulary.",
														"x-tr": "Belirtecin sözlükteki numarası.",
														type: "integer",
														minimum: 0
													},
													logprob: {
														description: "Natural logarithm of the probability.",
														"x-tr": "Olasılığın doğal logaritması.",
														type: [
															"number",
															"null"
														]
													},
													special: {
														description: "Whether it is a special token, not part of the text.",
														"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
														type: "boolean"
													},
													text: {
														description: "Text of the token.",
														"x-tr": "Belirtecin metni.",
														type: "string"
													}
												}
											}
										}
									}
								}
							}
						},
						finish_reason: {
							title: "TextGenerationOutputFinishReason",
							description: "Why the text ended: the limit was reached, the model ended it, or a stop text appeared.",
							"x-tr": "Metnin neden bittiği: sınıra ulaşıldı, model bitirdi ya da bir durdurma metni göründü.",
							type: "string",
							enum: [
								"length",
								"eos_token",
								"stop_sequence"
							]
						},
						generated_tokens: {
							description: "Number of tokens made.",
							"x-tr": "Üretilen belirteç sayısı.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						},
						prefill: {
							description: "Tokens of the prompt, when they were requested.",
							"x-tr": "İstendiyse istemin belirteçleri.",
							type: "array",
							items: {
								title: "TextGenerationOutputPrefillToken",
								description: "A token of the prompt.",
								"x-tr": "İstemin bir belirteci.",
								type: "object",
								required: [
									"id",
									"logprob",
									"text"
								],
								properties: {
									id: {
										description: "Number of the token in the vocabulary.",
										"x-tr": "Belirtecin sözlükteki numarası.",
										type: "integer",
										minimum: 0
									},
									logprob: {
										description: "Natural logarithm of the probability.",
										"x-tr": "Olasılığın doğal logaritması.",
										type: [
											"number",
											"null"
										]
									},
									text: {
										description: "Text of the token.",
										"x-tr": "Belirtecin metni.",
										type: "string"
									}
								}
							}
						},
						seed: {
							description: "Start of the random numbers that was used.",
							"x-tr": "Kullanılan rastgele sayı başlangıcı.",
							type: [
								"integer",
								"null"
							],
							minimum: 0
						},
						tokens: {
							description: "Tokens the model made, in order.",
							"x-tr": "Modelin ürettiği belirteçler, sırasıyla.",
							type: "array",
							items: {
								title: "TextGenerationOutputToken",
								description: "A token the model made.",
								"x-tr": "Modelin ürettiği bir belirteç.",
								type: "object",
								required: [
									"id",
									"logprob",
									"special",
									"text"
								],
								properties: {
									id: {
										description: "Number of the token in the vocabulary.",
										"x-tr": "Belirtecin sözlükteki numarası.",
										type: "integer",
										minimum: 0
									},
									logprob: {
										description: "Natural logarithm of the probability.",
										"x-tr": "Olasılığın doğal logaritması.",
										type: [
											"number",
											"null"
										]
									},
									special: {
										description: "Whether it is a special token, not part of the text.",
										"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
										type: "boolean"
									},
									text: {
										description: "Text of the token.",
										"x-tr": "Belirtecin metni.",
										type: "string"
									}
								}
							}
						},
						top_tokens: {
							description: "Likeliest tokens at each step, when they were requested.",
							"x-tr": "İstendiyse her adımdaki en olası belirteçler.",
							type: "array",
							items: {
								type: "array",
								items: {
									title: "TextGenerationOutputToken",
									description: "A token the model made.",
									"x-tr": "Modelin ürettiği bir belirteç.",
									type: "object",
									required: [
										"id",
										"logprob",
										"special",
										"text"
									],
									properties: {
										id: {
											description: "Number of the token in the vocabulary.",
											"x-tr": "Belirtecin sözlükteki numarası.",
											type: "integer",
											minimum: 0
										},
										logprob: {
											description: "Natural logarithm of the probability.",
											"x-tr": "Olasılığın doğal logaritması.",
											type: [
												"number",
												"null"
											]
										},
										special: {
											description: "Whether it is a special token, not part of the text.",
											"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
											type: "boolean"
										},
										text: {
											description: "Text of the token.",
											"x-tr": "Belirtecin metni.",
											type: "string"
										}
									}
								}
							}
						}
					}
				},
				{
					type: "null"
				}
			]
		}
	}
};

/** JSON Schema of one streamed event of text-generation. */
export const textGenerationStreamOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextGenerationStreamOutput",
	description: "One event of a stream: a token, and at the end the whole text.",
	"x-tr": "Akışın bir olayı: bir belirteç, sonda ise metnin tamamı.",
	type: "object",
	required: [
		"index",
		"token"
	],
	properties: {
		index: {
			description: "Place of the token in the text, from 1.",
			"x-tr": "Belirtecin metindeki sırası, 1 ile başlar.",
			type: "integer",
			minimum: 0
		},
		token: {
			title: "TextGenerationStreamOutputToken",
			description: "The token just made.",
			"x-tr": "Az önce üretilen belirteç.",
			type: "object",
			required: [
				"id",
				"logprob",
				"special",
				"text"
			],
			properties: {
				id: {
					description: "Number of the token in the vocabulary.",
					"x-tr": "Belirtecin sözlükteki numarası.",
					type: "integer",
					minimum: 0
				},
				logprob: {
					description: "Natural logarithm of the probability.",
					"x-tr": "Olasılığın doğal logaritması.",
					type: [
						"number",
						"null"
					]
				},
				special: {
					description: "Whether it is a special token, not part of the text.",
					"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
					type: "boolean"
				},
				text: {
					description: "Text of the token.",
					"x-tr": "Belirtecin metni.",
					type: "string"
				}
			}
		},
		generated_text: {
			description: "The whole text; only in the last event.",
			"x-tr": "Metnin tamamı; yalnızca son olayda bulunur.",
			type: [
				"string",
				"null"
			]
		},
		details: {
			description: "Reason and counts; only in the last event.",
			"x-tr": "Bitiş nedeni ve sayılar; yalnızca son olayda bulunur.",
			anyOf: [
				{
					title: "TextGenerationStreamOutputStreamDetails",
					description: "Reason and counts at the end of a stream.",
					"x-tr": "Akışın sonundaki neden ve sayılar.",
					type: "object",
					required: [
						"finish_reason",
						"generated_tokens",
						"input_length"
					],
					properties: {
						finish_reason: {
							title: "TextGenerationOutputFinishReason",
							description: "Why the text ended: the limit was reached, the model ended it, or a stop text appeared.",
							"x-tr": "Metnin neden bittiği: sınıra ulaşıldı, model bitirdi ya da bir durdurma metni göründü.",
							type: "string",
							enum: [
								"length",
								"eos_token",
								"stop_sequence"
							]
						},
						generated_tokens: {
							description: "Number of tokens made.",
							"x-tr": "Üretilen belirteç sayısı.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						},
						input_length: {
							description: "Length of the prompt.",
							"x-tr": "İstemin uzunluğu.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						},
						seed: {
							description: "Start of the random numbers that was used.",
							"x-tr": "Kullanılan rastgele sayı başlangıcı.",
							type: [
								"integer",
								"null"
							],
							minimum: 0
						}
					}
				},
				{
					type: "null"
				}
			]
		},
		top_tokens: {
			description: "Likeliest tokens at this step, when they were requested.",
			"x-tr": "İstendiyse bu adımdaki en olası belirteçler.",
			type: "array",
			items: {
				title: "TextGenerationOutputToken",
				description: "A token the model made.",
				"x-tr": "Modelin ürettiği bir belirteç.",
				type: "object",
				required: [
					"id",
					"logprob",
					"special",
					"text"
				],
				properties: {
					id: {
						description: "Number of the token in the vocabulary.",
						"x-tr": "Belirtecin sözlükteki numarası.",
						type: "integer",
						minimum: 0
					},
					logprob: {
						description: "Natural logarithm of the probability.",
						"x-tr": "Olasılığın doğal logaritması.",
						type: [
							"number",
							"null"
						]
					},
					special: {
						description: "Whether it is a special token, not part of the text.",
						"x-tr": "Metnin parçası olmayan bir özel belirteç olup olmadığı.",
						type: "boolean"
					},
					text: {
						description: "Text of the token.",
						"x-tr": "Belirtecin metni.",
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of text2text-generation. */
export const text2textGenerationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "Text2TextGenerationInput",
	description: "A text to be rewritten.",
	"x-tr": "Yeniden yazılacak metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text, usually with the instruction before it.",
			"x-tr": "Dönüştürülecek metin; yönerge genellikle başında durur.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "Text2TextGenerationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				clean_up_tokenization_spaces: {
					description: "Remove stray spaces from the result.",
					"x-tr": "Sonuçtaki gereksiz boşlukları temizle.",
					type: "boolean"
				},
				truncation: {
					title: "TruncationStrategy",
					description: "How an input that is too long is cut: not at all, at the longest part, only the first part, or only the second.",
					"x-tr": "Fazla uzun girdinin nasıl kesileceği: hiç kesilmez, en uzun parçadan, yalnızca ilk parçadan ya da yalnızca ikinci parçadan.",
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					description: "Further settings of the generation, passed on as they are.",
					"x-tr": "Olduğu gibi aktarılan ek üretim ayarları.",
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of text2text-generation. */
export const text2textGenerationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "Text2TextGenerationOutput",
	description: "The generated text.",
	"x-tr": "Üretilen metin.",
	type: "object",
	properties: {
		generated_text: {
			description: "The generated text.",
			"x-tr": "Üretilen metin.",
			type: "string"
		}
	}
};

/** JSON Schema of the input of fill-mask. */
export const fillMaskInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "FillMaskInput",
	description: "A text with a gap.",
	"x-tr": "Boşluk içeren bir metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text, with the mask token of the model as the gap.",
			"x-tr": "Metin; boşluğun yerinde modelin maske belirteci durur.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "FillMaskParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				top_k: {
					description: "How many fillings to return.",
					"x-tr": "Döndürülecek seçenek sayısı.",
					type: "integer"
				},
				targets: {
					description: "Score only these words instead of the whole vocabulary. A word the model does not know is cut to its first piece.",
					"x-tr": "Tüm sözlük yerine yalnızca bu sözcükleri puanla. Modelin bilmediği sözcüğün yalnızca ilk parçası alınır.",
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of fill-mask. */
export const fillMaskOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "FillMaskOutput",
	description: "Fillings, best first.",
	"x-tr": "Boşluğa gelebilecekler, en iyisi başta.",
	type: "array",
	items: {
		title: "FillMaskOutputElement",
		description: "One way to fill the gap.",
		"x-tr": "Boşluğu doldurmanın bir yolu.",
		type: "object",
		required: [
			"sequence",
			"score",
			"token"
		],
		properties: {
			sequence: {
				description: "The text with the gap filled.",
				"x-tr": "Boşluğu doldurulmuş metin.",
				type: "string"
			},
			score: {
				description: "How likely the filling is.",
				"x-tr": "Seçeneğin ne kadar olası olduğu.",
				type: "number"
			},
			token: {
				description: "Number of the token in the vocabulary.",
				"x-tr": "Belirtecin sözlükteki numarası.",
				type: "integer"
			},
			token_str: {
				description: "The token as text.",
				"x-tr": "Belirtecin metni.",
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of sentence-similarity. */
export const sentenceSimilarityInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "SentenceSimilarityInput",
	description: "A sentence and others to compare it with.",
	"x-tr": "Bir cümle ve karşılaştırılacağı cümleler.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "SentenceSimilarityInputData",
			description: "The sentence and the others.",
			"x-tr": "Cümle ve ötekiler.",
			type: "object",
			required: [
				"source_sentence",
				"sentences"
			],
			properties: {
				source_sentence: {
					description: "Sentence to compare with.",
					"x-tr": "Karşılaştırmaya temel olan cümle.",
					type: "string",
					"x-text": "long"
				},
				sentences: {
					description: "Sentences to be compared with it.",
					"x-tr": "Onunla karşılaştırılacak cümleler.",
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		},
		parameters: {
			title: "SentenceSimilarityParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {}
		}
	}
};

/** JSON Schema of the result of sentence-similarity. */
export const sentenceSimilarityOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "SentenceSimilarityOutput",
	description: "One number for each sentence, in the same order; higher means closer.",
	"x-tr": "Her cümle için bir sayı, aynı sırayla; yüksek olan daha yakındır.",
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of text-to-speech. */
export const textToSpeechInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToSpeechInput",
	description: "A text to be spoken.",
	"x-tr": "Seslendirilecek metin.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The text.",
			"x-tr": "Seslendirilecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextToSpeechParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				generation_parameters: {
					$schema: "https://json-schema.org/draft/2020-12/schema",
					title: "GenerationParameters",
					description: "Settings of the generation.",
					"x-tr": "Üretim ayarları.",
					type: "object",
					properties: {
						temperature: {
							description: "Randomness of the choice of tokens.",
							"x-tr": "Belirteç seçimindeki rastgelelik.",
							type: "number"
						},
						top_k: {
							description: "Choose only among this many of the likeliest tokens.",
							"x-tr": "Yalnızca en olası bu kadar belirteç arasından seç.",
							type: "integer"
						},
						top_p: {
							description: "Choose only among the likeliest tokens that together reach this probability.",
							"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
							type: "number"
						},
						typical_p: {
							description: "Share of probability kept by typical decoding, which prefers tokens of average surprise.",
							"x-tr": "Tipik örneklemede korunan olasılık payı; bu yöntem ne çok beklenen ne çok şaşırtıcı belirteçleri yeğler.",
							type: "number"
						},
						epsilon_cutoff: {
							description: "Lowest probability a token must have to be chosen.",
							"x-tr": "Bir belirtecin seçilebilmesi için gereken en düşük olasılık.",
							type: "number"
						},
						eta_cutoff: {
							description: "Lowest probability a token must have, adapted to how unsure the model is at that step.",
							"x-tr": "Bir belirteç için gereken en düşük olasılık; modelin o adımdaki kararsızlığına göre uyarlanır.",
							type: "number"
						},
						max_length: {
							description: "Most tokens, input included. `max_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en fazla belirteç sayısı. `max_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						max_new_tokens: {
							description: "Most tokens to make.",
							"x-tr": "Üretilecek en fazla belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						min_length: {
							description: "Fewest tokens, input included. `min_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en az belirteç sayısı. `min_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						min_new_tokens: {
							description: "Fewest tokens to make.",
							"x-tr": "Üretilecek en az belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						do_sample: {
							description: "Draw tokens at random instead of always taking the likeliest.",
							"x-tr": "Hep en olası belirteci almak yerine rastgele örnekle.",
							type: "boolean"
						},
						early_stopping: {
							title: "EarlyStopping",
							description: "When beam search ends: at the first full set of results (`true`), when better ones are unlikely (`false`), or only when none can come (`never`).",
							"x-tr": "Işın aramasının ne zaman biteceği: ilk tam sonuç kümesinde (`true`), daha iyisi olası değilken (`false`) ya da yalnızca daha iyisi gelemeyecekse (`never`).",
							type: [
								"boolean",
								"string"
							],
							enum: [
								"never",
								true,
								false
							]
						},
						num_beams: {
							description: "How many candidate texts beam search follows at once.",
							"x-tr": "Işın aramasının aynı anda izlediği aday metin sayısı.",
							type: "integer"
						},
						num_beam_groups: {
							description: "Into how many groups the candidates are split, for more variety.",
							"x-tr": "Çeşitliliği artırmak için adayların kaç gruba bölüneceği.",
							type: "integer"
						},
						penalty_alpha: {
							description: "Weight, in contrastive search, of the penalty for candidates too similar to earlier tokens; 0 means none.",
							"x-tr": "Karşıtsal aramada, önceki belirteçlere çok benzeyen adayların cezasının ağırlığı; 0 ceza yok demektir.",
							type: "number"
						},
						use_cache: {
							description: "Keep earlier results of the attention layers to be faster.",
							"x-tr": "Hız için dikkat katmanlarının önceki sonuçlarını sakla.",
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-speech. */
export const textToSpeechOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToSpeechOutput",
	description: "The generated sound.",
	"x-tr": "Üretilen ses.",
	type: "object",
	required: [
		"audio"
	],
	properties: {
		audio: {
			description: "The generated sound.",
			"x-tr": "Üretilen ses.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "audio"
		},
		sampling_rate: {
			description: "Samples in a second.",
			"x-tr": "Saniyedeki örnek sayısı.",
			type: "number",
			"x-unit": "Hz"
		}
	}
};

/** JSON Schema of the input of text-to-audio. */
export const textToAudioInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToAudioInput",
	description: "A sound made from a description.",
	"x-tr": "Bir tariften üretilen ses.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "Description of the sound, or the text to sing or say.",
			"x-tr": "Sesin tarifi ya da söylenecek metin.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextToAudioParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				generation_parameters: {
					$schema: "https://json-schema.org/draft/2020-12/schema",
					title: "GenerationParameters",
					description: "Settings of the generation.",
					"x-tr": "Üretim ayarları.",
					type: "object",
					properties: {
						temperature: {
							description: "Randomness of the choice of tokens.",
							"x-tr": "Belirteç seçimindeki rastgelelik.",
							type: "number"
						},
						top_k: {
							description: "Choose only among this many of the likeliest tokens.",
							"x-tr": "Yalnızca en olası bu kadar belirteç arasından seç.",
							type: "integer"
						},
						top_p: {
							description: "Choose only among the likeliest tokens that together reach this probability.",
							"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
							type: "number"
						},
						typical_p: {
							description: "Share of probability kept by typical decoding, which prefers tokens of average surprise.",
							"x-tr": "Tipik örneklemede korunan olasılık payı; bu yöntem ne çok beklenen ne çok şaşırtıcı belirteçleri yeğler.",
							type: "number"
						},
						epsilon_cutoff: {
							description: "Lowest probability a token must have to be chosen.",
							"x-tr": "Bir belirtecin seçilebilmesi için gereken en düşük olasılık.",
							type: "number"
						},
						eta_cutoff: {
							description: "Lowest probability a token must have, adapted to how unsure the model is at that step.",
							"x-tr": "Bir belirteç için gereken en düşük olasılık; modelin o adımdaki kararsızlığına göre uyarlanır.",
							type: "number"
						},
						max_length: {
							description: "Most tokens, input included. `max_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en fazla belirteç sayısı. `max_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						max_new_tokens: {
							description: "Most tokens to make.",
							"x-tr": "Üretilecek en fazla belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						min_length: {
							description: "Fewest tokens, input included. `min_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en az belirteç sayısı. `min_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						min_new_tokens: {
							description: "Fewest tokens to make.",
							"x-tr": "Üretilecek en az belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						do_sample: {
							description: "Draw tokens at random instead of always taking the likeliest.",
							"x-tr": "Hep en olası belirteci almak yerine rastgele örnekle.",
							type: "boolean"
						},
						early_stopping: {
							title: "EarlyStopping",
							description: "When beam search ends: at the first full set of results (`true`), when better ones are unlikely (`false`), or only when none can come (`never`).",
							"x-tr": "Işın aramasının ne zaman biteceği: ilk tam sonuç kümesinde (`true`), daha iyisi olası değilken (`false`) ya da yalnızca daha iyisi gelemeyecekse (`never`).",
							type: [
								"boolean",
								"string"
							],
							enum: [
								"never",
								true,
								false
							]
						},
						num_beams: {
							description: "How many candidate texts beam search follows at once.",
							"x-tr": "Işın aramasının aynı anda izlediği aday metin sayısı.",
							type: "integer"
						},
						num_beam_groups: {
							description: "Into how many groups the candidates are split, for more variety.",
							"x-tr": "Çeşitliliği artırmak için adayların kaç gruba bölüneceği.",
							type: "integer"
						},
						penalty_alpha: {
							description: "Weight, in contrastive search, of the penalty for candidates too similar to earlier tokens; 0 means none.",
							"x-tr": "Karşıtsal aramada, önceki belirteçlere çok benzeyen adayların cezasının ağırlığı; 0 ceza yok demektir.",
							type: "number"
						},
						use_cache: {
							description: "Keep earlier results of the attention layers to be faster.",
							"x-tr": "Hız için dikkat katmanlarının önceki sonuçlarını sakla.",
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-audio. */
export const textToAudioOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToAudioOutput",
	description: "The generated sound.",
	"x-tr": "Üretilen ses.",
	type: "object",
	required: [
		"audio",
		"sampling_rate"
	],
	properties: {
		audio: {
			description: "The generated sound.",
			"x-tr": "Üretilen ses.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "audio"
		},
		sampling_rate: {
			description: "Samples in a second.",
			"x-tr": "Saniyedeki örnek sayısı.",
			type: "number",
			"x-unit": "Hz"
		}
	}
};

/** JSON Schema of the input of automatic-speech-recognition. */
export const automaticSpeechRecognitionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AutomaticSpeechRecognitionInput",
	description: "A recording to be written down.",
	"x-tr": "Yazıya dökülecek kayıt.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The recording.",
			"x-tr": "Ses kaydı.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "audio"
		},
		parameters: {
			title: "AutomaticSpeechRecognitionParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				return_timestamps: {
					description: "Also return when each piece was spoken.",
					"x-tr": "Her bölümün ne zaman söylendiğini de döndür.",
					type: "boolean"
				},
				generation_parameters: {
					$schema: "https://json-schema.org/draft/2020-12/schema",
					title: "GenerationParameters",
					description: "Settings of the generation.",
					"x-tr": "Üretim ayarları.",
					type: "object",
					properties: {
						temperature: {
							description: "Randomness of the choice of tokens.",
							"x-tr": "Belirteç seçimindeki rastgelelik.",
							type: "number"
						},
						top_k: {
							description: "Choose only among this many of the likeliest tokens.",
							"x-tr": "Yalnızca en olası bu kadar belirteç arasından seç.",
							type: "integer"
						},
						top_p: {
							description: "Choose only among the likeliest tokens that together reach this probability.",
							"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
							type: "number"
						},
						typical_p: {
							description: "Share of probability kept by typical decoding, which prefers tokens of average surprise.",
							"x-tr": "Tipik örneklemede korunan olasılık payı; bu yöntem ne çok beklenen ne çok şaşırtıcı belirteçleri yeğler.",
							type: "number"
						},
						epsilon_cutoff: {
							description: "Lowest probability a token must have to be chosen.",
							"x-tr": "Bir belirtecin seçilebilmesi için gereken en düşük olasılık.",
							type: "number"
						},
						eta_cutoff: {
							description: "Lowest probability a token must have, adapted to how unsure the model is at that step.",
							"x-tr": "Bir belirteç için gereken en düşük olasılık; modelin o adımdaki kararsızlığına göre uyarlanır.",
							type: "number"
						},
						max_length: {
							description: "Most tokens, input included. `max_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en fazla belirteç sayısı. `max_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						max_new_tokens: {
							description: "Most tokens to make.",
							"x-tr": "Üretilecek en fazla belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						min_length: {
							description: "Fewest tokens, input included. `min_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en az belirteç sayısı. `min_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						min_new_tokens: {
							description: "Fewest tokens to make.",
							"x-tr": "Üretilecek en az belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						do_sample: {
							description: "Draw tokens at random instead of always taking the likeliest.",
							"x-tr": "Hep en olası belirteci almak yerine rastgele örnekle.",
							type: "boolean"
						},
						early_stopping: {
							title: "EarlyStopping",
							description: "When beam search ends: at the first full set of results (`true`), when better ones are unlikely (`false`), or only when none can come (`never`).",
							"x-tr": "Işın aramasının ne zaman biteceği: ilk tam sonuç kümesinde (`true`), daha iyisi olası değilken (`false`) ya da yalnızca daha iyisi gelemeyecekse (`never`).",
							type: [
								"boolean",
								"string"
							],
							enum: [
								"never",
								true,
								false
							]
						},
						num_beams: {
							description: "How many candidate texts beam search follows at once.",
							"x-tr": "Işın aramasının aynı anda izlediği aday metin sayısı.",
							type: "integer"
						},
						num_beam_groups: {
							description: "Into how many groups the candidates are split, for more variety.",
							"x-tr": "Çeşitliliği artırmak için adayların kaç gruba bölüneceği.",
							type: "integer"
						},
						penalty_alpha: {
							description: "Weight, in contrastive search, of the penalty for candidates too similar to earlier tokens; 0 means none.",
							"x-tr": "Karşıtsal aramada, önceki belirteçlere çok benzeyen adayların cezasının ağırlığı; 0 ceza yok demektir.",
							type: "number"
						},
						use_cache: {
							description: "Keep earlier results of the attention layers to be faster.",
							"x-tr": "Hız için dikkat katmanlarının önceki sonuçlarını sakla.",
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of automatic-speech-recognition. */
export const automaticSpeechRecognitionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AutomaticSpeechRecognitionOutput",
	description: "The recording in writing.",
	"x-tr": "Kaydın yazıya dökülmüş hâli.",
	type: "object",
	required: [
		"text"
	],
	properties: {
		text: {
			description: "Everything that was said.",
			"x-tr": "Söylenenlerin tamamı.",
			type: "string"
		},
		chunks: {
			description: "Pieces with their times, when they were requested.",
			"x-tr": "İstendiyse zamanlarıyla bölümler.",
			type: "array",
			items: {
				title: "AutomaticSpeechRecognitionOutputChunk",
				description: "A piece of speech with its time.",
				"x-tr": "Zamanıyla birlikte bir konuşma bölümü.",
				type: "object",
				required: [
					"text",
					"timestamp"
				],
				properties: {
					text: {
						description: "What was said in this piece.",
						"x-tr": "Bu bölümde söylenenler.",
						type: "string"
					},
					timestamp: {
						description: "Start and end of the piece; the end is `null` when it was cut off.",
						"x-tr": "Bölümün başlangıcı ve bitişi; bitiş kesildiyse `null` olur.",
						type: "array",
						minItems: 2,
						maxItems: 2,
						"x-unit": "s",
						items: {
							type: [
								"number",
								"null"
							]
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of audio-to-audio. */
export const audioToAudioInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AudioToAudioInput",
	description: "A recording to be cleaned or taken apart.",
	"x-tr": "Temizlenecek ya da bileşenlerine ayrılacak kayıt.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The recording.",
			"x-tr": "Ses kaydı.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "audio"
		}
	}
};

/** JSON Schema of the result of audio-to-audio. */
export const audioToAudioOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AudioToAudioOutput",
	description: "One sound for each source, or a single cleaned one.",
	"x-tr": "Her kaynak için bir ses ya da temizlenmiş tek bir ses.",
	type: "array",
	items: {
		title: "AudioToAudioOutputElem",
		description: "A sound with its label.",
		"x-tr": "Etiketiyle birlikte bir ses.",
		type: "object",
		required: [
			"blob",
			"content-type",
			"label"
		],
		properties: {
			blob: {
				description: "The sound.",
				"x-tr": "Ses verisi.",
				type: "string",
				contentEncoding: "base64",
				"x-media": "audio"
			},
			"content-type": {
				description: "Media type of the sound, such as `audio/flac`.",
				"x-tr": "Sesin ortam türü, örneğin `audio/flac`.",
				type: "string"
			},
			label: {
				description: "What the sound is.",
				"x-tr": "Sesin ne olduğu.",
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of audio-classification. */
export const audioClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AudioClassificationInput",
	description: "A recording to be put into classes.",
	"x-tr": "Sınıflara ayrılacak kayıt.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The recording.",
			"x-tr": "Ses kaydı.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "audio"
		},
		parameters: {
			title: "AudioClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				function_to_apply: {
					title: "ClassificationOutputTransform",
					description: "How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`), or left as they are (`none`).",
					"x-tr": "Ham çıktıların nasıl puana çevrileceği: her etiket kendi başına (`sigmoid`), tüm etiketler 1'i paylaşarak (`softmax`) ya da olduğu gibi (`none`).",
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					description: "How many of the best results to return.",
					"x-tr": "En iyi sonuçlardan kaçının döndürüleceği.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of audio-classification. */
export const audioClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "AudioClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "AudioClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of depth-estimation. */
export const depthEstimationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "DepthEstimationInput",
	description: "A picture whose depth is to be estimated.",
	"x-tr": "Derinliği kestirilecek görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "DepthEstimationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {}
		}
	}
};

/** JSON Schema of the result of depth-estimation. */
export const depthEstimationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "DepthEstimationOutput",
	description: "How far away each point of the picture is.",
	"x-tr": "Görüntünün her noktasının ne kadar uzak olduğu.",
	type: "object",
	properties: {
		predicted_depth: {
			description: "Depth of each point as numbers.",
			"x-tr": "Her noktanın derinliği, sayı olarak."
		},
		depth: {
			description: "Depth as a picture: shades represent distance.",
			"x-tr": "Görüntü olarak derinlik: tonlar uzaklığı gösterir.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		}
	}
};

/** JSON Schema of the input of image-classification. */
export const imageClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageClassificationInput",
	description: "A picture to be put into classes.",
	"x-tr": "Sınıflara ayrılacak görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				function_to_apply: {
					title: "ClassificationOutputTransform",
					description: "How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`), or left as they are (`none`).",
					"x-tr": "Ham çıktıların nasıl puana çevrileceği: her etiket kendi başına (`sigmoid`), tüm etiketler 1'i paylaşarak (`softmax`) ya da olduğu gibi (`none`).",
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					description: "How many of the best results to return.",
					"x-tr": "En iyi sonuçlardan kaçının döndürüleceği.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-classification. */
export const imageClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "ImageClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of object-detection. */
export const objectDetectionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ObjectDetectionInput",
	description: "A picture in which things are to be found.",
	"x-tr": "İçinde nesne aranacak görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ObjectDetectionParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				threshold: {
					description: "Leave out finds with a lower score.",
					"x-tr": "Puanı bundan düşük olanları alma.",
					type: "number"
				}
			}
		}
	}
};

/** JSON Schema of the result of object-detection. */
export const objectDetectionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ObjectDetectionOutput",
	description: "Things found, with their places.",
	"x-tr": "Bulunan nesneler ve yerleri.",
	type: "array",
	items: {
		title: "ObjectDetectionOutputElement",
		description: "A thing found in the picture.",
		"x-tr": "Görüntüde bulunan bir nesne.",
		type: "object",
		required: [
			"label",
			"score",
			"box"
		],
		properties: {
			label: {
				description: "Name of the thing.",
				"x-tr": "Nesnenin adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			},
			box: {
				$schema: "https://json-schema.org/draft/2020-12/schema",
				title: "BoundingBox",
				description: "A rectangle in the picture, counted from its top left corner.",
				"x-tr": "Görüntüde bir dikdörtgen; sol üst köşeden başlayarak ölçülür.",
				type: "object",
				required: [
					"xmin",
					"ymin",
					"xmax",
					"ymax"
				],
				properties: {
					xmin: {
						description: "Left edge.",
						"x-tr": "Sol kenar.",
						type: "integer",
						"x-unit": "px"
					},
					ymin: {
						description: "Top edge.",
						"x-tr": "Üst kenar.",
						type: "integer",
						"x-unit": "px"
					},
					xmax: {
						description: "Right edge.",
						"x-tr": "Sağ kenar.",
						type: "integer",
						"x-unit": "px"
					},
					ymax: {
						description: "Bottom edge.",
						"x-tr": "Alt kenar.",
						type: "integer",
						"x-unit": "px"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of image-segmentation. */
export const imageSegmentationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageSegmentationInput",
	description: "A picture to be divided into areas.",
	"x-tr": "Bölgelere ayrılacak görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageSegmentationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				mask_threshold: {
					description: "From which value on a point belongs to the mask.",
					"x-tr": "Bir noktanın hangi değerden başlayarak maskeye ait sayılacağı.",
					type: "number"
				},
				overlap_mask_area_threshold: {
					description: "Drop small loose parts of a mask below this share of overlap.",
					"x-tr": "Örtüşme payı bunun altında kalan küçük kopuk parçaları at.",
					type: "number"
				},
				subtask: {
					title: "ImageSegmentationSubtask",
					description: "Kind of segmentation: each thing (`instance`), each class (`semantic`), or both (`panoptic`).",
					"x-tr": "Bölütlemenin türü: her nesne (`instance`), her sınıf (`semantic`) ya da ikisi birden (`panoptic`).",
					type: "string",
					enum: [
						"instance",
						"panoptic",
						"semantic"
					]
				},
				threshold: {
					description: "Leave out areas with a lower score.",
					"x-tr": "Puanı bundan düşük bölgeleri alma.",
					type: "number"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-segmentation. */
export const imageSegmentationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageSegmentationOutput",
	description: "Areas of the picture, each with its mask.",
	"x-tr": "Görüntünün bölgeleri, her biri maskesiyle.",
	type: "array",
	items: {
		title: "ImageSegmentationOutputElement",
		description: "An area of the picture.",
		"x-tr": "Görüntünün bir bölgesi.",
		type: "object",
		required: [
			"label",
			"mask"
		],
		properties: {
			label: {
				description: "Name of the area.",
				"x-tr": "Bölgenin adı.",
				type: "string"
			},
			mask: {
				description: "Black-and-white picture: white is the area.",
				"x-tr": "Siyah beyaz görüntü: beyaz olan yer bölgedir.",
				type: "string",
				contentEncoding: "base64",
				"x-media": "image"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of text-to-image. */
export const textToImageInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToImageInput",
	description: "A picture drawn from a description.",
	"x-tr": "Bir tariften çizilen görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "Prompt: what the picture should show.",
			"x-tr": "İstem: görüntüde bulunması istenenler.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextToImageParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the result.",
					"x-tr": "Sonuçta görünmemesi gerekenler.",
					type: "string"
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				width: {
					description: "Width of the picture.",
					"x-tr": "Görüntünün genişliği.",
					type: "integer",
					"x-unit": "px"
				},
				height: {
					description: "Height of the picture.",
					"x-tr": "Görüntünün yüksekliği.",
					type: "integer",
					"x-unit": "px"
				},
				scheduler: {
					description: "Name of the noise schedule to use instead of the model's own.",
					"x-tr": "Modelin kendi gürültü çizelgesi yerine kullanılacak çizelgenin adı.",
					type: "string"
				},
				seed: {
					description: "Start of the random numbers. The same seed with the same input gives the same result.",
					"x-tr": "Rastgele sayıların başlangıcı. Aynı girdi ve aynı tohum aynı sonucu verir.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-image. */
export const textToImageOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToImageOutput",
	description: "The generated picture.",
	"x-tr": "Üretilen görüntü.",
	type: "object",
	required: [
		"image"
	],
	properties: {
		image: {
			description: "The generated picture.",
			"x-tr": "Üretilen görüntü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		}
	}
};

/** JSON Schema of the input of image-to-text. */
export const imageToTextInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToTextInput",
	description: "A picture to be described or read.",
	"x-tr": "Betimlenecek ya da okunacak görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageToTextParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				max_new_tokens: {
					description: "Most tokens to make.",
					"x-tr": "Üretilecek en fazla belirteç sayısı.",
					type: "integer",
					"x-unit": "token"
				},
				generation_parameters: {
					$schema: "https://json-schema.org/draft/2020-12/schema",
					title: "GenerationParameters",
					description: "Settings of the generation.",
					"x-tr": "Üretim ayarları.",
					type: "object",
					properties: {
						temperature: {
							description: "Randomness of the choice of tokens.",
							"x-tr": "Belirteç seçimindeki rastgelelik.",
							type: "number"
						},
						top_k: {
							description: "Choose only among this many of the likeliest tokens.",
							"x-tr": "Yalnızca en olası bu kadar belirteç arasından seç.",
							type: "integer"
						},
						top_p: {
							description: "Choose only among the likeliest tokens that together reach this probability.",
							"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
							type: "number"
						},
						typical_p: {
							description: "Share of probability kept by typical decoding, which prefers tokens of average surprise.",
							"x-tr": "Tipik örneklemede korunan olasılık payı; bu yöntem ne çok beklenen ne çok şaşırtıcı belirteçleri yeğler.",
							type: "number"
						},
						epsilon_cutoff: {
							description: "Lowest probability a token must have to be chosen.",
							"x-tr": "Bir belirtecin seçilebilmesi için gereken en düşük olasılık.",
							type: "number"
						},
						eta_cutoff: {
							description: "Lowest probability a token must have, adapted to how unsure the model is at that step.",
							"x-tr": "Bir belirteç için gereken en düşük olasılık; modelin o adımdaki kararsızlığına göre uyarlanır.",
							type: "number"
						},
						max_length: {
							description: "Most tokens, input included. `max_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en fazla belirteç sayısı. `max_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						max_new_tokens: {
							description: "Most tokens to make.",
							"x-tr": "Üretilecek en fazla belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						min_length: {
							description: "Fewest tokens, input included. `min_new_tokens` comes before it.",
							"x-tr": "Girdi dâhil en az belirteç sayısı. `min_new_tokens` verilirse o geçerlidir.",
							type: "integer",
							"x-unit": "token"
						},
						min_new_tokens: {
							description: "Fewest tokens to make.",
							"x-tr": "Üretilecek en az belirteç sayısı.",
							type: "integer",
							"x-unit": "token"
						},
						do_sample: {
							description: "Draw tokens at random instead of always taking the likeliest.",
							"x-tr": "Hep en olası belirteci almak yerine rastgele örnekle.",
							type: "boolean"
						},
						early_stopping: {
							title: "EarlyStopping",
							description: "When beam search ends: at the first full set of results (`true`), when better ones are unlikely (`false`), or only when none can come (`never`).",
							"x-tr": "Işın aramasının ne zaman biteceği: ilk tam sonuç kümesinde (`true`), daha iyisi olası değilken (`false`) ya da yalnızca daha iyisi gelemeyecekse (`never`).",
							type: [
								"boolean",
								"string"
							],
							enum: [
								"never",
								true,
								false
							]
						},
						num_beams: {
							description: "How many candidate texts beam search follows at once.",
							"x-tr": "Işın aramasının aynı anda izlediği aday metin sayısı.",
							type: "integer"
						},
						num_beam_groups: {
							description: "Into how many groups the candidates are split, for more variety.",
							"x-tr": "Çeşitliliği artırmak için adayların kaç gruba bölüneceği.",
							type: "integer"
						},
						penalty_alpha: {
							description: "Weight, in contrastive search, of the penalty for candidates too similar to earlier tokens; 0 means none.",
							"x-tr": "Karşıtsal aramada, önceki belirteçlere çok benzeyen adayların cezasının ağırlığı; 0 ceza yok demektir.",
							type: "number"
						},
						use_cache: {
							description: "Keep earlier results of the attention layers to be faster.",
							"x-tr": "Hız için dikkat katmanlarının önceki sonuçlarını sakla.",
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-text. */
export const imageToTextOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToTextOutput",
	description: "The generated text.",
	"x-tr": "Üretilen metin.",
	type: "object",
	properties: {
		generated_text: {
			description: "The generated text.",
			"x-tr": "Üretilen metin.",
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-to-image. */
export const imageToImageInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToImageInput",
	description: "A picture to be changed.",
	"x-tr": "Değiştirilecek görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageToImageParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				prompt: {
					description: "What the result should show, in words.",
					"x-tr": "Sonuçta görünmesi istenenler, sözcüklerle.",
					type: "string",
					"x-text": "long"
				},
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the result.",
					"x-tr": "Sonuçta görünmemesi gerekenler.",
					type: "string"
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				target_size: {
					title: "TargetSize",
					description: "Size of the result.",
					"x-tr": "Sonucun boyutu.",
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							description: "Width of the result.",
							"x-tr": "Sonucun genişliği.",
							type: "integer",
							"x-unit": "px"
						},
						height: {
							description: "Height of the result.",
							"x-tr": "Sonucun yüksekliği.",
							type: "integer",
							"x-unit": "px"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-image. */
export const imageToImageOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToImageOutput",
	description: "The generated picture.",
	"x-tr": "Üretilen görüntü.",
	type: "object",
	properties: {
		image: {
			description: "The generated picture.",
			"x-tr": "Üretilen görüntü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		}
	}
};

/** JSON Schema of the input of image-to-video. */
export const imageToVideoInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToVideoInput",
	description: "A picture to be set in motion.",
	"x-tr": "Hareketlendirilecek görüntü.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageToVideoParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				prompt: {
					description: "What the result should show, in words.",
					"x-tr": "Sonuçta görünmesi istenenler, sözcüklerle.",
					type: "string",
					"x-text": "long"
				},
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the result.",
					"x-tr": "Sonuçta görünmemesi gerekenler.",
					type: "string"
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				num_frames: {
					description: "Frames in the video.",
					"x-tr": "Videodaki kare sayısı.",
					type: "number",
					"x-unit": "frame"
				},
				target_size: {
					title: "TargetSize",
					description: "Size of the result.",
					"x-tr": "Sonucun boyutu.",
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							description: "Width of the result.",
							"x-tr": "Sonucun genişliği.",
							type: "integer",
							"x-unit": "px"
						},
						height: {
							description: "Height of the result.",
							"x-tr": "Sonucun yüksekliği.",
							type: "integer",
							"x-unit": "px"
						}
					}
				},
				seed: {
					description: "Start of the random numbers. The same seed with the same input gives the same result.",
					"x-tr": "Rastgele sayıların başlangıcı. Aynı girdi ve aynı tohum aynı sonucu verir.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-video. */
export const imageToVideoOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageToVideoOutput",
	description: "The generated video.",
	"x-tr": "Üretilen video.",
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			description: "The generated video.",
			"x-tr": "Üretilen video.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "video"
		}
	}
};

/** JSON Schema of the input of video-classification. */
export const videoClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "VideoClassificationInput",
	description: "A video to be put into classes.",
	"x-tr": "Sınıflara ayrılacak video.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "The video.",
			"x-tr": "Girdi videosu.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "video"
		},
		parameters: {
			title: "VideoClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				function_to_apply: {
					title: "ClassificationOutputTransform",
					description: "How raw outputs become scores: each label on its own (`sigmoid`), all labels sharing 1 (`softmax`), or left as they are (`none`).",
					"x-tr": "Ham çıktıların nasıl puana çevrileceği: her etiket kendi başına (`sigmoid`), tüm etiketler 1'i paylaşarak (`softmax`) ya da olduğu gibi (`none`).",
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				num_frames: {
					description: "How many frames to look at.",
					"x-tr": "Bakılacak kare sayısı.",
					type: "integer",
					"x-unit": "frame"
				},
				frame_sampling_rate: {
					description: "Take every nth frame.",
					"x-tr": "Her kaçıncı karenin alınacağı.",
					type: "integer",
					"x-unit": "frame"
				},
				top_k: {
					description: "How many of the best results to return.",
					"x-tr": "En iyi sonuçlardan kaçının döndürüleceği.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of video-classification. */
export const videoClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "VideoClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "VideoClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of tabular-classification. */
export const tabularClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TabularClassificationInput",
	description: "Rows to be put into classes.",
	"x-tr": "Sınıflara ayrılacak satırlar.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "TabularClassificationInputData",
			description: "The input table.",
			"x-tr": "Girdi tablosu.",
			type: "object",
			required: [
				"data"
			],
			properties: {
				data: {
					description: "The table by column: name to list of cells, all as text.",
					"x-tr": "Sütunlarıyla tablo: sütun adı ve hücrelerin listesi, hepsi metin olarak.",
					type: "object",
					additionalProperties: {
						type: "array",
						items: {
							type: "string"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of tabular-classification. */
export const tabularClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TabularClassificationOutput",
	description: "Number of the class of each row.",
	"x-tr": "Her satırın sınıf numarası.",
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of tabular-regression. */
export const tabularRegressionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TabularRegressionInput",
	description: "Rows for which a number is to be predicted.",
	"x-tr": "Sayısal değeri tahmin edilecek satırlar.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "TabularRegressionInputData",
			description: "The input table.",
			"x-tr": "Girdi tablosu.",
			type: "object",
			required: [
				"data"
			],
			properties: {
				data: {
					description: "The table by column: name to list of cells, all as text.",
					"x-tr": "Sütunlarıyla tablo: sütun adı ve hücrelerin listesi, hepsi metin olarak.",
					type: "object",
					additionalProperties: {
						type: "array",
						items: {
							type: "string"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of tabular-regression. */
export const tabularRegressionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TabularRegressionOutput",
	description: "The predicted number of each row.",
	"x-tr": "Her satır için tahmin edilen sayı.",
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of text-to-video. */
export const textToVideoInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToVideoInput",
	description: "A video made from a description.",
	"x-tr": "Bir tariften üretilen video.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			description: "Prompt: what should happen in the video.",
			"x-tr": "İstem: videoda olup bitmesi istenenler.",
			type: "string",
			"x-text": "long"
		},
		parameters: {
			title: "TextToVideoParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				num_frames: {
					description: "Frames in the video.",
					"x-tr": "Videodaki kare sayısı.",
					type: "number",
					"x-unit": "frame"
				},
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the video, one entry a thing.",
					"x-tr": "Videoda görünmemesi gerekenler, her biri ayrı öge olarak.",
					type: "array",
					items: {
						type: "string"
					}
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				seed: {
					description: "Start of the random numbers. The same seed with the same input gives the same result.",
					"x-tr": "Rastgele sayıların başlangıcı. Aynı girdi ve aynı tohum aynı sonucu verir.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-video. */
export const textToVideoOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToVideoOutput",
	description: "The generated video.",
	"x-tr": "Üretilen video.",
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			description: "The generated video.",
			"x-tr": "Üretilen video.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "video"
		}
	}
};

/** JSON Schema of the input of image-text-to-image. */
export const imageTextToImageInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageTextToImageInput",
	description: "A picture, a text, or both, from which a picture is made.",
	"x-tr": "Görüntü üretiminin dayandığı görüntü, metin ya da ikisi.",
	type: "object",
	properties: {
		inputs: {
			description: "The picture; either this or a prompt is needed.",
			"x-tr": "Girdi görüntüsü; bu ya da istem gereklidir.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageTextToImageParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				prompt: {
					description: "What the result should show, in words.",
					"x-tr": "Sonuçta görünmesi istenenler, sözcüklerle.",
					type: "string",
					"x-text": "long"
				},
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the result.",
					"x-tr": "Sonuçta görünmemesi gerekenler.",
					type: "string"
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				target_size: {
					title: "TargetSize",
					description: "Size of the result.",
					"x-tr": "Sonucun boyutu.",
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							description: "Width of the result.",
							"x-tr": "Sonucun genişliği.",
							type: "integer",
							"x-unit": "px"
						},
						height: {
							description: "Height of the result.",
							"x-tr": "Sonucun yüksekliği.",
							type: "integer",
							"x-unit": "px"
						}
					}
				},
				seed: {
					description: "Start of the random numbers. The same seed with the same input gives the same result.",
					"x-tr": "Rastgele sayıların başlangıcı. Aynı girdi ve aynı tohum aynı sonucu verir.",
					type: "integer"
				}
			}
		}
	},
	anyOf: [
		{
			required: [
				"inputs"
			]
		},
		{
			required: [
				"parameters"
			],
			properties: {
				parameters: {
					required: [
						"prompt"
					]
				}
			}
		}
	]
};

/** JSON Schema of the result of image-text-to-image. */
export const imageTextToImageOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageTextToImageOutput",
	description: "The generated picture.",
	"x-tr": "Üretilen görüntü.",
	type: "object",
	required: [
		"image"
	],
	properties: {
		image: {
			description: "The generated picture.",
			"x-tr": "Üretilen görüntü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		}
	}
};

/** JSON Schema of the input of image-text-to-video. */
export const imageTextToVideoInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageTextToVideoInput",
	description: "A picture, a text, or both, from which a video is made.",
	"x-tr": "Video üretiminin dayandığı görüntü, metin ya da ikisi.",
	type: "object",
	properties: {
		inputs: {
			description: "The picture; either this or a prompt is needed.",
			"x-tr": "Girdi görüntüsü; bu ya da istem gereklidir.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ImageTextToVideoParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				prompt: {
					description: "What the result should show, in words.",
					"x-tr": "Sonuçta görünmesi istenenler, sözcüklerle.",
					type: "string",
					"x-text": "long"
				},
				guidance_scale: {
					description: "How closely the result follows the prompt. High values follow it more strictly and vary less.",
					"x-tr": "Sonucun isteme ne kadar bağlı kalacağı. Yüksek değerler isteme daha sıkı uyar, çeşitlilik azalır.",
					type: "number"
				},
				negative_prompt: {
					description: "What should not appear in the result.",
					"x-tr": "Sonuçta görünmemesi gerekenler.",
					type: "string"
				},
				num_inference_steps: {
					description: "Denoising steps. More steps give finer detail and take longer.",
					"x-tr": "Gürültü giderme adımlarının sayısı. Adım arttıkça ayrıntı artar, süre uzar.",
					type: "integer",
					"x-unit": "step"
				},
				num_frames: {
					description: "Frames in the video.",
					"x-tr": "Videodaki kare sayısı.",
					type: "number",
					"x-unit": "frame"
				},
				target_size: {
					title: "TargetSize",
					description: "Size of the result.",
					"x-tr": "Sonucun boyutu.",
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							description: "Width of the result.",
							"x-tr": "Sonucun genişliği.",
							type: "integer",
							"x-unit": "px"
						},
						height: {
							description: "Height of the result.",
							"x-tr": "Sonucun yüksekliği.",
							type: "integer",
							"x-unit": "px"
						}
					}
				},
				seed: {
					description: "Start of the random numbers. The same seed with the same input gives the same result.",
					"x-tr": "Rastgele sayıların başlangıcı. Aynı girdi ve aynı tohum aynı sonucu verir.",
					type: "integer"
				}
			}
		}
	},
	anyOf: [
		{
			required: [
				"inputs"
			]
		},
		{
			required: [
				"parameters"
			],
			properties: {
				parameters: {
					required: [
						"prompt"
					]
				}
			}
		}
	]
};

/** JSON Schema of the result of image-text-to-video. */
export const imageTextToVideoOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ImageTextToVideoOutput",
	description: "The generated video.",
	"x-tr": "Üretilen video.",
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			description: "The generated video.",
			"x-tr": "Üretilen video.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "video"
		}
	}
};

/** JSON Schema of the input of visual-question-answering. */
export const visualQuestionAnsweringInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "VisualQuestionAnsweringInput",
	description: "A picture and a question about it.",
	"x-tr": "Bir görüntü ve ona ilişkin bir soru.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "VisualQuestionAnsweringInputData",
			description: "The picture and the question.",
			"x-tr": "Görüntü ve soru.",
			type: "object",
			required: [
				"image",
				"question"
			],
			properties: {
				image: {
					description: "The picture.",
					"x-tr": "Girdi görüntüsü.",
					type: "string",
					contentEncoding: "base64",
					"x-media": "image"
				},
				question: {
					description: "The question.",
					"x-tr": "Sorulan soru.",
					type: "string"
				}
			}
		},
		parameters: {
			title: "VisualQuestionAnsweringParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				top_k: {
					description: "How many of the best answers to return. Fewer come back when the text offers fewer.",
					"x-tr": "En iyi yanıtlardan kaçının döndürüleceği. Metinden daha azı çıkıyorsa daha azı döner.",
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of visual-question-answering. */
export const visualQuestionAnsweringOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "VisualQuestionAnsweringOutput",
	description: "Answers, best first.",
	"x-tr": "Yanıtlar, en iyisi başta.",
	type: "array",
	items: {
		title: "VisualQuestionAnsweringOutputElement",
		description: "An answer about the picture.",
		"x-tr": "Görüntüye ilişkin bir yanıt.",
		type: "object",
		required: [
			"score"
		],
		properties: {
			answer: {
				description: "The answer.",
				"x-tr": "Verilen yanıt.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of document-question-answering. */
export const documentQuestionAnsweringInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "DocumentQuestionAnsweringInput",
	description: "A picture of a document and a question about it.",
	"x-tr": "Bir belgenin görüntüsü ve ona ilişkin bir soru.",
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			title: "DocumentQuestionAnsweringInputData",
			description: "The document and the question.",
			"x-tr": "Belge ve soru.",
			type: "object",
			required: [
				"image",
				"question"
			],
			properties: {
				image: {
					description: "Picture of the document.",
					"x-tr": "Belgenin görüntüsü.",
					type: "string",
					contentEncoding: "base64",
					"x-media": "image"
				},
				question: {
					description: "The question.",
					"x-tr": "Sorulan soru.",
					type: "string"
				}
			}
		},
		parameters: {
			title: "DocumentQuestionAnsweringParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			properties: {
				top_k: {
					description: "How many of the best answers to return. Fewer come back when the text offers fewer.",
					"x-tr": "En iyi yanıtlardan kaçının döndürüleceği. Metinden daha azı çıkıyorsa daha azı döner.",
					type: "integer"
				},
				doc_stride: {
					description: "By how many tokens the pieces of a long text overlap.",
					"x-tr": "Uzun metnin parçalarının kaç belirteç örtüşeceği.",
					type: "integer",
					"x-unit": "token"
				},
				max_answer_len: {
					description: "Longest answer allowed.",
					"x-tr": "İzin verilen en uzun yanıt.",
					type: "integer",
					"x-unit": "token"
				},
				max_seq_len: {
					description: "Longest piece given to the model at once, question included. Longer texts are split.",
					"x-tr": "Modele bir kerede verilen en uzun parça, soru dâhil. Daha uzun metinler bölünür.",
					type: "integer",
					"x-unit": "token"
				},
				max_question_len: {
					description: "Longest question; what is beyond is cut.",
					"x-tr": "En uzun soru; fazlası kesilir.",
					type: "integer",
					"x-unit": "token"
				},
				handle_impossible_answer: {
					description: "Allow an empty answer when the text does not hold one.",
					"x-tr": "Metin yanıtı içermiyorsa boş yanıta izin ver.",
					type: "boolean"
				},
				lang: {
					description: "Language in which the text of the picture is recognised, by its Tesseract code; two are joined with `+`. English when absent.",
					"x-tr": "Görüntüdeki metnin hangi dilde tanınacağı, Tesseract koduyla; iki dil `+` ile birleştirilir. Verilmezse İngilizce.",
					type: "string",
					examples: [
						"tur",
						"eng",
						"tur+eng",
						"deu",
						"fra",
						"spa",
						"ita",
						"por",
						"nld",
						"rus",
						"ara",
						"jpn",
						"chi_sim"
					]
				},
				word_boxes: {
					description: "Words with their boxes, a pair for each: `[\"total\", [left, top, right, bottom]]`, on a scale from 0 to 1,000. The text is then not recognised anew.",
					"x-tr": "Sözcükler ve kutuları, her biri bir çift: `[\"toplam\", [sol, üst, sağ, alt]]`, 0 ile 1.000 arasındaki ölçekte. Verilirse metin yeniden tanınmaz.",
					type: "array",
					"x-boxes-on": "inputs.image",
					items: {
						type: "array",
						minItems: 2,
						maxItems: 2,
						items: {
							anyOf: [
								{
									type: "string"
								},
								{
									type: "array",
									items: {
										type: "number"
									}
								}
							]
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of document-question-answering. */
export const documentQuestionAnsweringOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "DocumentQuestionAnsweringOutput",
	description: "Answers, best first.",
	"x-tr": "Yanıtlar, en iyisi başta.",
	type: "array",
	items: {
		title: "DocumentQuestionAnsweringOutputElement",
		description: "An answer found in the document.",
		"x-tr": "Belgede bulunan bir yanıt.",
		type: "object",
		required: [
			"answer",
			"score",
			"start",
			"end"
		],
		properties: {
			answer: {
				description: "The answer.",
				"x-tr": "Verilen yanıt.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			},
			start: {
				description: "Number of the first word.",
				"x-tr": "İlk sözcüğün sırası.",
				type: "integer",
				"x-unit": "word"
			},
			end: {
				description: "Number of the last word.",
				"x-tr": "Son sözcüğün sırası.",
				type: "integer",
				"x-unit": "word"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-image-classification. */
export const zeroShotImageClassificationInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotImageClassificationInput",
	description: "A picture and the labels to choose from.",
	"x-tr": "Bir görüntü ve aralarından seçim yapılacak etiketler.",
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ZeroShotImageClassificationParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					description: "Labels to choose from.",
					"x-tr": "Aralarından seçim yapılacak etiketler.",
					type: "array",
					items: {
						type: "string"
					}
				},
				hypothesis_template: {
					description: "Sentence into which each label is put, with `{}` as the gap.",
					"x-tr": "Her etiketin yerleştirileceği cümle; boşluk `{}` ile gösterilir.",
					type: "string"
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-image-classification. */
export const zeroShotImageClassificationOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotImageClassificationOutput",
	description: "Labels with their scores, best first.",
	"x-tr": "Puanlarıyla etiketler, en yükseği başta.",
	type: "array",
	items: {
		title: "ZeroShotImageClassificationOutputElement",
		description: "A label and how sure the model is of it.",
		"x-tr": "Bir etiket ve modelin ondan ne kadar emin olduğu.",
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				description: "Name of the class.",
				"x-tr": "Sınıfın adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-object-detection. */
export const zeroShotObjectDetectionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotObjectDetectionInput",
	description: "A picture and names of things to find in it.",
	"x-tr": "Bir görüntü ve içinde aranacak nesnelerin adları.",
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			description: "The picture.",
			"x-tr": "Girdi görüntüsü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		},
		parameters: {
			title: "ZeroShotObjectDetectionParameters",
			description: "Settings of the call.",
			"x-tr": "Çağrının ayarları.",
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					description: "Labels to choose from.",
					"x-tr": "Aralarından seçim yapılacak etiketler.",
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-object-detection. */
export const zeroShotObjectDetectionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ZeroShotObjectDetectionOutput",
	description: "Things found, with their places.",
	"x-tr": "Bulunan nesneler ve yerleri.",
	type: "array",
	items: {
		title: "ZeroShotObjectDetectionOutputElement",
		description: "A thing found in the picture.",
		"x-tr": "Görüntüde bulunan bir nesne.",
		type: "object",
		required: [
			"label",
			"score",
			"box"
		],
		properties: {
			label: {
				description: "Name of the thing.",
				"x-tr": "Nesnenin adı.",
				type: "string"
			},
			score: {
				description: "How sure the model is.",
				"x-tr": "Modelin ne kadar emin olduğu.",
				type: "number"
			},
			box: {
				$schema: "https://json-schema.org/draft/2020-12/schema",
				title: "BoundingBox",
				description: "A rectangle in the picture, counted from its top left corner.",
				"x-tr": "Görüntüde bir dikdörtgen; sol üst köşeden başlayarak ölçülür.",
				type: "object",
				required: [
					"xmin",
					"ymin",
					"xmax",
					"ymax"
				],
				properties: {
					xmin: {
						description: "Left edge.",
						"x-tr": "Sol kenar.",
						type: "integer",
						"x-unit": "px"
					},
					ymin: {
						description: "Top edge.",
						"x-tr": "Üst kenar.",
						type: "integer",
						"x-unit": "px"
					},
					xmax: {
						description: "Right edge.",
						"x-tr": "Sağ kenar.",
						type: "integer",
						"x-unit": "px"
					},
					ymax: {
						description: "Bottom edge.",
						"x-tr": "Alt kenar.",
						type: "integer",
						"x-unit": "px"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of chat-completion. */
export const chatCompletionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ChatCompletionInput",
	description: "A conversation to be continued by the model.",
	"x-tr": "Modelin sürdüreceği bir konuşma.",
	type: "object",
	required: [
		"messages"
	],
	properties: {
		messages: {
			description: "The conversation so far, oldest message first.",
			"x-tr": "Şimdiye dek süren konuşma, en eski mesaj başta.",
			type: "array",
			items: {
				title: "ChatCompletionInputMessage",
				description: "One message of the conversation.",
				"x-tr": "Konuşmanın bir mesajı.",
				type: "object",
				required: [
					"role"
				],
				properties: {
					role: {
						description: "Who speaks: `system`, `user`, `assistant` or `tool`.",
						"x-tr": "Kimin konuştuğu: `system`, `user`, `assistant` ya da `tool`.",
						type: "string"
					},
					content: {
						title: "ChatCompletionInputMessageContent",
						description: "What is said: a text, or parts of text and pictures. May be absent when tools are called.",
						"x-tr": "Söylenenler: bir metin ya da metin ve görüntü parçaları. Araç çağrılıyorsa bulunmayabilir.",
						"x-text": "long",
						anyOf: [
							{
								type: "string"
							},
							{
								type: "array",
								items: {
									title: "ChatCompletionInputMessageChunk",
									description: "One part of a message.",
									"x-tr": "Mesajın bir parçası.",
									type: "object",
									required: [
										"type"
									],
									properties: {
										type: {
											title: "ChatCompletionInputMessageChunkType",
											description: "Kind of part.",
											"x-tr": "Parçanın türü.",
											type: "string",
											enum: [
												"text",
												"image_url"
											]
										},
										text: {
											description: "The text, in a text part.",
											"x-tr": "Metin parçasında metnin kendisi.",
											type: "string"
										},
										image_url: {
											title: "ChatCompletionInputURL",
											description: "The picture, in a picture part.",
											"x-tr": "Görüntü parçasında görüntünün adresi.",
											type: "object",
											required: [
												"url"
											],
											properties: {
												url: {
													description: "URL of the picture, or a data URL.",
													"x-tr": "Görüntünün web adresi ya da veri adresi.",
													type: "string"
												}
											}
										}
									}
								}
							},
							{
								type: "null"
							}
						]
					},
					name: {
						description: "Name of the speaker, when several share a role.",
						"x-tr": "Aynı rolde birden çok kişi varsa konuşanın adı.",
						type: [
							"string",
							"null"
						]
					},
					tool_calls: {
						description: "Tool calls that the model requested in this message.",
						"x-tr": "Modelin bu mesajda istediği araç çağrıları.",
						type: [
							"array",
							"null"
						],
						items: {
							title: "ChatCompletionInputToolCall",
							description: "A tool call that the model requested.",
							"x-tr": "Modelin istediği bir araç çağrısı.",
							type: "object",
							required: [
								"id",
								"type",
								"function"
							],
							properties: {
								id: {
									description: "Id of the call; the answer of the tool names it.",
									"x-tr": "Çağrının kimliği; aracın yanıtı bu kimliği anar.",
									type: "string"
								},
								type: {
									description: "Kind of tool: `function`.",
									"x-tr": "Aracın türü: `function`.",
									type: "string"
								},
								function: {
									title: "ChatCompletionInputToolCallFunction",
									description: "The function to call.",
									"x-tr": "Çağrılacak işlev.",
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
											description: "Name of the function.",
											"x-tr": "İşlevin adı.",
											type: "string"
										},
										arguments: {
											description: "Arguments as JSON text.",
											"x-tr": "JSON metni olarak argümanlar.",
											type: "string"
										},
										description: {
											description: "What the function does.",
											"x-tr": "İşlevin ne yaptığı.",
											type: [
												"string",
												"null"
											]
										},
										parameters: {
											description: "JSON Schema of the arguments.",
											"x-tr": "Argümanların JSON şeması."
										}
									}
								}
							}
						}
					},
					tool_call_id: {
						description: "Id of the tool call this message answers.",
						"x-tr": "Bu mesajın yanıtladığı araç çağrısının kimliği.",
						type: [
							"string",
							"null"
						]
					},
					reasoning: {
						description: "The model's reasoning before its answer, when the provider returns it.",
						"x-tr": "Sağlayıcı bildiriyorsa modelin yanıttan önce düşündükleri.",
						type: [
							"string",
							"null"
						]
					},
					reasoning_content: {
						description: "The same as `reasoning`, under the name some providers use.",
						"x-tr": "`reasoning` ile aynı; bazı sağlayıcılar bu adı kullanır.",
						type: [
							"string",
							"null"
						]
					}
				}
			}
		},
		model: {
			description: "Model that the request is for. The client fills it in from its own `model`.",
			"x-tr": "Sorulacak model. İstemci bunu kendi `model` değerinden doldurur.",
			type: [
				"string",
				"null"
			]
		},
		max_tokens: {
			description: "Most tokens to make.",
			"x-tr": "Üretilecek en fazla belirteç sayısı.",
			type: [
				"integer",
				"null"
			],
			minimum: 0,
			default: 1024,
			"x-unit": "token"
		},
		temperature: {
			description: "Randomness. Low values stay close to the likeliest answer, high values surprise.",
			"x-tr": "Rastgelelik. Düşük değerler en olası yanıta yakın durur, yüksek değerler şaşırtır.",
			type: [
				"number",
				"null"
			],
			minimum: 0,
			maximum: 2
		},
		top_p: {
			description: "Choose only among the likeliest tokens that together reach this probability.",
			"x-tr": "Yalnızca olasılıklarının toplamı bu değere ulaşan en olası belirteçler arasından seç.",
			type: [
				"number",
				"null"
			],
			minimum: 0,
			maximum: 1
		},
		stop: {
			description: "Texts that end the answer as soon as they appear.",
			"x-tr": "Göründükleri anda yanıtı bitiren metinler.",
			type: [
				"array",
				"null"
			],
			maxItems: 4,
			items: {
				type: "string"
			}
		},
		seed: {
			description: "Start of the random numbers, for repeatable answers.",
			"x-tr": "Yinelenebilir yanıtlar için rastgele sayıların başlangıcı.",
			type: [
				"integer",
				"null"
			],
			minimum: 0
		},
		frequency_penalty: {
			description: "Makes tokens less likely the more often they have occurred.",
			"x-tr": "Belirteçleri, metinde geçme sıklıkları arttıkça daha az olası kılar.",
			type: [
				"number",
				"null"
			],
			minimum: -2,
			maximum: 2
		},
		presence_penalty: {
			description: "Makes tokens less likely once they have occurred at all.",
			"x-tr": "Belirteçleri, bir kez geçtikten sonra daha az olası kılar.",
			type: [
				"number",
				"null"
			],
			minimum: -2,
			maximum: 2
		},
		stream: {
			description: "Send the answer in pieces as it is made.",
			"x-tr": "Yanıtı üretildikçe parça parça gönder.",
			type: "boolean"
		},
		stream_options: {
			description: "Settings of the stream.",
			"x-tr": "Akışın ayarları.",
			anyOf: [
				{
					title: "ChatCompletionInputStreamOptions",
					description: "Settings of the stream.",
					"x-tr": "Akışın ayarları.",
					type: "object",
					properties: {
						include_usage: {
							description: "Send the token counts in an event before the end.",
							"x-tr": "Belirteç sayılarını sondan önceki bir olayda gönder.",
							type: "boolean"
						}
					}
				},
				{
					type: "null"
				}
			]
		},
		reasoning_effort: {
			description: "How much a reasoning model should think: `none`, `minimal`, `low`, `medium`, `high` or `xhigh`, as far as the model knows them.",
			"x-tr": "Akıl yürüten modelin ne kadar düşüneceği: modelin tanıdığı ölçüde `none`, `minimal`, `low`, `medium`, `high` ya da `xhigh`.",
			type: [
				"string",
				"null"
			],
			examples: [
				"none",
				"minimal",
				"low",
				"medium",
				"high",
				"xhigh"
			]
		},
		response_format: {
			description: "Form that the answer must have.",
			"x-tr": "Yanıtın uyması gereken biçim.",
			anyOf: [
				{
					$schema: "https://json-schema.org/draft/2020-12/schema",
					title: "ChatCompletionInputGrammarType",
					description: "Form of the answer. The last three kinds are the older spelling.",
					"x-tr": "Yanıtın biçimi. Son üç tür eski yazımdır.",
					anyOf: [
						{
							title: "ChatCompletionInputResponseFormatText",
							description: "Plain text.",
							"x-tr": "Düz metin.",
							type: "object",
							required: [
								"type"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"text"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								}
							}
						},
						{
							title: "ChatCompletionInputResponseFormatJSONSchema",
							description: "JSON that fits a schema.",
							"x-tr": "Bir şemaya uyan JSON.",
							type: "object",
							required: [
								"type",
								"json_schema"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"json_schema"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								},
								json_schema: {
									title: "ChatCompletionInputJSONSchema",
									description: "The schema with its name.",
									"x-tr": "Adıyla birlikte şema.",
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
											description: "Name of the schema.",
											"x-tr": "Şemanın adı.",
											type: "string"
										},
										description: {
											description: "What the answer is for.",
											"x-tr": "Yanıtın ne için olduğu.",
											type: [
												"string",
												"null"
											]
										},
										schema: {
											description: "The JSON Schema.",
											"x-tr": "JSON şeması.",
											type: [
												"object",
												"null"
											]
										},
										strict: {
											description: "Follow the schema exactly.",
											"x-tr": "Şemaya bire bir uy.",
											type: [
												"boolean",
												"null"
											]
										}
									}
								}
							}
						},
						{
							title: "ChatCompletionInputResponseFormatJSONObject",
							description: "Any JSON object.",
							"x-tr": "Herhangi bir JSON nesnesi.",
							type: "object",
							required: [
								"type"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"json_object"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								}
							}
						},
						{
							title: "ChatCompletionInputJSONGrammar",
							description: "JSON that fits a schema, older spelling.",
							"x-tr": "Bir şemaya uyan JSON, eski yazım.",
							type: "object",
							required: [
								"type",
								"value"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"json"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								},
								value: {
									description: "The JSON Schema, or its text.",
									"x-tr": "JSON şeması ya da metin hâli."
								}
							}
						},
						{
							title: "ChatCompletionInputRegexGrammar",
							description: "Text that fits a regular expression, older spelling.",
							"x-tr": "Bir düzenli ifadeye uyan metin, eski yazım.",
							type: "object",
							required: [
								"type",
								"value"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"regex"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								},
								value: {
									description: "The regular expression.",
									"x-tr": "Düzenli ifade.",
									type: "string"
								}
							}
						},
						{
							title: "ChatCompletionInputJSONSchemaGrammar",
							description: "JSON that fits a named schema, older spelling.",
							"x-tr": "Adlandırılmış bir şemaya uyan JSON, eski yazım.",
							type: "object",
							required: [
								"type",
								"value"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"json_schema"
									],
									description: "Kind of form.",
									"x-tr": "Biçimin türü."
								},
								value: {
									title: "ChatCompletionInputJSONSchemaConfig",
									description: "The schema with its name.",
									"x-tr": "Adıyla birlikte şema.",
									type: "object",
									required: [
										"schema"
									],
									properties: {
										name: {
											description: "Name of the schema.",
											"x-tr": "Şemanın adı.",
											type: [
												"string",
												"null"
											]
										},
										schema: {
											description: "The JSON Schema.",
											"x-tr": "JSON şeması."
										}
									}
								}
							}
						}
					]
				},
				{
					type: "null"
				}
			]
		},
		tools: {
			description: "Functions whose calls the model may request.",
			"x-tr": "Modelin çağrılmasını isteyebileceği işlevler.",
			type: [
				"array",
				"null"
			],
			items: {
				title: "ChatCompletionInputTool",
				description: "A function whose calls the model may request.",
				"x-tr": "Modelin çağrılmasını isteyebileceği bir işlev.",
				type: "object",
				required: [
					"type",
					"function"
				],
				properties: {
					type: {
						description: "Kind of tool: `function`.",
						"x-tr": "Aracın türü: `function`.",
						type: "string"
					},
					function: {
						title: "ChatCompletionInputFunctionDefinition",
						description: "Description of the function for the model.",
						"x-tr": "Modele işlev hakkında söylenenler.",
						type: "object",
						required: [
							"name"
						],
						properties: {
							name: {
								description: "Name of the function.",
								"x-tr": "İşlevin adı.",
								type: "string"
							},
							description: {
								description: "What the function does; the model decides by it.",
								"x-tr": "İşlevin ne yaptığı; model buna bakarak karar verir.",
								type: [
									"string",
									"null"
								]
							},
							parameters: {
								description: "JSON Schema of the arguments.",
								"x-tr": "Argümanların JSON şeması."
							}
						}
					}
				}
			}
		},
		tool_choice: {
			description: "Whether tools may, must or must not be called, or which one must.",
			"x-tr": "Araçların çağrılıp çağrılamayacağı, çağrılmasının zorunlu olup olmadığı ya da hangisinin çağrılacağı.",
			default: "auto",
			anyOf: [
				{
					title: "ChatCompletionInputToolChoice",
					description: "`auto`, `none`, `required`, or a function by name.",
					"x-tr": "`auto`, `none`, `required` ya da adıyla bir işlev.",
					anyOf: [
						{
							title: "ChatCompletionInputToolChoiceEnum",
							description: "The model decides, calls nothing, or must call something.",
							"x-tr": "Model karar verir, hiçbir şey çağırmaz ya da bir şey çağırmak zorundadır.",
							type: "string",
							enum: [
								"auto",
								"none",
								"required"
							]
						},
						{
							title: "ChatCompletionInputToolChoiceClass",
							description: "A function the model must call.",
							"x-tr": "Modelin çağırmak zorunda olduğu işlev.",
							type: "object",
							required: [
								"function"
							],
							properties: {
								type: {
									description: "Kind of tool: `function`.",
									"x-tr": "Aracın türü: `function`.",
									type: "string"
								},
								function: {
									title: "ChatCompletionInputFunctionName",
									description: "The function, by name.",
									"x-tr": "Adıyla işlev.",
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
											description: "Name of the function.",
											"x-tr": "İşlevin adı.",
											type: "string"
										}
									}
								}
							}
						}
					]
				},
				{
					type: "null"
				}
			]
		},
		tool_prompt: {
			description: "Text put before the list of tools.",
			"x-tr": "Araç listesinin önüne konan metin.",
			type: [
				"string",
				"null"
			]
		},
		logprobs: {
			description: "Also return the log probability of each token.",
			"x-tr": "Her belirtecin log olasılığını da döndür.",
			type: [
				"boolean",
				"null"
			]
		},
		top_logprobs: {
			description: "Also return this many of the likeliest tokens at each place; needs `logprobs`.",
			"x-tr": "Her yerde en olası bu kadar belirteci de döndür; `logprobs` gerekir.",
			type: [
				"integer",
				"null"
			],
			minimum: 0,
			maximum: 20
		},
		logit_bias: {
			description: "Bias for single tokens. Most servers ignore it.",
			"x-tr": "Tek tek belirteçlere verilen ağırlık. Sunucuların çoğu dikkate almaz.",
			anyOf: [
				{
					type: "array",
					items: {
						type: "number"
					}
				},
				{
					type: "object",
					additionalProperties: {
						type: "number"
					}
				},
				{
					type: "null"
				}
			]
		},
		n: {
			description: "Number of answers. Many servers give only one.",
			"x-tr": "Yanıt sayısı. Birçok sunucu yalnızca bir yanıt verir.",
			type: [
				"integer",
				"null"
			],
			minimum: 0
		}
	}
};

/** JSON Schema of the result of chat-completion. */
export const chatCompletionOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ChatCompletionOutput",
	description: "The answer of the model.",
	"x-tr": "Modelin yanıtı.",
	type: "object",
	required: [
		"choices",
		"created",
		"id",
		"model",
		"usage"
	],
	properties: {
		id: {
			description: "Id of the answer.",
			"x-tr": "Yanıtın kimliği.",
			type: "string"
		},
		created: {
			description: "When it was made, in seconds since 1970 (Unix time).",
			"x-tr": "Oluşturulma zamanı: 1970 başından bu yana geçen saniye (Unix zamanı).",
			type: "integer",
			minimum: 0
		},
		model: {
			description: "Model that answered.",
			"x-tr": "Yanıtlayan model.",
			type: "string"
		},
		system_fingerprint: {
			description: "Mark of the server version; not every provider sends it.",
			"x-tr": "Sunucu sürümünün izi; her sağlayıcı göndermez.",
			type: [
				"string",
				"null"
			]
		},
		choices: {
			description: "The answers; one unless more were requested.",
			"x-tr": "Yanıtlar; daha fazlası istenmediyse bir tane.",
			type: "array",
			items: {
				title: "ChatCompletionOutputComplete",
				description: "One answer, and why it ended.",
				"x-tr": "Bir yanıt ve neden bittiği.",
				type: "object",
				required: [
					"index",
					"finish_reason",
					"message"
				],
				properties: {
					index: {
						description: "Place among the answers, from 0.",
						"x-tr": "Yanıtlar arasındaki sıra, 0 ile başlar.",
						type: "integer",
						minimum: 0
					},
					finish_reason: {
						description: "Why the answer ended: `stop`, `length`, `tool_calls` or `content_filter`.",
						"x-tr": "Yanıtın neden bittiği: `stop`, `length`, `tool_calls` ya da `content_filter`.",
						type: "string"
					},
					logprobs: {
						description: "Log probabilities of the tokens, when they were requested.",
						"x-tr": "İstendiyse belirteçlerin log olasılıkları.",
						anyOf: [
							{
								title: "ChatCompletionOutputLogprobs",
								description: "Log probabilities of the tokens of an answer.",
								"x-tr": "Bir yanıttaki belirteçlerin log olasılıkları.",
								type: "object",
								required: [
									"content"
								],
								properties: {
									content: {
										description: "One entry a token.",
										"x-tr": "Her belirteç için bir öge.",
										type: [
											"array",
											"null"
										],
										items: {
											title: "ChatCompletionOutputLogprob",
											description: "A token and its likeliest alternatives.",
											"x-tr": "Bir belirteç ve en olası seçenekleri.",
											type: "object",
											required: [
												"token",
												"logprob",
												"top_logprobs"
											],
											properties: {
												token: {
													description: "Text of the token.",
													"x-tr": "Belirtecin metni.",
													type: "string"
												},
												logprob: {
													description: "Natural logarithm of the probability.",
													"x-tr": "Olasılığın doğal logaritması.",
													type: "number"
												},
												top_logprobs: {
													description: "Likeliest tokens at this place.",
													"x-tr": "Bu yerdeki en olası belirteçler.",
													type: "array",
													items: {
														title: "ChatCompletionOutputTopLogprob",
														description: "A token that could have stood here.",
														"x-tr": "Bu yerde bulunabilecek bir belirteç.",
														type: "object",
														required: [
															"token",
															"logprob"
														],
														properties: {
															token: {
																description: "Text of the token.",
																"x-tr": "Belirtecin metni.",
																type: "string"
															},
															logprob: {
																description: "Natural logarithm of the probability.",
																"x-tr": "Olasılığın doğal logaritması.",
																type: "number"
															}
														}
													}
												}
											}
										}
									}
								}
							},
							{
								type: "null"
							}
						]
					},
					message: {
						title: "ChatCompletionOutputMessage",
						description: "Message with the model's answer.",
						"x-tr": "Modelin söyledikleri.",
						type: "object",
						required: [
							"role"
						],
						properties: {
							role: {
								description: "Who speaks: `system`, `user`, `assistant` or `tool`.",
								"x-tr": "Kimin konuştuğu: `system`, `user`, `assistant` ya da `tool`.",
								type: "string"
							},
							content: {
								description: "Text of the answer; absent or `null` when tools are called.",
								"x-tr": "Yanıtın metni; araç çağrılıyorsa bulunmaz ya da `null` olur.",
								type: [
									"string",
									"null"
								]
							},
							reasoning: {
								description: "The model's reasoning before its answer, when the provider returns it.",
								"x-tr": "Sağlayıcı bildiriyorsa modelin yanıttan önce düşündükleri.",
								type: [
									"string",
									"null"
								]
							},
							reasoning_content: {
								description: "The same as `reasoning`, under the name some providers use.",
								"x-tr": "`reasoning` ile aynı; bazı sağlayıcılar bu adı kullanır.",
								type: [
									"string",
									"null"
								]
							},
							tool_call_id: {
								description: "Id of the tool call this message answers.",
								"x-tr": "Bu mesajın yanıtladığı araç çağrısının kimliği.",
								type: [
									"string",
									"null"
								]
							},
							tool_calls: {
								description: "Tool calls that the model requests.",
								"x-tr": "Modelin istediği araç çağrıları.",
								type: [
									"array",
									"null"
								],
								items: {
									title: "ChatCompletionOutputToolCall",
									description: "A tool call that the model requests.",
									"x-tr": "Modelin istediği bir araç çağrısı.",
									type: "object",
									required: [
										"id",
										"type",
										"function"
									],
									properties: {
										id: {
											description: "Id of the call; the answer of the tool names it.",
											"x-tr": "Çağrının kimliği; aracın yanıtı bu kimliği anar.",
											type: "string"
										},
										type: {
											description: "Kind of tool: `function`.",
											"x-tr": "Aracın türü: `function`.",
											type: "string"
										},
										function: {
											title: "ChatCompletionOutputFunctionDefinition",
											description: "The function to call.",
											"x-tr": "Çağrılacak işlev.",
											type: "object",
											required: [
												"name",
												"arguments"
											],
											properties: {
												name: {
													description: "Name of the function.",
													"x-tr": "İşlevin adı.",
													type: "string"
												},
												arguments: {
													description: "Arguments as JSON text.",
													"x-tr": "JSON metni olarak argümanlar.",
													type: "string"
												},
												description: {
													description: "What the function does.",
													"x-tr": "İşlevin ne yaptığı.",
													type: [
														"string",
														"null"
													]
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		},
		usage: {
			title: "ChatCompletionOutputUsage",
			description: "Tokens read and made; what providers charge for.",
			"x-tr": "Okunan ve üretilen belirteçler; sağlayıcıların ücretlendirdiği sayılar.",
			type: "object",
			required: [
				"prompt_tokens",
				"completion_tokens",
				"total_tokens"
			],
			properties: {
				prompt_tokens: {
					description: "Tokens read.",
					"x-tr": "Okunan belirteç sayısı.",
					type: "integer",
					minimum: 0,
					"x-unit": "token"
				},
				completion_tokens: {
					description: "Tokens made.",
					"x-tr": "Üretilen belirteç sayısı.",
					type: "integer",
					minimum: 0,
					"x-unit": "token"
				},
				total_tokens: {
					description: "Sum of both.",
					"x-tr": "İkisinin toplamı.",
					type: "integer",
					minimum: 0,
					"x-unit": "token"
				}
			}
		}
	}
};

/** JSON Schema of one streamed event of chat-completion. */
export const chatCompletionStreamOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "ChatCompletionStreamOutput",
	description: "One event of a streamed answer.",
	"x-tr": "Akan yanıtın bir olayı.",
	type: "object",
	required: [
		"choices",
		"created",
		"id",
		"model"
	],
	properties: {
		id: {
			description: "Id of the answer.",
			"x-tr": "Yanıtın kimliği.",
			type: "string"
		},
		created: {
			description: "When it was made, in seconds since 1970 (Unix time).",
			"x-tr": "Oluşturulma zamanı: 1970 başından bu yana geçen saniye (Unix zamanı).",
			type: "integer",
			minimum: 0
		},
		model: {
			description: "Model that answered.",
			"x-tr": "Yanıtlayan model.",
			type: "string"
		},
		system_fingerprint: {
			description: "Mark of the server version; not every provider sends it.",
			"x-tr": "Sunucu sürümünün izi; her sağlayıcı göndermez.",
			type: [
				"string",
				"null"
			]
		},
		choices: {
			description: "Pieces of the answers; empty in an event that only brings token counts.",
			"x-tr": "Yanıtların parçaları; yalnızca belirteç sayılarını taşıyan olayda boştur.",
			type: "array",
			items: {
				title: "ChatCompletionStreamOutputChoice",
				description: "Next piece of one answer.",
				"x-tr": "Bir yanıtın sıradaki parçası.",
				type: "object",
				required: [
					"index",
					"delta"
				],
				properties: {
					index: {
						description: "Place among the answers, from 0.",
						"x-tr": "Yanıtlar arasındaki sıra, 0 ile başlar.",
						type: "integer",
						minimum: 0
					},
					finish_reason: {
						description: "Why the answer ended; `null` until the last piece.",
						"x-tr": "Yanıtın neden bittiği; son parçaya kadar `null`.",
						type: [
							"string",
							"null"
						]
					},
					logprobs: {
						description: "Log probabilities of the tokens, when they were requested.",
						"x-tr": "İstendiyse belirteçlerin log olasılıkları.",
						anyOf: [
							{
								title: "ChatCompletionOutputLogprobs",
								description: "Log probabilities of the tokens of an answer.",
								"x-tr": "Bir yanıttaki belirteçlerin log olasılıkları.",
								type: "object",
								required: [
									"content"
								],
								properties: {
									content: {
										description: "One entry a token.",
										"x-tr": "Her belirteç için bir öge.",
										type: [
											"array",
											"null"
										],
										items: {
											title: "ChatCompletionOutputLogprob",
											description: "A token and its likeliest alternatives.",
											"x-tr": "Bir belirteç ve en olası seçenekleri.",
											type: "object",
											required: [
												"token",
												"logprob",
												"top_logprobs"
											],
											properties: {
												token: {
													description: "Text of the token.",
													"x-tr": "Belirtecin metni.",
													type: "string"
												},
												logprob: {
													description: "Natural logarithm of the probability.",
													"x-tr": "Olasılığın doğal logaritması.",
													type: "number"
												},
												top_logprobs: {
													description: "Likeliest tokens at this place.",
													"x-tr": "Bu yerdeki en olası belirteçler.",
													type: "array",
													items: {
														title: "ChatCompletionOutputTopLogprob",
														description: "A token that could have stood here.",
														"x-tr": "Bu yerde bulunabilecek bir belirteç.",
														type: "object",
														required: [
															"token",
															"logprob"
														],
														properties: {
															token: {
																description: "Text of the token.",
																"x-tr": "Belirtecin metni.",
																type: "string"
															},
															logprob: {
																description: "Natural logarithm of the probability.",
																"x-tr": "Olasılığın doğal logaritması.",
																type: "number"
															}
														}
													}
												}
											}
										}
									}
								}
							},
							{
								type: "null"
							}
						]
					},
					delta: {
						title: "ChatCompletionStreamOutputDelta",
						description: "What is new in the message.",
						"x-tr": "Mesaja eklenenler.",
						type: "object",
						properties: {
							role: {
								description: "Who speaks: `system`, `user`, `assistant` or `tool`.",
								"x-tr": "Kimin konuştuğu: `system`, `user`, `assistant` ya da `tool`.",
								type: "string"
							},
							content: {
								description: "Next piece of the text.",
								"x-tr": "Metnin sıradaki parçası.",
								type: [
									"string",
									"null"
								]
							},
							reasoning: {
								description: "Next piece of the model's reasoning.",
								"x-tr": "Modelin düşündüklerinin sıradaki parçası.",
								type: [
									"string",
									"null"
								]
							},
							reasoning_content: {
								description: "The same as `reasoning`, under the name some providers use.",
								"x-tr": "`reasoning` ile aynı; bazı sağlayıcılar bu adı kullanır.",
								type: [
									"string",
									"null"
								]
							},
							tool_call_id: {
								description: "Id of the tool call this message answers.",
								"x-tr": "Bu mesajın yanıtladığı araç çağrısının kimliği.",
								type: [
									"string",
									"null"
								]
							},
							tool_calls: {
								description: "Next pieces of the tool calls.",
								"x-tr": "Araç çağrılarının sıradaki parçaları.",
								type: [
									"array",
									"null"
								],
								items: {
									title: "ChatCompletionStreamOutputDeltaToolCall",
									description: "Next piece of a tool call. Id and name come with the first piece only.",
									"x-tr": "Bir araç çağrısının sıradaki parçası. Kimlik ve ad yalnızca ilk parçada gelir.",
									type: "object",
									required: [
										"index",
										"function"
									],
									properties: {
										index: {
											description: "Which tool call the piece belongs to, from 0.",
											"x-tr": "Parçanın hangi araç çağrısına ait olduğu, 0 ile başlar.",
											type: "integer",
											minimum: 0
										},
										id: {
											description: "Id of the call; the answer of the tool names it.",
											"x-tr": "Çağrının kimliği; aracın yanıtı bu kimliği anar.",
											type: "string"
										},
										type: {
											description: "Kind of tool: `function`.",
											"x-tr": "Aracın türü: `function`.",
											type: "string"
										},
										function: {
											title: "ChatCompletionStreamOutputFunction",
											description: "Next piece of the function call.",
											"x-tr": "İşlev çağrısının sıradaki parçası.",
											type: "object",
											properties: {
												name: {
													description: "Name of the function.",
													"x-tr": "İşlevin adı.",
													type: [
														"string",
														"null"
													]
												},
												arguments: {
													description: "Next piece of the arguments as JSON text.",
													"x-tr": "JSON metni olarak argümanların sıradaki parçası.",
													type: "string"
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		},
		usage: {
			description: "Token counts, near the end when they were requested.",
			"x-tr": "İstendiyse sona doğru belirteç sayıları.",
			anyOf: [
				{
					title: "ChatCompletionOutputUsage",
					description: "Tokens read and made; what providers charge for.",
					"x-tr": "Okunan ve üretilen belirteçler; sağlayıcıların ücretlendirdiği sayılar.",
					type: "object",
					required: [
						"prompt_tokens",
						"completion_tokens",
						"total_tokens"
					],
					properties: {
						prompt_tokens: {
							description: "Tokens read.",
							"x-tr": "Okunan belirteç sayısı.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						},
						completion_tokens: {
							description: "Tokens made.",
							"x-tr": "Üretilen belirteç sayısı.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						},
						total_tokens: {
							description: "Sum of both.",
							"x-tr": "İkisinin toplamı.",
							type: "integer",
							minimum: 0,
							"x-unit": "token"
						}
					}
				},
				{
					type: "null"
				}
			]
		}
	}
};

/** The schemas of every task that has some. */
export const TASK_SCHEMAS: Readonly<Record<SchemaTaskId, TaskSchemas>> = {
	"text-classification": { input: textClassificationInputSchema, output: textClassificationOutputSchema },
	"token-classification": { input: tokenClassificationInputSchema, output: tokenClassificationOutputSchema },
	"table-question-answering": { input: tableQuestionAnsweringInputSchema, output: tableQuestionAnsweringOutputSchema },
	"question-answering": { input: questionAnsweringInputSchema, output: questionAnsweringOutputSchema },
	"zero-shot-classification": { input: zeroShotClassificationInputSchema, output: zeroShotClassificationOutputSchema },
	"translation": { input: translationInputSchema, output: translationOutputSchema },
	"summarization": { input: summarizationInputSchema, output: summarizationOutputSchema },
	"feature-extraction": { input: featureExtractionInputSchema, output: featureExtractionOutputSchema },
	"text-generation": { input: textGenerationInputSchema, output: textGenerationOutputSchema, streamOutput: textGenerationStreamOutputSchema },
	"text2text-generation": { input: text2textGenerationInputSchema, output: text2textGenerationOutputSchema },
	"fill-mask": { input: fillMaskInputSchema, output: fillMaskOutputSchema },
	"sentence-similarity": { input: sentenceSimilarityInputSchema, output: sentenceSimilarityOutputSchema },
	"text-to-speech": { input: textToSpeechInputSchema, output: textToSpeechOutputSchema },
	"text-to-audio": { input: textToAudioInputSchema, output: textToAudioOutputSchema },
	"automatic-speech-recognition": { input: automaticSpeechRecognitionInputSchema, output: automaticSpeechRecognitionOutputSchema },
	"audio-to-audio": { input: audioToAudioInputSchema, output: audioToAudioOutputSchema },
	"audio-classification": { input: audioClassificationInputSchema, output: audioClassificationOutputSchema },
	"depth-estimation": { input: depthEstimationInputSchema, output: depthEstimationOutputSchema },
	"image-classification": { input: imageClassificationInputSchema, output: imageClassificationOutputSchema },
	"object-detection": { input: objectDetectionInputSchema, output: objectDetectionOutputSchema },
	"image-segmentation": { input: imageSegmentationInputSchema, output: imageSegmentationOutputSchema },
	"text-to-image": { input: textToImageInputSchema, output: textToImageOutputSchema },
	"image-to-text": { input: imageToTextInputSchema, output: imageToTextOutputSchema },
	"image-to-image": { input: imageToImageInputSchema, output: imageToImageOutputSchema },
	"image-to-video": { input: imageToVideoInputSchema, output: imageToVideoOutputSchema },
	"video-classification": { input: videoClassificationInputSchema, output: videoClassificationOutputSchema },
	"tabular-classification": { input: tabularClassificationInputSchema, output: tabularClassificationOutputSchema },
	"tabular-regression": { input: tabularRegressionInputSchema, output: tabularRegressionOutputSchema },
	"text-to-video": { input: textToVideoInputSchema, output: textToVideoOutputSchema },
	"image-text-to-image": { input: imageTextToImageInputSchema, output: imageTextToImageOutputSchema },
	"image-text-to-video": { input: imageTextToVideoInputSchema, output: imageTextToVideoOutputSchema },
	"visual-question-answering": { input: visualQuestionAnsweringInputSchema, output: visualQuestionAnsweringOutputSchema },
	"document-question-answering": { input: documentQuestionAnsweringInputSchema, output: documentQuestionAnsweringOutputSchema },
	"zero-shot-image-classification": { input: zeroShotImageClassificationInputSchema, output: zeroShotImageClassificationOutputSchema },
	"zero-shot-object-detection": { input: zeroShotObjectDetectionInputSchema, output: zeroShotObjectDetectionOutputSchema },
	"chat-completion": { input: chatCompletionInputSchema, output: chatCompletionOutputSchema, streamOutput: chatCompletionStreamOutputSchema },
};
