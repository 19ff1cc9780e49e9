/** A file of weights, by its name. */
export interface Weights {
	/** The part of the model that it holds, such as `onnx/encoder_model`; the same in every precision. */
	readonly part: string;
	/** Precision, as `dtype` names it. */
	readonly dtype: string;
}

/** Endings by precision. Source: DEFAULT_DTYPE_SUFFIX_MAPPING of Transformers.js 4.3.1, src/utils/dtypes.js. */
const NAME = /^(.*?)(?:_(quantized|fp16|u?int8|bnb4|q[124](?:f16)?))?[.]onnx(?:_data(?:_\d+)?)?$/;

/** What a path says of weights and of the data beside them; undefined for any other file. */
export function toWeights(path: string): Weights | undefined {
	const [, part, suffix = "fp32"] = NAME.exec(path) ?? [];
	return part === undefined ? undefined : { part, dtype: suffix === "quantized" ? "q8" : suffix };
}
