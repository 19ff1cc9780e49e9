/** What the type checker says against code that is right, and why it may. */
export interface AcceptedComplaint {
	/** Fits the checker's words. */
	readonly words: RegExp;
	readonly reason: string;
}

/** Places where a library declares more kinds of value than a call of this form can give. */
export const ACCEPTED_COMPLAINTS: readonly AcceptedComplaint[] = [
	{
		words: /on `None` in union `TokenizersBackend \|/,
		reason: "AutoTokenizer.from_pretrained gives a tokenizer or raises; None is declared beside it.",
	},
	{
		words: /^error\[not-callable\] Object of type `None` is not callable/,
		reason: "The same tokenizer, called.",
	},
	{
		words: /Cannot instantiate `SAGEConv` with unimplemented abstract method `edge_update`/,
		reason: "torch_geometric replaces the method when a layer is made.",
	},
	{
		words: /Argument to function `cosine_similarity` is incorrect: Expected `Tensor`, found `list\[Any\]`/,
		reason: "With return_tensors=True the pipeline gives tensors; lists are declared for every call.",
	},
	{
		words: /^error\[not-subscriptable\] Cannot subscript object of type `None`/,
		reason: "A model with labels has id2label; the configuration of any model may lack it.",
	},
	{
		words: /on object of type `list\[str\]`$/,
		reason: "`corpus_id` is a whole number; one type is declared for all fields of a hit.",
	},
	{
		words: /Attribute `images` is not defined on `tuple\[Unknown, \.\.\.\]`/,
		reason: "A pipeline gives a tuple with return_dict=False alone.",
	},
	{
		words:
			/Argument to bound method `GenerationMixin\.generate` is incorrect: .+ found `_BaseModelWithGenerate`/,
		reason: "Every model of this family generates; the mixin declares a protocol that its own base lacks.",
	},
	{
		words: /Attribute `resize` is not defined on `list\[Image\]`, `int`, `float\*`/,
		reason: "load_video gives a list of pictures when it is asked for nothing else.",
	},
	{
		words: /Argument expression after \*\* must be a mapping type: Found `str \|.*BatchEncoding/,
		reason: "A chat template gives a BatchEncoding of ids; texts and lists are declared for other options.",
	},
];
