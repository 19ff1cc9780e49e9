import type { Media } from "../types/output.ts";
import type { Exchange, RunKind } from "../types/walk.ts";
import { JOB_TIMEOUT_MS } from "./call.ts";
import { followJob } from "./jobs/follow-job.ts";
import { readOutput, receiveReply, toOutputError } from "./output.ts";
import { toFileInput } from "./route/input.ts";
import { FILE_WIRE } from "./wire/encode-files.ts";
import { fetchFiles, toOutputType } from "./wire/media.ts";

// The kinds are literals without spreads: bundlers drop those that a program does not use.

/** A call whose result is in the reply itself. */
export const PLAIN: RunKind = {
	receive: async (exchange) => readOutput(exchange, await receiveReply(exchange)),
};

/** A call whose input or result may hold files, and which may wait for a job. */
export const FILES: RunKind = {
	toInput: toFileInput,
	wire: FILE_WIRE,
	timeoutMs: JOB_TIMEOUT_MS,
	receive: async (exchange) => fetchFiles(await readResult(exchange), exchange.call),
};

/** A call whose result is one file, in the caller's output type. */
export const MEDIA: RunKind = {
	toInput: toFileInput,
	wire: FILE_WIRE,
	timeoutMs: JOB_TIMEOUT_MS,
	receive: async (exchange) => toOutputType((await readResult(exchange)) as Media, exchange.call), // adapters of media tasks return Media
};

/** The output of a call as its adapter reads it: from the reply, or from the result of the job for which the reply is a ticket. */
async function readResult(exchange: Exchange): Promise<unknown> {
	const reply = await receiveReply(exchange);
	const { job } = exchange.adapter;
	if (!job) return readOutput(exchange, reply);
	try {
		return readOutput(exchange, await followJob({ ...exchange, job, ticket: reply }));
	} catch (error) {
		throw toOutputError(error, exchange, reply);
	}
}
