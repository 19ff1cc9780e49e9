// Made from the task folders by `npm run generate`. Do not edit.

import type { Shape } from "../json-schema.ts";

/** Input of feature-extraction. Stripped for checks at run time. */
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

/** Output of feature-extraction. Stripped for checks at run time. */
export const featureExtractionOutputShape: Shape = {
	type: "array",
	items: {
		type: "array",
		items: {
			type: "number"
		}
	}
};

/** Input of text-generation. Stripped for checks at run time. */
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

/** Output of text-generation. Stripped for checks at run time. */
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

/** One streamed event of text-generation. Stripped for checks at run time. */
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

/** Input of text-to-image. Stripped for checks at run time. */
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

/** Output of text-to-image. Stripped for checks at run time. */
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

/** Input of text-to-video. Stripped for checks at run time. */
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

/** Output of text-to-video. Stripped for checks at run time. */
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

/** Input of chat-completion. Stripped for checks at run time. */
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

/** Output of chat-completion. Stripped for checks at run time. */
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

/** One streamed event of chat-completion. Stripped for checks at run time. */
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
