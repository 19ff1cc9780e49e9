/**
 * Why a call cannot be built from its fields.
 * - `missing`: a field that the task needs has no value.
 * - `not-json`: a text in place of the JSON that is needed.
 * - `not-text`: a list or an object of JSON in place of the text that is needed.
 */
export type FieldErrorCode = "missing" | "not-json" | "not-text";

/**
 * Thrown for values from which no call can be built.
 * @example
 * try {
 * 	buildArgs("question-answering", { question: "Where?" });
 * } catch (error) {
 * 	if (error instanceof FieldError) console.log(error.code); // "missing"
 * }
 */
export class FieldError extends Error {
	/** Why no call can be built. */
	readonly code: FieldErrorCode;
	/** Name of the field. */
	readonly field: string;

	constructor(code: FieldErrorCode, field: string, message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "FieldError";
		this.code = code;
		this.field = field;
	}
}
