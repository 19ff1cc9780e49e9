import { InferenceSession, Tensor } from "onnxruntime-web/wasm";

/** Sizes of the model, as its `config.json` names them. */
export interface ModelShape {
	readonly n_layer: number;
	readonly n_head: number;
	readonly n_embd: number;
	/** Longest input in tokens. */
	readonly n_positions: number;
	readonly vocab_size: number;
}

/** What the model computes at one token. */
export interface TokenRow {
	/** A score for each token of the vocabulary as the next one. */
	readonly scores: Float32Array;
	/** How much each layer and head looks at each token up to this one: layer by layer, in it head by head. */
	readonly attention: Float32Array;
}

/** A model that is ready to run. */
export interface OpenModel {
	/**
	 * The rows of the tokens that are new since the last run: where all earlier ones are the same, their keys and values
	 * are used again; else every token is computed.
	 */
	readonly run: (
		ids: readonly number[],
	) => Promise<{ readonly start: number; readonly rows: readonly TokenRow[] }>;
}

type Tensors = InferenceSession.OnnxValueMapType;

/** Opens the graph of a small language model of GPT-2's shape. Throws what the runtime throws on a broken file. */
export async function openModel(graph: Uint8Array, shape: ModelShape): Promise<OpenModel> {
	const session = await InferenceSession.create(graph, { executionProviders: ["wasm"] });
	let known: readonly number[] = [];
	let past = emptyPast(shape);

	return {
		run: async (ids) => {
			const isLonger = ids.length > known.length && known.every((id, place) => ids[place] === id);
			const start = isLonger ? known.length : 0;
			const outputs = await session.run({
				...toInputs(ids, start),
				...(isLonger ? past : emptyPast(shape)),
			});
			past = toPast(outputs);
			known = ids;
			return { start, rows: toRows(outputs, shape, start, ids.length) };
		},
	};
}

function toInputs(ids: readonly number[], start: number): Tensors {
	const added = ids.slice(start);
	const toTensor = (values: readonly number[]): Tensor =>
		new Tensor("int64", BigInt64Array.from(values, BigInt), [1, values.length]);
	return {
		input_ids: toTensor(added),
		attention_mask: toTensor(ids.map(() => 1)),
		position_ids: toTensor(added.map((_, index) => start + index)),
	};
}

function emptyPast({ n_layer, n_head, n_embd }: ModelShape): Tensors {
	const names = Array.from({ length: n_layer }, (_, layer) => [
		`past_key_values.${layer}.key`,
		`past_key_values.${layer}.value`,
	]).flat();
	const size = [1, n_head, 0, n_embd / n_head];
	return Object.fromEntries(names.map((name) => [name, new Tensor("float32", new Float32Array(), size)]));
}

function toPast(outputs: Tensors): Tensors {
	const kept = Object.entries(outputs).filter(([name]) => name.startsWith("present."));
	return Object.fromEntries(
		kept.map(([name, tensor]) => [name.replace("present", "past_key_values"), tensor]),
	);
}

function toRows(outputs: Tensors, shape: ModelShape, start: number, end: number): readonly TokenRow[] {
	const scores = readNumbers(outputs, "logits");
	const attention = readNumbers(outputs, "attentions");
	const added = end - start;
	const heads = shape.n_layer * shape.n_head;
	return Array.from({ length: added }, (_, index) => {
		const seen = start + index + 1;
		const looks = new Float32Array(heads * seen);
		for (let head = 0; head < heads; head++) {
			const from = (head * added + index) * end;
			looks.set(attention.subarray(from, from + seen), head * seen);
		}
		return {
			scores: scores.slice(index * shape.vocab_size, (index + 1) * shape.vocab_size),
			attention: looks,
		};
	});
}

function readNumbers(outputs: Tensors, name: string): Float32Array {
	const data = outputs[name]?.data;
	if (!(data instanceof Float32Array)) throw new TypeError(`The graph has no output "${name}" of numbers.`);
	return data;
}
