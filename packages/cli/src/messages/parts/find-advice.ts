import {
	ApiError,
	HubError,
	InferenceError,
	InputError,
	NetworkError,
	OutputError,
	RouteError,
	type ErrorCode,
} from "@pusula/inference";

/** Classes of the client's errors with the code of an error that is given none; heirs before the class they extend. */
const CLASSES = [
	[RouteError, "route"],
	[InputError, "input"],
	[HubError, "hub"],
	[ApiError, "api"],
	[NetworkError, "network"],
	[OutputError, "output"],
	[InferenceError, "inference"],
] as const;

/** What to do about errors, by their code. Each class has a text; a code that has none gets that of its class. */
export type Advice = Readonly<Record<(typeof CLASSES)[number][1], string>> &
	Readonly<Partial<Record<ErrorCode, string>>>;

/** What errors mean, by their codes, for readers who do not read the client's English messages. */
export type ErrorTitles = Readonly<Partial<Record<ErrorCode, string>>>;

/** What to do about an error: the text of its code, else that of its class. */
export function findAdvice(error: InferenceError, advice: Advice): string {
	const [, general] = CLASSES.find(([kind]) => error instanceof kind) ?? [undefined, "inference" as const];
	return advice[error.code] ?? advice[general];
}

/** True for what a hub, a router or a provider says of a model that it does not have. */
export function isUnknownModel({ code, message }: InferenceError): boolean {
	return code === "no-model" || /\bmodel .+ does not exist/i.test(message);
}
