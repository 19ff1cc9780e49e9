import { ExchangeLog } from "../../answer/exchange-log.tsx";
import { JsonOutput } from "../../answer/outputs/json-output.tsx";
import type { RunState } from "../../run/run-state.ts";

/** The raw side of an answer: its output as JSON, and every request. */
export function AnswerDetails({ run: { output, exchanges, connection } }: { readonly run: RunState }) {
	return (
		<>
			<JsonOutput value={output} />
			<ExchangeLog exchanges={exchanges} isSimulated={connection === "simulated"} />
		</>
	);
}
