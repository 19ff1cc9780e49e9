import type { ErrorCode } from "@pusula/inference";

/**
 * Codes of the errors that a run on the reader's device can end with and that have a page of their own. What has none of
 * them is a failure inside the model or its runtime, which the client calls `inference`.
 */
export const DEVICE_ERRORS = [
	"bad-input",
	"broken-model",
	"declined",
	"gated",
	"model-required",
	"no-model",
	"no-room",
	"offline",
	"out-of-memory",
	"task-not-supported",
	"timeout",
	"unsupported-model",
] as const satisfies readonly ErrorCode[];

/** One of those codes. */
export type DeviceError = (typeof DEVICE_ERRORS)[number];

/** True for such a code. */
export function isDeviceError(code: unknown): code is DeviceError {
	return DEVICE_ERRORS.some((one) => one === code);
}
