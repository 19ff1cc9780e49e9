// Made from the task folders by `npm run generate`. Do not edit.

import type { Shape } from "../types/json-schema.ts";

/** JSON Schema of the input of text-classification. Stripped for checks at run time. */
export const textClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				function_to_apply: {
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-classification. Stripped for checks at run time. */
export const textClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of token-classification. Stripped for checks at run time. */
export const tokenClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				ignore_labels: {
					type: "array",
					items: {
						type: "string"
					}
				},
				stride: {
					type: "integer"
				},
				aggregation_strategy: {
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

/** JSON Schema of the result of token-classification. Stripped for checks at run time. */
export const tokenClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"score",
			"word",
			"start",
			"end"
		],
		properties: {
			entity_group: {
				type: "string"
			},
			entity: {
				type: "string"
			},
			score: {
				type: "number"
			},
			word: {
				type: "string"
			},
			start: {
				type: "integer"
			},
			end: {
				type: "integer"
			}
		}
	}
};

/** JSON Schema of the input of table-question-answering. Stripped for checks at run time. */
export const tableQuestionAnsweringInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"table",
				"question"
			],
			properties: {
				table: {
					type: "object"
				},
				question: {
					type: "string"
				}
			}
		},
		parameters: {
			type: "object",
			properties: {
				padding: {
					type: "string",
					enum: [
						"do_not_pad",
						"longest",
						"max_length"
					]
				},
				sequential: {
					type: "boolean"
				},
				truncation: {
					type: "boolean"
				}
			}
		}
	}
};

/** JSON Schema of the result of table-question-answering. Stripped for checks at run time. */
export const tableQuestionAnsweringOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"answer",
			"coordinates",
			"cells"
		],
		properties: {
			answer: {
				type: "string"
			},
			coordinates: {
				type: "array",
				items: {
					type: "array",
					items: {
						type: "integer"
					}
				}
			},
			cells: {
				type: "array",
				items: {
					type: "string"
				}
			},
			aggregator: {
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of question-answering. Stripped for checks at run time. */
export const questionAnsweringInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"context",
				"question"
			],
			properties: {
				question: {
					type: "string"
				},
				context: {
					type: "string"
				}
			}
		},
		parameters: {
			type: "object",
			properties: {
				top_k: {
					type: "integer"
				},
				doc_stride: {
					type: "integer"
				},
				max_answer_len: {
					type: "integer"
				},
				max_seq_len: {
					type: "integer"
				},
				max_question_len: {
					type: "integer"
				},
				handle_impossible_answer: {
					type: "boolean"
				},
				align_to_words: {
					type: "boolean"
				}
			}
		}
	}
};

/** JSON Schema of the result of question-answering. Stripped for checks at run time. */
export const questionAnsweringOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"answer",
			"score",
			"start",
			"end"
		],
		properties: {
			answer: {
				type: "string"
			},
			score: {
				type: "number"
			},
			start: {
				type: "integer"
			},
			end: {
				type: "integer"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-classification. Stripped for checks at run time. */
export const zeroShotClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					type: "array",
					items: {
						type: "string"
					}
				},
				hypothesis_template: {
					type: "string"
				},
				multi_label: {
					type: "boolean"
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-classification. Stripped for checks at run time. */
export const zeroShotClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of translation. Stripped for checks at run time. */
export const translationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				src_lang: {
					type: "string"
				},
				tgt_lang: {
					type: "string"
				},
				clean_up_tokenization_spaces: {
					type: "boolean"
				},
				truncation: {
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of translation. Stripped for checks at run time. */
export const translationOutputShape: Shape = {
	type: "object",
	required: [
		"translation_text"
	],
	properties: {
		translation_text: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of summarization. Stripped for checks at run time. */
export const summarizationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				clean_up_tokenization_spaces: {
					type: "boolean"
				},
				truncation: {
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of summarization. Stripped for checks at run time. */
export const summarizationOutputShape: Shape = {
	type: "object",
	required: [
		"summary_text"
	],
	properties: {
		summary_text: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of feature-extraction. Stripped for checks at run time. */
export const featureExtractionInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
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
			type: "boolean"
		},
		prompt_name: {
			type: [
				"string",
				"null"
			]
		},
		truncate: {
			type: [
				"boolean",
				"null"
			]
		},
		truncation_direction: {
			type: "string",
			enum: [
				"left",
				"right"
			]
		}
	}
};

/** JSON Schema of the result of feature-extraction. Stripped for checks at run time. */
export const featureExtractionOutputShape: Shape = {
	type: "array",
	items: {
		type: "array",
		items: {
			type: "number"
		}
	}
};

/** JSON Schema of the input of text-generation. Stripped for checks at run time. */
export const textGenerationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				adapter_id: {
					type: [
						"string",
						"null"
					]
				},
				best_of: {
					type: [
						"integer",
						"null"
					]
				},
				decoder_input_details: {
					type: "boolean"
				},
				details: {
					type: "boolean"
				},
				do_sample: {
					type: "boolean"
				},
				frequency_penalty: {
					type: [
						"number",
						"null"
					]
				},
				grammar: {
					anyOf: [
						{
							anyOf: [
								{
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
											]
										},
										value: {}
									}
								},
								{
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
											]
										},
										value: {
											type: "string"
										}
									}
								},
								{
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
											]
										},
										value: {
											type: "object",
											required: [
												"schema"
											],
											properties: {
												name: {
													type: [
														"string",
														"null"
													]
												},
												schema: {}
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
					type: [
						"integer",
						"null"
					]
				},
				repetition_penalty: {
					type: [
						"number",
						"null"
					]
				},
				return_full_text: {
					type: [
						"boolean",
						"null"
					]
				},
				seed: {
					type: [
						"integer",
						"null"
					]
				},
				stop: {
					type: "array",
					items: {
						type: "string"
					}
				},
				temperature: {
					type: [
						"number",
						"null"
					]
				},
				top_k: {
					type: [
						"integer",
						"null"
					]
				},
				top_n_tokens: {
					type: [
						"integer",
						"null"
					]
				},
				top_p: {
					type: [
						"number",
						"null"
					]
				},
				truncate: {
					type: [
						"integer",
						"null"
					]
				},
				typical_p: {
					type: [
						"number",
						"null"
					]
				},
				watermark: {
					type: "boolean"
				}
			}
		},
		stream: {
			type: "boolean"
		}
	}
};

/** JSON Schema of the result of text-generation. Stripped for checks at run time. */
export const textGenerationOutputShape: Shape = {
	type: "object",
	required: [
		"generated_text"
	],
	properties: {
		generated_text: {
			type: "string"
		},
		details: {
			anyOf: [
				{
					type: "object",
					required: [
						"finish_reason",
						"generated_tokens",
						"prefill",
						"tokens"
					],
					properties: {
						best_of_sequences: {
							type: [
								"array",
								"null"
							],
							items: {
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
										type: "string"
									},
									finish_reason: {
										type: "string",
										enum: [
											"length",
											"eos_token",
											"stop_sequence"
										]
									},
									generated_tokens: {
										type: "integer"
									},
									prefill: {
										type: "array",
										items: {
											type: "object",
											required: [
												"id",
												"logprob",
												"text"
											],
											properties: {
												id: {
													type: "integer"
												},
												logprob: {
													type: [
														"number",
														"null"
													]
												},
												text: {
													type: "string"
												}
											}
										}
									},
									seed: {
										type: [
											"integer",
											"null"
										]
									},
									tokens: {
										type: "array",
										items: {
											type: "object",
											required: [
												"id",
												"logprob",
												"special",
												"text"
											],
											properties: {
												id: {
													type: "integer"
												},
												logprob: {
													type: [
														"number",
														"null"
													]
												},
												special: {
													type: "boolean"
												},
												text: {
													type: "string"
												}
											}
										}
									},
									top_tokens: {
										type: "array",
										items: {
											type: "array",
											items: {
												type: "object",
												required: [
													"id",
													"logprob",
													"special",
													"text"
												],
												properties: {
													id: {
														type: "integer"
													},
													logprob: {
														type: [
															"number",
															"null"
														]
													},
													special: {
														type: "boolean"
													},
													text: {
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
							type: "string",
							enum: [
								"length",
								"eos_token",
								"stop_sequence"
							]
						},
						generated_tokens: {
							type: "integer"
						},
						prefill: {
							type: "array",
							items: {
								type: "object",
								required: [
									"id",
									"logprob",
									"text"
								],
								properties: {
									id: {
										type: "integer"
									},
									logprob: {
										type: [
											"number",
											"null"
										]
									},
									text: {
										type: "string"
									}
								}
							}
						},
						seed: {
							type: [
								"integer",
								"null"
							]
						},
						tokens: {
							type: "array",
							items: {
								type: "object",
								required: [
									"id",
									"logprob",
									"special",
									"text"
								],
								properties: {
									id: {
										type: "integer"
									},
									logprob: {
										type: [
											"number",
											"null"
										]
									},
									special: {
										type: "boolean"
									},
									text: {
										type: "string"
									}
								}
							}
						},
						top_tokens: {
							type: "array",
							items: {
								type: "array",
								items: {
									type: "object",
									required: [
										"id",
										"logprob",
										"special",
										"text"
									],
									properties: {
										id: {
											type: "integer"
										},
										logprob: {
											type: [
												"number",
												"null"
											]
										},
										special: {
											type: "boolean"
										},
										text: {
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

/** JSON Schema of one streamed event of text-generation. Stripped for checks at run time. */
export const textGenerationStreamOutputShape: Shape = {
	type: "object",
	required: [
		"index",
		"token"
	],
	properties: {
		index: {
			type: "integer"
		},
		token: {
			type: "object",
			required: [
				"id",
				"logprob",
				"special",
				"text"
			],
			properties: {
				id: {
					type: "integer"
				},
				logprob: {
					type: [
						"number",
						"null"
					]
				},
				special: {
					type: "boolean"
				},
				text: {
					type: "string"
				}
			}
		},
		generated_text: {
			type: [
				"string",
				"null"
			]
		},
		details: {
			anyOf: [
				{
					type: "object",
					required: [
						"finish_reason",
						"generated_tokens",
						"input_length"
					],
					properties: {
						finish_reason: {
							type: "string",
							enum: [
								"length",
								"eos_token",
								"stop_sequence"
							]
						},
						generated_tokens: {
							type: "integer"
						},
						input_length: {
							type: "integer"
						},
						seed: {
							type: [
								"integer",
								"null"
							]
						}
					}
				},
				{
					type: "null"
				}
			]
		},
		top_tokens: {
			type: "array",
			items: {
				type: "object",
				required: [
					"id",
					"logprob",
					"special",
					"text"
				],
				properties: {
					id: {
						type: "integer"
					},
					logprob: {
						type: [
							"number",
							"null"
						]
					},
					special: {
						type: "boolean"
					},
					text: {
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of text2text-generation. Stripped for checks at run time. */
export const text2textGenerationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				clean_up_tokenization_spaces: {
					type: "boolean"
				},
				truncation: {
					type: "string",
					enum: [
						"do_not_truncate",
						"longest_first",
						"only_first",
						"only_second"
					]
				},
				generate_parameters: {
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of text2text-generation. Stripped for checks at run time. */
export const text2textGenerationOutputShape: Shape = {
	type: "object",
	properties: {
		generated_text: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of fill-mask. Stripped for checks at run time. */
export const fillMaskInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				top_k: {
					type: "integer"
				},
				targets: {
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of fill-mask. Stripped for checks at run time. */
export const fillMaskOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"sequence",
			"score",
			"token"
		],
		properties: {
			sequence: {
				type: "string"
			},
			score: {
				type: "number"
			},
			token: {
				type: "integer"
			},
			token_str: {
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of sentence-similarity. Stripped for checks at run time. */
export const sentenceSimilarityInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"source_sentence",
				"sentences"
			],
			properties: {
				source_sentence: {
					type: "string"
				},
				sentences: {
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		},
		parameters: {
			type: "object",
			properties: {}
		}
	}
};

/** JSON Schema of the result of sentence-similarity. Stripped for checks at run time. */
export const sentenceSimilarityOutputShape: Shape = {
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of text-to-speech. Stripped for checks at run time. */
export const textToSpeechInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				generation_parameters: {
					type: "object",
					properties: {
						temperature: {
							type: "number"
						},
						top_k: {
							type: "integer"
						},
						top_p: {
							type: "number"
						},
						typical_p: {
							type: "number"
						},
						epsilon_cutoff: {
							type: "number"
						},
						eta_cutoff: {
							type: "number"
						},
						max_length: {
							type: "integer"
						},
						max_new_tokens: {
							type: "integer"
						},
						min_length: {
							type: "integer"
						},
						min_new_tokens: {
							type: "integer"
						},
						do_sample: {
							type: "boolean"
						},
						early_stopping: {
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
							type: "integer"
						},
						num_beam_groups: {
							type: "integer"
						},
						penalty_alpha: {
							type: "number"
						},
						use_cache: {
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-speech. Stripped for checks at run time. */
export const textToSpeechOutputShape: Shape = {
	type: "object",
	required: [
		"audio"
	],
	properties: {
		audio: {
			type: "string"
		},
		sampling_rate: {
			type: "number"
		}
	}
};

/** JSON Schema of the input of text-to-audio. Stripped for checks at run time. */
export const textToAudioInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				generation_parameters: {
					type: "object",
					properties: {
						temperature: {
							type: "number"
						},
						top_k: {
							type: "integer"
						},
						top_p: {
							type: "number"
						},
						typical_p: {
							type: "number"
						},
						epsilon_cutoff: {
							type: "number"
						},
						eta_cutoff: {
							type: "number"
						},
						max_length: {
							type: "integer"
						},
						max_new_tokens: {
							type: "integer"
						},
						min_length: {
							type: "integer"
						},
						min_new_tokens: {
							type: "integer"
						},
						do_sample: {
							type: "boolean"
						},
						early_stopping: {
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
							type: "integer"
						},
						num_beam_groups: {
							type: "integer"
						},
						penalty_alpha: {
							type: "number"
						},
						use_cache: {
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-audio. Stripped for checks at run time. */
export const textToAudioOutputShape: Shape = {
	type: "object",
	required: [
		"audio",
		"sampling_rate"
	],
	properties: {
		audio: {
			type: "string"
		},
		sampling_rate: {
			type: "number"
		}
	}
};

/** JSON Schema of the input of automatic-speech-recognition. Stripped for checks at run time. */
export const automaticSpeechRecognitionInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				return_timestamps: {
					type: "boolean"
				},
				generation_parameters: {
					type: "object",
					properties: {
						temperature: {
							type: "number"
						},
						top_k: {
							type: "integer"
						},
						top_p: {
							type: "number"
						},
						typical_p: {
							type: "number"
						},
						epsilon_cutoff: {
							type: "number"
						},
						eta_cutoff: {
							type: "number"
						},
						max_length: {
							type: "integer"
						},
						max_new_tokens: {
							type: "integer"
						},
						min_length: {
							type: "integer"
						},
						min_new_tokens: {
							type: "integer"
						},
						do_sample: {
							type: "boolean"
						},
						early_stopping: {
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
							type: "integer"
						},
						num_beam_groups: {
							type: "integer"
						},
						penalty_alpha: {
							type: "number"
						},
						use_cache: {
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of automatic-speech-recognition. Stripped for checks at run time. */
export const automaticSpeechRecognitionOutputShape: Shape = {
	type: "object",
	required: [
		"text"
	],
	properties: {
		text: {
			type: "string"
		},
		chunks: {
			type: "array",
			items: {
				type: "object",
				required: [
					"text",
					"timestamp"
				],
				properties: {
					text: {
						type: "string"
					},
					timestamp: {
						type: "array",
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

/** JSON Schema of the input of audio-to-audio. Stripped for checks at run time. */
export const audioToAudioInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		}
	}
};

/** JSON Schema of the result of audio-to-audio. Stripped for checks at run time. */
export const audioToAudioOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"blob",
			"content-type",
			"label"
		],
		properties: {
			blob: {
				type: "string"
			},
			"content-type": {
				type: "string"
			},
			label: {
				type: "string"
			}
		}
	}
};

/** JSON Schema of the input of audio-classification. Stripped for checks at run time. */
export const audioClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				function_to_apply: {
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of audio-classification. Stripped for checks at run time. */
export const audioClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of depth-estimation. Stripped for checks at run time. */
export const depthEstimationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {}
		}
	}
};

/** JSON Schema of the result of depth-estimation. Stripped for checks at run time. */
export const depthEstimationOutputShape: Shape = {
	type: "object",
	properties: {
		predicted_depth: {},
		depth: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-classification. Stripped for checks at run time. */
export const imageClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				function_to_apply: {
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				top_k: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-classification. Stripped for checks at run time. */
export const imageClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of object-detection. Stripped for checks at run time. */
export const objectDetectionInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				threshold: {
					type: "number"
				}
			}
		}
	}
};

/** JSON Schema of the result of object-detection. Stripped for checks at run time. */
export const objectDetectionOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score",
			"box"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			},
			box: {
				type: "object",
				required: [
					"xmin",
					"ymin",
					"xmax",
					"ymax"
				],
				properties: {
					xmin: {
						type: "integer"
					},
					ymin: {
						type: "integer"
					},
					xmax: {
						type: "integer"
					},
					ymax: {
						type: "integer"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of image-segmentation. Stripped for checks at run time. */
export const imageSegmentationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				mask_threshold: {
					type: "number"
				},
				overlap_mask_area_threshold: {
					type: "number"
				},
				subtask: {
					type: "string",
					enum: [
						"instance",
						"panoptic",
						"semantic"
					]
				},
				threshold: {
					type: "number"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-segmentation. Stripped for checks at run time. */
export const imageSegmentationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"mask"
		],
		properties: {
			label: {
				type: "string"
			},
			mask: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of text-to-image. Stripped for checks at run time. */
export const textToImageInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "string"
				},
				num_inference_steps: {
					type: "integer"
				},
				width: {
					type: "integer"
				},
				height: {
					type: "integer"
				},
				scheduler: {
					type: "string"
				},
				seed: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-image. Stripped for checks at run time. */
export const textToImageOutputShape: Shape = {
	type: "object",
	required: [
		"image"
	],
	properties: {
		image: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-to-text. Stripped for checks at run time. */
export const imageToTextInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				max_new_tokens: {
					type: "integer"
				},
				generation_parameters: {
					type: "object",
					properties: {
						temperature: {
							type: "number"
						},
						top_k: {
							type: "integer"
						},
						top_p: {
							type: "number"
						},
						typical_p: {
							type: "number"
						},
						epsilon_cutoff: {
							type: "number"
						},
						eta_cutoff: {
							type: "number"
						},
						max_length: {
							type: "integer"
						},
						max_new_tokens: {
							type: "integer"
						},
						min_length: {
							type: "integer"
						},
						min_new_tokens: {
							type: "integer"
						},
						do_sample: {
							type: "boolean"
						},
						early_stopping: {
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
							type: "integer"
						},
						num_beam_groups: {
							type: "integer"
						},
						penalty_alpha: {
							type: "number"
						},
						use_cache: {
							type: "boolean"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-text. Stripped for checks at run time. */
export const imageToTextOutputShape: Shape = {
	type: "object",
	properties: {
		generated_text: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-to-image. Stripped for checks at run time. */
export const imageToImageInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				prompt: {
					type: "string"
				},
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "string"
				},
				num_inference_steps: {
					type: "integer"
				},
				target_size: {
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							type: "integer"
						},
						height: {
							type: "integer"
						}
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-image. Stripped for checks at run time. */
export const imageToImageOutputShape: Shape = {
	type: "object",
	properties: {
		image: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-to-video. Stripped for checks at run time. */
export const imageToVideoInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				prompt: {
					type: "string"
				},
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "string"
				},
				num_inference_steps: {
					type: "integer"
				},
				num_frames: {
					type: "number"
				},
				target_size: {
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							type: "integer"
						},
						height: {
							type: "integer"
						}
					}
				},
				seed: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of image-to-video. Stripped for checks at run time. */
export const imageToVideoOutputShape: Shape = {
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of video-classification. Stripped for checks at run time. */
export const videoClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				function_to_apply: {
					type: "string",
					enum: [
						"sigmoid",
						"softmax",
						"none"
					]
				},
				num_frames: {
					type: "integer"
				},
				frame_sampling_rate: {
					type: "integer"
				},
				top_k: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of video-classification. Stripped for checks at run time. */
export const videoClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of tabular-classification. Stripped for checks at run time. */
export const tabularClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"data"
			],
			properties: {
				data: {
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of tabular-classification. Stripped for checks at run time. */
export const tabularClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of tabular-regression. Stripped for checks at run time. */
export const tabularRegressionInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"data"
			],
			properties: {
				data: {
					type: "object"
				}
			}
		}
	}
};

/** JSON Schema of the result of tabular-regression. Stripped for checks at run time. */
export const tabularRegressionOutputShape: Shape = {
	type: "array",
	items: {
		type: "number"
	}
};

/** JSON Schema of the input of text-to-video. Stripped for checks at run time. */
export const textToVideoInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				num_frames: {
					type: "number"
				},
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "array",
					items: {
						type: "string"
					}
				},
				num_inference_steps: {
					type: "integer"
				},
				seed: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of text-to-video. Stripped for checks at run time. */
export const textToVideoOutputShape: Shape = {
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-text-to-image. Stripped for checks at run time. */
export const imageTextToImageInputShape: Shape = {
	type: "object",
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				prompt: {
					type: "string"
				},
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "string"
				},
				num_inference_steps: {
					type: "integer"
				},
				target_size: {
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							type: "integer"
						},
						height: {
							type: "integer"
						}
					}
				},
				seed: {
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

/** JSON Schema of the result of image-text-to-image. Stripped for checks at run time. */
export const imageTextToImageOutputShape: Shape = {
	type: "object",
	required: [
		"image"
	],
	properties: {
		image: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of image-text-to-video. Stripped for checks at run time. */
export const imageTextToVideoInputShape: Shape = {
	type: "object",
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			properties: {
				prompt: {
					type: "string"
				},
				guidance_scale: {
					type: "number"
				},
				negative_prompt: {
					type: "string"
				},
				num_inference_steps: {
					type: "integer"
				},
				num_frames: {
					type: "number"
				},
				target_size: {
					type: "object",
					required: [
						"width",
						"height"
					],
					properties: {
						width: {
							type: "integer"
						},
						height: {
							type: "integer"
						}
					}
				},
				seed: {
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

/** JSON Schema of the result of image-text-to-video. Stripped for checks at run time. */
export const imageTextToVideoOutputShape: Shape = {
	type: "object",
	required: [
		"video"
	],
	properties: {
		video: {
			type: "string"
		}
	}
};

/** JSON Schema of the input of visual-question-answering. Stripped for checks at run time. */
export const visualQuestionAnsweringInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"image",
				"question"
			],
			properties: {
				image: {
					type: "string"
				},
				question: {
					type: "string"
				}
			}
		},
		parameters: {
			type: "object",
			properties: {
				top_k: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of the result of visual-question-answering. Stripped for checks at run time. */
export const visualQuestionAnsweringOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"score"
		],
		properties: {
			answer: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of document-question-answering. Stripped for checks at run time. */
export const documentQuestionAnsweringInputShape: Shape = {
	type: "object",
	required: [
		"inputs"
	],
	properties: {
		inputs: {
			type: "object",
			required: [
				"image",
				"question"
			],
			properties: {
				image: {
					type: "string"
				},
				question: {
					type: "string"
				}
			}
		},
		parameters: {
			type: "object",
			properties: {
				top_k: {
					type: "integer"
				},
				doc_stride: {
					type: "integer"
				},
				max_answer_len: {
					type: "integer"
				},
				max_seq_len: {
					type: "integer"
				},
				max_question_len: {
					type: "integer"
				},
				handle_impossible_answer: {
					type: "boolean"
				},
				lang: {
					type: "string"
				},
				word_boxes: {
					type: "array",
					items: {
						type: "array",
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

/** JSON Schema of the result of document-question-answering. Stripped for checks at run time. */
export const documentQuestionAnsweringOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"answer",
			"score",
			"start",
			"end"
		],
		properties: {
			answer: {
				type: "string"
			},
			score: {
				type: "number"
			},
			start: {
				type: "integer"
			},
			end: {
				type: "integer"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-image-classification. Stripped for checks at run time. */
export const zeroShotImageClassificationInputShape: Shape = {
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					type: "array",
					items: {
						type: "string"
					}
				},
				hypothesis_template: {
					type: "string"
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-image-classification. Stripped for checks at run time. */
export const zeroShotImageClassificationOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			}
		}
	}
};

/** JSON Schema of the input of zero-shot-object-detection. Stripped for checks at run time. */
export const zeroShotObjectDetectionInputShape: Shape = {
	type: "object",
	required: [
		"inputs",
		"parameters"
	],
	properties: {
		inputs: {
			type: "string"
		},
		parameters: {
			type: "object",
			required: [
				"candidate_labels"
			],
			properties: {
				candidate_labels: {
					type: "array",
					items: {
						type: "string"
					}
				}
			}
		}
	}
};

/** JSON Schema of the result of zero-shot-object-detection. Stripped for checks at run time. */
export const zeroShotObjectDetectionOutputShape: Shape = {
	type: "array",
	items: {
		type: "object",
		required: [
			"label",
			"score",
			"box"
		],
		properties: {
			label: {
				type: "string"
			},
			score: {
				type: "number"
			},
			box: {
				type: "object",
				required: [
					"xmin",
					"ymin",
					"xmax",
					"ymax"
				],
				properties: {
					xmin: {
						type: "integer"
					},
					ymin: {
						type: "integer"
					},
					xmax: {
						type: "integer"
					},
					ymax: {
						type: "integer"
					}
				}
			}
		}
	}
};

/** JSON Schema of the input of chat-completion. Stripped for checks at run time. */
export const chatCompletionInputShape: Shape = {
	type: "object",
	required: [
		"messages"
	],
	properties: {
		messages: {
			type: "array",
			items: {
				type: "object",
				required: [
					"role"
				],
				properties: {
					role: {
						type: "string"
					},
					content: {
						anyOf: [
							{
								type: "string"
							},
							{
								type: "array",
								items: {
									type: "object",
									required: [
										"type"
									],
									properties: {
										type: {
											type: "string",
											enum: [
												"text",
												"image_url"
											]
										},
										text: {
											type: "string"
										},
										image_url: {
											type: "object",
											required: [
												"url"
											],
											properties: {
												url: {
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
						type: [
							"string",
							"null"
						]
					},
					tool_calls: {
						type: [
							"array",
							"null"
						],
						items: {
							type: "object",
							required: [
								"id",
								"type",
								"function"
							],
							properties: {
								id: {
									type: "string"
								},
								type: {
									type: "string"
								},
								function: {
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
											type: "string"
										},
										arguments: {
											type: "string"
										},
										description: {
											type: [
												"string",
												"null"
											]
										},
										parameters: {}
									}
								}
							}
						}
					},
					tool_call_id: {
						type: [
							"string",
							"null"
						]
					},
					reasoning: {
						type: [
							"string",
							"null"
						]
					},
					reasoning_content: {
						type: [
							"string",
							"null"
						]
					}
				}
			}
		},
		model: {
			type: [
				"string",
				"null"
			]
		},
		max_tokens: {
			type: [
				"integer",
				"null"
			]
		},
		temperature: {
			type: [
				"number",
				"null"
			]
		},
		top_p: {
			type: [
				"number",
				"null"
			]
		},
		stop: {
			type: [
				"array",
				"null"
			],
			items: {
				type: "string"
			}
		},
		seed: {
			type: [
				"integer",
				"null"
			]
		},
		frequency_penalty: {
			type: [
				"number",
				"null"
			]
		},
		presence_penalty: {
			type: [
				"number",
				"null"
			]
		},
		stream: {
			type: "boolean"
		},
		stream_options: {
			anyOf: [
				{
					type: "object",
					properties: {
						include_usage: {
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
			type: [
				"string",
				"null"
			]
		},
		response_format: {
			anyOf: [
				{
					anyOf: [
						{
							type: "object",
							required: [
								"type"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"text"
									]
								}
							}
						},
						{
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
									]
								},
								json_schema: {
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
											type: "string"
										},
										description: {
											type: [
												"string",
												"null"
											]
										},
										schema: {
											type: [
												"object",
												"null"
											]
										},
										strict: {
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
							type: "object",
							required: [
								"type"
							],
							properties: {
								type: {
									type: "string",
									enum: [
										"json_object"
									]
								}
							}
						},
						{
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
									]
								},
								value: {}
							}
						},
						{
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
									]
								},
								value: {
									type: "string"
								}
							}
						},
						{
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
									]
								},
								value: {
									type: "object",
									required: [
										"schema"
									],
									properties: {
										name: {
											type: [
												"string",
												"null"
											]
										},
										schema: {}
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
			type: [
				"array",
				"null"
			],
			items: {
				type: "object",
				required: [
					"type",
					"function"
				],
				properties: {
					type: {
						type: "string"
					},
					function: {
						type: "object",
						required: [
							"name"
						],
						properties: {
							name: {
								type: "string"
							},
							description: {
								type: [
									"string",
									"null"
								]
							},
							parameters: {}
						}
					}
				}
			}
		},
		tool_choice: {
			anyOf: [
				{
					anyOf: [
						{
							type: "string",
							enum: [
								"auto",
								"none",
								"required"
							]
						},
						{
							type: "object",
							required: [
								"function"
							],
							properties: {
								type: {
									type: "string"
								},
								function: {
									type: "object",
									required: [
										"name"
									],
									properties: {
										name: {
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
			type: [
				"string",
				"null"
			]
		},
		logprobs: {
			type: [
				"boolean",
				"null"
			]
		},
		top_logprobs: {
			type: [
				"integer",
				"null"
			]
		},
		logit_bias: {
			anyOf: [
				{
					type: "array",
					items: {
						type: "number"
					}
				},
				{
					type: "object"
				},
				{
					type: "null"
				}
			]
		},
		n: {
			type: [
				"integer",
				"null"
			]
		}
	}
};

/** JSON Schema of the result of chat-completion. Stripped for checks at run time. */
export const chatCompletionOutputShape: Shape = {
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
			type: "string"
		},
		created: {
			type: "integer"
		},
		model: {
			type: "string"
		},
		system_fingerprint: {
			type: [
				"string",
				"null"
			]
		},
		choices: {
			type: "array",
			items: {
				type: "object",
				required: [
					"index",
					"finish_reason",
					"message"
				],
				properties: {
					index: {
						type: "integer"
					},
					finish_reason: {
						type: "string"
					},
					logprobs: {
						anyOf: [
							{
								type: "object",
								required: [
									"content"
								],
								properties: {
									content: {
										type: [
											"array",
											"null"
										],
										items: {
											type: "object",
											required: [
												"token",
												"logprob",
												"top_logprobs"
											],
											properties: {
												token: {
													type: "string"
												},
												logprob: {
													type: "number"
												},
												top_logprobs: {
													type: "array",
													items: {
														type: "object",
														required: [
															"token",
															"logprob"
														],
														properties: {
															token: {
																type: "string"
															},
															logprob: {
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
						type: "object",
						required: [
							"role"
						],
						properties: {
							role: {
								type: "string"
							},
							content: {
								type: [
									"string",
									"null"
								]
							},
							reasoning: {
								type: [
									"string",
									"null"
								]
							},
							reasoning_content: {
								type: [
									"string",
									"null"
								]
							},
							tool_call_id: {
								type: [
									"string",
									"null"
								]
							},
							tool_calls: {
								type: [
									"array",
									"null"
								],
								items: {
									type: "object",
									required: [
										"id",
										"type",
										"function"
									],
									properties: {
										id: {
											type: "string"
										},
										type: {
											type: "string"
										},
										function: {
											type: "object",
											required: [
												"name",
												"arguments"
											],
											properties: {
												name: {
													type: "string"
												},
												arguments: {
													type: "string"
												},
												description: {
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
			type: "object",
			required: [
				"prompt_tokens",
				"completion_tokens",
				"total_tokens"
			],
			properties: {
				prompt_tokens: {
					type: "integer"
				},
				completion_tokens: {
					type: "integer"
				},
				total_tokens: {
					type: "integer"
				}
			}
		}
	}
};

/** JSON Schema of one streamed event of chat-completion. Stripped for checks at run time. */
export const chatCompletionStreamOutputShape: Shape = {
	type: "object",
	required: [
		"choices",
		"created",
		"id",
		"model"
	],
	properties: {
		id: {
			type: "string"
		},
		created: {
			type: "integer"
		},
		model: {
			type: "string"
		},
		system_fingerprint: {
			type: [
				"string",
				"null"
			]
		},
		choices: {
			type: "array",
			items: {
				type: "object",
				required: [
					"index",
					"delta"
				],
				properties: {
					index: {
						type: "integer"
					},
					finish_reason: {
						type: [
							"string",
							"null"
						]
					},
					logprobs: {
						anyOf: [
							{
								type: "object",
								required: [
									"content"
								],
								properties: {
									content: {
										type: [
											"array",
											"null"
										],
										items: {
											type: "object",
											required: [
												"token",
												"logprob",
												"top_logprobs"
											],
											properties: {
												token: {
													type: "string"
												},
												logprob: {
													type: "number"
												},
												top_logprobs: {
													type: "array",
													items: {
														type: "object",
														required: [
															"token",
															"logprob"
														],
														properties: {
															token: {
																type: "string"
															},
															logprob: {
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
						type: "object",
						properties: {
							role: {
								type: "string"
							},
							content: {
								type: [
									"string",
									"null"
								]
							},
							reasoning: {
								type: [
									"string",
									"null"
								]
							},
							reasoning_content: {
								type: [
									"string",
									"null"
								]
							},
							tool_call_id: {
								type: [
									"string",
									"null"
								]
							},
							tool_calls: {
								type: [
									"array",
									"null"
								],
								items: {
									type: "object",
									required: [
										"index",
										"function"
									],
									properties: {
										index: {
											type: "integer"
										},
										id: {
											type: "string"
										},
										type: {
											type: "string"
										},
										function: {
											type: "object",
											properties: {
												name: {
													type: [
														"string",
														"null"
													]
												},
												arguments: {
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
			anyOf: [
				{
					type: "object",
					required: [
						"prompt_tokens",
						"completion_tokens",
						"total_tokens"
					],
					properties: {
						prompt_tokens: {
							type: "integer"
						},
						completion_tokens: {
							type: "integer"
						},
						total_tokens: {
							type: "integer"
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
