import { noRoom, Problem, TOO_LARGE } from "../lib/problem.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import type { EngineHooks } from "../types/engine.ts";
import type { FetchProgress, ModelPlan } from "../types/public.ts";
import type { RuntimeFile } from "./runtime.ts";

/** Most memory that WebAssembly can use: 4 GiB. */
const ADDRESSABLE = 4_294_967_296;

/** Counts the bytes of a model as they come; those of its description too, which comes before the caller agrees. */
export interface Meter {
	/** A negative count takes bytes back that have to come again. */
	readonly onBytes: (bytes: number) => void;
	/** From here on the caller is notified of each chunk, of the model and of the runtime. */
	readonly start: (plan: ModelPlan, runtime: RuntimeFile | undefined) => void;
}

/** A meter that reports to the caller. */
export function openMeter(model: string, onProgress: (progress: FetchProgress) => void): Meter {
	let loaded = 0;
	let isStarted = false;
	let total: number | undefined;
	const report = (): void => {
		if (isStarted)
			onProgress({ model, loadedBytes: Math.max(0, Math.min(loaded, total ?? loaded)), totalBytes: total });
	};
	return {
		onBytes(bytes) {
			loaded += bytes;
			report();
		},
		start({ bytesToFetch, isSizeKnown }, runtime) {
			isStarted = true;
			const { bytes = NaN } = runtime ?? { bytes: 0 };
			total = isSizeKnown && bytes >= 0 ? bytesToFetch + bytes : undefined;
			report();
		},
	};
}

/**
 * Has the caller agree to what a plan would fetch, starts the meter, and fetches the runtime. No consent is needed where every
 * file of the model is kept. An abort does not wait for the caller.
 * @throws Problem `out-of-memory`, `no-room`, `declined`
 */
export async function agree(
	plan: ModelPlan,
	hooks: EngineHooks,
	meter: Meter,
	find?: () => Promise<RuntimeFile | undefined>,
): Promise<void> {
	checkMemory(plan);
	const isKept = plan.files.every((file) => file.isKept);
	if (!isKept) {
		await checkRoom(plan);
		const mayFetch = Promise.resolve(hooks.mayFetch(plan));
		if (!(await untilAborted(mayFetch, hooks.signal)))
			throw new Problem("declined", `The files of ${plan.model} were not fetched: mayFetch returned false.`);
	}
	const runtime = await find?.();
	if (!isKept || runtime) meter.start(plan, runtime);
	await runtime?.fetch(meter.onBytes);
}

/** @throws Problem `out-of-memory` for what could never be loaded */
function checkMemory({ bytes, device }: ModelPlan): void {
	if (device !== "wasm" || bytes < ADDRESSABLE) return;
	throw new Problem("out-of-memory", TOO_LARGE);
}

/** @throws Problem `no-room` where the browser says that the files do not fit */
async function checkRoom({ model, bytesToFetch }: ModelPlan): Promise<void> {
	const { storage } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
	const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
	if (quota === undefined || bytesToFetch < quota - usage) return;
	throw noRoom(`${model}: it needs ${bytesToFetch} bytes and ${Math.max(0, quota - usage)} are left`);
}
