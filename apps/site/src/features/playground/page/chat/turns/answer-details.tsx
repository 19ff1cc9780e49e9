import { ExchangeLog } from "../../../answer/exchange-log.tsx";
import { LocalPart } from "../../../answer/local-part.tsx";
import { JsonOutput } from "../../../answer/outputs/json-output.tsx";
import { UsageList } from "../../../answer/run-facts.tsx";
import { RunStatus } from "../../../answer/run-status.tsx";
import { Tries } from "../../../answer/tries.tsx";
import type { RunState } from "../../../run/state/run-state.ts";

/** What else is known of an answer: its times and tokens, what was tried, its output as JSON, and every request. */
export function AnswerDetails({ run }: { readonly run: RunState }) {
	const { output, exchanges, connection, usage } = run;
	return (
		<>
			<RunStatus run={run} />
			<LocalPart run={run} />
			<Tries run={run} />
			<UsageList usage={usage} />
			<JsonOutput value={output} />
			<ExchangeLog exchanges={exchanges} isSimulated={connection === "simulated"} />
		</>
	);
}
