import type { ResponseInfo } from "@pusula/inference";
import type { Exchange } from "./exchange.ts";
import type { JobReport } from "./jobs/job-report.ts";
import type { Received } from "./receive-body.ts";
import type { TokenUsage } from "./token-usage.ts";

/** Who answered, as the headers of the answer tell it. */
export type Answered = Pick<ResponseInfo, "provider" | "model" | "status" | "requestId">;

/** How a run tells what happens. */
export interface RunReports {
	readonly signal: AbortSignal;
	/** The output as far as it has come. */
	readonly onOutput: (output: unknown) => void;
	readonly onExchange: (exchange: Exchange) => void;
	/** Told when the body of an answer has ended, with the id of its exchange. */
	readonly onReceived?: ((id: number, received: Received) => void) | undefined;
	/** Told when a request is given to the network, with the bytes of its body. */
	readonly onSend?: ((sentBytes: number) => void) | undefined;
	/** Told when the headers of the answer have come; of a whole answer, when it has come. */
	readonly onAnswered?: ((answered: Answered) => void) | undefined;
	/** Told where a queued job stands, each time it was asked. */
	readonly onJob?: ((job: JobReport) => void) | undefined;
	/** Told when the answer counts its tokens. */
	readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}
