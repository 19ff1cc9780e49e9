import type { Exchange } from "../../types/walk.ts";
import { readOutput, receiveReply, toOutputError } from "../output.ts";
import { followJob } from "./follow-job.ts";

/**
 * The output of a call as its adapter reads it: from the reply, or from the result of the job for which the reply is a ticket.
 * @throws ApiError, NetworkError; OutputError for another shape or a failed job
 */
export async function readResult(exchange: Exchange): Promise<unknown> {
	const reply = await receiveReply(exchange);
	const { job } = exchange.adapter;
	if (!job) return readOutput(exchange, reply);
	try {
		return readOutput(exchange, await followJob({ ...exchange, job, ticket: reply }));
	} catch (error) {
		throw toOutputError(error, exchange, reply);
	}
}
