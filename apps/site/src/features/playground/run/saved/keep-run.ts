import { epochMs } from "../../../../lib/effects/clock.ts";
import { randomId } from "../../../../lib/effects/random-id.ts";
import type { Access } from "../../target/connection/access.ts";
import type { RunState } from "../run-state.ts";
import { isHistoryOn } from "./history-switch.ts";
import { putRuns } from "./run-store.ts";
import { toSavedRun } from "./saved-run.ts";
import { listSecrets } from "./secrets.ts";

/** Keeps a run that has ended on this device, unless the reader has switched the history off. A browser without room keeps nothing. */
export async function keepRun(run: RunState, access: Access): Promise<void> {
	if (!isHistoryOn()) return;
	const secrets = listSecrets(access);
	const saved = toSavedRun(run, { id: randomId(), at: epochMs(), secrets });
	if (!saved) return;
	await putRuns([saved]).catch(() => undefined);
}
