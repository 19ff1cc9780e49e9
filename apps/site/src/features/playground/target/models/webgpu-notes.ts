import { chooseDevice } from "@pusula/local";
import { type Model, MODELS } from "@pusula/tasks/models";
import { loadOnDevice } from "../../../../../messages/load-on-device.ts";
import type { Locale } from "../../../../lib/locale.ts";

/** The words about models that need WebGPU, and the precisions whose weights run on it in this browser. */
export interface WebGpuNotes {
	readonly needed: string;
	readonly unavailable: string;
	readonly runnable: ReadonlySet<string>;
}

/** Looks which weights of the table's models for WebGPU this browser can run. */
export async function readWebGpuNotes(
	locale: Locale,
	choose: typeof chooseDevice = chooseDevice,
): Promise<WebGpuNotes> {
	const models: readonly Model[] = MODELS;
	const dtypes = new Set(
		models.flatMap(({ browser }) => (browser?.device === "webgpu" ? [browser.dtype] : [])),
	);
	const found = [...dtypes].map((dtype) =>
		choose({ device: "webgpu", dtype }).then(
			() => [dtype],
			() => [],
		),
	);
	const { needed, unavailable } = (await loadOnDevice(locale)).run.webGpu;
	return { needed, unavailable, runnable: new Set((await Promise.all(found)).flat()) };
}

/** That a model needs WebGPU, and that this browser lacks it; empty for every other model. */
export function toWebGpuNote({ browser }: Model, { needed, unavailable, runnable }: WebGpuNotes): string {
	if (browser?.device !== "webgpu") return "";
	return runnable.has(browser.dtype) ? needed : `${needed}: ${unavailable}`;
}
