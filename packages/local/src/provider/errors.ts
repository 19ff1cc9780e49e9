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

/** The class and code of each problem. */
const ERRORS: Readonly<Record<ProblemKind, readonly [ErrorClass, ErrorCode]>> = {
	"bad-input": [InputError, "bad-input"],
	"broken-file": [OutputError, "broken-model"],
	declined: [InputError, "declined"],
	failed: [InferenceError, "inference"],
	gated: [HubError, "gated"],
	"no-model": [HubError, "no-model"],
	"no-room": [RouteError, "no-room"],
	"no-runtime": [NetworkError, "offline"],
	offline: [NetworkError, "offline"],
	"out-of-memory": [RouteError, "out-of-memory"],
	task: [InputError, "task-not-supported"],
	unsupported: [RouteError, "unsupported-model"],
};

/** A problem as an error of the client; whatever else was thrown stays what it is. */
export function toInferenceError(error: unknown): unknown {
	if (!(error instanceof Problem)) return error;
	const { kind, message, cause, status } = error;
	const [Class, code] = ERRORS[kind];
	return new Class(message, { code, cause, ...(status !== undefined && { status }) });
}
