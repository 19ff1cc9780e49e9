import {
	type ErrorCode,
	HubError,
	InferenceError,
	InputError,
	NetworkError,
	OutputError,
	RouteError,
} from "@pusula/inference/core";
import { Problem, type ProblemKind } from "../lib/problem.ts";

type ErrorClass = new (
	message: string,
	fields?: { code?: ErrorCode; cause?: unknown; status?: number },
) => Error;

/** The class of each problem. */
const ERRORS: Readonly<Record<ProblemKind, ErrorClass>> = {
	"bad-input": InputError,
	"broken-model": OutputError,
	declined: InputError,
	inference: InferenceError,
	gated: HubError,
	"no-model": HubError,
	"no-room": RouteError,
	"no-runtime": NetworkError,
	offline: NetworkError,
	"out-of-memory": RouteError,
	"task-not-supported": InputError,
	"unsupported-model": RouteError,
};

/** A problem as an error of the client; whatever else was thrown stays what it is. */
export function toInferenceError(error: unknown): unknown {
	if (!(error instanceof Problem)) return error;
	const { kind, message, cause, status } = error;
	const code = kind === "no-runtime" ? "offline" : kind;
	return new ERRORS[kind](message, { code, cause, ...(status !== undefined && { status }) });
}
