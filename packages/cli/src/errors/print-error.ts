import { InferenceError } from "@pusula/inference";
import { findAdvice, isUnknownModel } from "../messages/parts/find-advice.ts";
import { ERROR_TITLES } from "../messages/generated/error-titles.ts";
import type { Context } from "../terminal/context.ts";
import { wrap } from "../terminal/wrap.ts";
import { CliError } from "./cli-error.ts";

/**
 * An error as text for the terminal: what went wrong, and what to do about it. Errors of the client carry their code, the
 * provider or the host of the user's own endpoint, and the request id; in languages other than English their message comes after what the code means. Ends with a
 * line break.
 */
export function printError(error: unknown, context: Context): string {
	const { words, locale, errorStyle, width, io, isSimulated, endpointHost } = context;
	if (io.signal.aborted && isAbort(error)) return `${words.run.interrupted}\n`;
	if (error instanceof CliError) return `${wrap(error.message, width).join("\n")}\n`;
	if (!InferenceError.is(error)) return `${wrap(words.internal(toReason(error)), width).join("\n")}\n`;
	const { code, provider, model, status, requestId, message } = error;
	const where = [endpointHost ?? provider, model, status]
		.filter((part) => part !== undefined && part !== "")
		.join(", ");
	const title = ERROR_TITLES[locale]?.[code];
	const lines = [
		errorStyle("bad", words.run.failed(code)) + errorStyle("quiet", where === "" ? "" : ` · ${where}`),
		...(title === undefined ? [] : wrap(title, width)),
		...wrap(hideControls(message), width),
		...(requestId ? [errorStyle("quiet", words.run.requestId(requestId))] : []),
		...wrap(
			isSimulated && isUnknownModel(error) ? words.run.notInTable : findAdvice(error, words.advice),
			width,
		),
	];
	return `${lines.join("\n")}\n`;
}

/** The message of any error, without a stack. */
export function toReason(error: unknown): string {
	return hideControls(error instanceof Error ? error.message : String(error));
}

/** A text of a server without characters that steer a terminal. */
export function hideControls(text: string): string {
	// oxlint-disable-next-line eslint/no-control-regex -- these are the ones to hide
	return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "");
}

/** Whether a call ended because its signal did. */
export function isAbort(error: unknown): boolean {
	return error instanceof Error && (error.name === "AbortError" || error.message === "Interrupted.");
}
