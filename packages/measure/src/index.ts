export { buildArgs, type FieldValues, placeFields, readFieldText } from "./fields/build-args.ts";
export { FieldError, type FieldErrorCode } from "./fields/field-error.ts";
export {
	type FieldKind,
	hasParameters,
	type InputField,
	listFields,
	mainField,
} from "./fields/list-fields.ts";
export { readChunkText, readText } from "./results/read-text.ts";
export { printCsvRow } from "./report/print-csv-row.ts";
