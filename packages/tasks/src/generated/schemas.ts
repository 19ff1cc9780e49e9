// Made from the task folders by `npm run generate`. Do not edit.

import type { JsonSchema, TaskSchemas } from "../json-schema.ts";

/** Input of feature-extraction. */
export const featureExtractionInputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "FeatureExtractionInput",
	description: "Texts to turn into vectors. The settings stand beside the texts.",
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
			"x-tr": "Her vektörü 1 uzunluğuna getir; böylece iç çarpım kosinüs benzerliğine eşit olur.",
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

/** Output of feature-extraction. */
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

/** Input of text-generation. */
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
					"x-tr": "Modelin üzerine yüklenecek LoRA adaptörü.",
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
							"x-tr": "Dilbilgisi: bir JSON şeması, bir düzenli ifade ya da adlandırılmış bir JSON şeması.",
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
											"x-tr": "Dilbilgisinin türü."
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
											"x-tr": "Dilbilgisinin türü."
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
											"x-tr": "Dilbilgisinin türü."
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
					"x-tr": "Yalnızca olasılıkları toplamı bu değere ulaşan en olası belirteçler arasından seç.",
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
					"x-tr": "Ortalama beklenmedikliğe sahip belirteçleri yeğleyen tipik çözümlemede korunan olasılık payı.",
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

/** Output of text-generation. */
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
			description: "Tokens and reasons behind the text, when they were asked for.",
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
										description: "Tokens of the prompt, when they were asked for.",
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
													description: "Whether it is a control token, not part of the text.",
													"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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
										description: "Likeliest tokens at each step, when they were asked for.",
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
														description: "Whether it is a control token, not part of the text.",
														"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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
							description: "Tokens of the prompt, when they were asked for.",
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
										description: "Whether it is a control token, not part of the text.",
										"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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
							description: "Likeliest tokens at each step, when they were asked for.",
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
											description: "Whether it is a control token, not part of the text.",
											"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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

/** One streamed event of text-generation. */
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
					description: "Whether it is a control token, not part of the text.",
					"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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
			description: "Likeliest tokens at this step, when they were asked for.",
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
						description: "Whether it is a control token, not part of the text.",
						"x-tr": "Metnin parçası olmayan bir denetim belirteci olup olmadığı.",
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

/** Input of text-to-image. */
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
			"x-tr": "İstem: görüntüde ne olması istendiği.",
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
					"x-tr": "Modelin kendi gürültü çizelgesi yerine kullanılacak olanın adı.",
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

/** Output of text-to-image. */
export const textToImageOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToImageOutput",
	description: "The picture.",
	"x-tr": "Üretilen görüntü.",
	type: "object",
	required: [
		"image"
	],
	properties: {
		image: {
			description: "The picture.",
			"x-tr": "Üretilen görüntü.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "image"
		}
	}
};

/** Input of text-to-video. */
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
			"x-tr": "İstem: videoda ne olması istendiği.",
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

/** Output of text-to-video. */
export const textToVideoOutputSchema: JsonSchema = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	title: "TextToVideoOutput",
	description: "The video.",
	"x-tr": "Üretilen video.",
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			description: "The video.",
			"x-tr": "Üretilen video.",
			type: "string",
			contentEncoding: "base64",
			"x-media": "video"
		}
	}
};

/** Input of chat-completion. */
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
			"x-tr": "Şimdiye dek süren konuşma, en eski ileti başta.",
			type: "array",
			items: {
				title: "ChatCompletionInputMessage",
				description: "One message of the conversation.",
				"x-tr": "Konuşmanın bir iletisi.",
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
									"x-tr": "İletinin bir parçası.",
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
													description: "Address of the picture, or a data URL.",
													"x-tr": "Görüntünün adresi ya da veri URL'si.",
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
						description: "Tool calls the model asked for in this message.",
						"x-tr": "Modelin bu iletide istediği araç çağrıları.",
						type: [
							"array",
							"null"
						],
						items: {
							title: "ChatCompletionInputToolCall",
							description: "A tool call the model asked for.",
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
						"x-tr": "Bu iletinin yanıtladığı araç çağrısının kimliği.",
						type: [
							"string",
							"null"
						]
					},
					reasoning: {
						description: "What the model thought before answering, when the provider tells it.",
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
			description: "Model to ask. The client fills it in from its own `model`.",
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
			"x-tr": "Yalnızca olasılıkları toplamı bu değere ulaşan en olası belirteçler arasından seç.",
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
			]
		},
		response_format: {
			description: "Form that the answer must have.",
			"x-tr": "Yanıtın uyması gereken biçim.",
			anyOf: [
				{
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
											"x-tr": "Şemaya birebir uy.",
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
			description: "Functions the model may ask to be called.",
			"x-tr": "Modelin çağrılmasını isteyebileceği işlevler.",
			type: [
				"array",
				"null"
			],
			items: {
				title: "ChatCompletionInputTool",
				description: "A function the model may ask to be called.",
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
						description: "What the model is told about the function.",
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

/** Output of chat-completion. */
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
			description: "The answers; one unless more were asked for.",
			"x-tr": "Yanıtlar; daha fazlası istenmediyse bir tane.",
			type: "array",
			items: {
				title: "ChatCompletionOutputComplete",
				description: "One answer.",
				"x-tr": "Bir yanıt.",
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
						description: "Log probabilities of the tokens, when they were asked for.",
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
						description: "What the model says.",
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
								description: "Text of the answer; absent or null when tools are called.",
								"x-tr": "Yanıtın metni; araç çağrılıyorsa bulunmaz ya da null olur.",
								type: [
									"string",
									"null"
								]
							},
							reasoning: {
								description: "What the model thought before answering, when the provider tells it.",
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
								"x-tr": "Bu iletinin yanıtladığı araç çağrısının kimliği.",
								type: [
									"string",
									"null"
								]
							},
							tool_calls: {
								description: "Tool calls the model asks for.",
								"x-tr": "Modelin istediği araç çağrıları.",
								type: [
									"array",
									"null"
								],
								items: {
									title: "ChatCompletionOutputToolCall",
									description: "A tool call the model asks for.",
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

/** One streamed event of chat-completion. */
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
						description: "Why the answer ended; null until the last piece.",
						"x-tr": "Yanıtın neden bittiği; son parçaya kadar null.",
						type: [
							"string",
							"null"
						]
					},
					logprobs: {
						description: "Log probabilities of the tokens, when they were asked for.",
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
						"x-tr": "İletiye eklenenler.",
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
								description: "Next piece of what the model thinks.",
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
								"x-tr": "Bu iletinin yanıtladığı araç çağrısının kimliği.",
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
			description: "Token counts, near the end when they were asked for.",
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

/** Id of a task that has schemas; `chat-completion` is not in the catalogue. */
export type SchemaTaskId =
	| "feature-extraction"
	| "text-generation"
	| "text-to-image"
	| "text-to-video"
	| "chat-completion";

/** The schemas of every task that has some. */
export const TASK_SCHEMAS: Readonly<Record<SchemaTaskId, TaskSchemas>> = {
	"feature-extraction": { input: featureExtractionInputSchema, output: featureExtractionOutputSchema },
	"text-generation": { input: textGenerationInputSchema, output: textGenerationOutputSchema, streamOutput: textGenerationStreamOutputSchema },
	"text-to-image": { input: textToImageInputSchema, output: textToImageOutputSchema },
	"text-to-video": { input: textToVideoInputSchema, output: textToVideoOutputSchema },
	"chat-completion": { input: chatCompletionInputSchema, output: chatCompletionOutputSchema, streamOutput: chatCompletionStreamOutputSchema },
};
