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

/** Code of an error with which a run on the reader's own device can end. */
export type DeviceError = (typeof DEVICE_ERRORS)[number];

/** True for a code that a run on the reader's own device can end with; narrows unknown values. */
export function isDeviceError(code: unknown): code is DeviceError {
	return DEVICE_ERRORS.some((one) => one === code);
}
