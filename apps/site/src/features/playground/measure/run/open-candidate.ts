import type { Options, StoredJob } from "@pusula/inference";
import type { Candidate } from "@pusula/measure";
import type { RunReport } from "@pusula/local";
import { LOCAL, type PlaygroundCall } from "../../form/playground-call.ts";
import { openSession } from "../../run/session/open-session.ts";
import type { Session } from "../../run/session/session.ts";
import { toTokenUsage } from "../../run/state/token-usage.ts";
import { type ChosenModel, joinArgs, type Measurement } from "../parts/measurement.ts";
import type { MeasurementRun } from "./measurement-run.ts";

/** The client of a model, opened with the first call, as the function that makes the call of a row. */
export function openCandidate(
	task: Measurement["task"],
	model: ChosenModel,
	run: MeasurementRun,
): { readonly candidate: Candidate; readonly close: () => Promise<void> } {
	let session: Promise<Session> | undefined;
	let last: RunReport | undefined;
	const open = (): Promise<Session> =>
		openSession(toCall(task, model), run.accessOf(model), {
			signal: run.signal,
			onOutput: () => undefined,
			onExchange: () => undefined,
			onDownload: run.onDownload,
			onWait: run.onWait,
			onFetched: run.onFetched,
			onFallback: run.onFallback,
			onRan: (report) => (last = report),
		});
	return {
		candidate: {
			name: model.name,
			call: async (args, signal, { job, onJob }) => {
				session ??= open();
				const { client, target } = await session;
				let usage: unknown;
				const name: string = task; // by any name, the client checks the arguments when they are sent
				const options: Options = {
					signal,
					maxRetries: 0,
					onResponse: (info) => (usage = info.usage ?? usage),
				};
				const submit = async (): Promise<unknown> => {
					try {
						return await client.call(name, { ...target, ...joinArgs(model.settings, args) }, options);
					} catch (error) {
						const { InferenceError } = await import("@pusula/inference");
						if (InferenceError.is(error) && error.job) await onJob(error.job);
						throw error;
					}
				};
				const output =
					job === undefined
						? await submit()
						: await client.resumeJob(job as StoredJob, options).result(options); // as `onJob` gave it
				const counted = toTokenUsage(usage);
				return {
					output,
					inputTokens: counted?.promptTokens,
					outputTokens: counted?.completionTokens,
					price: model.connection === "simulated" ? undefined : counted?.cost,
					ms: last?.runMs,
				};
			},
		},
		close: async () => {
			const opened = await session?.catch(() => undefined);
			await opened?.close?.();
		},
	};
}

function toCall(task: string, { connection, provider, model }: ChosenModel): PlaygroundCall {
	const isNamed = connection === "simulated" || connection === "key";
	return {
		task,
		provider: isNamed ? provider : connection === "local" ? LOCAL : "",
		model,
		args: {},
		stream: false,
		routed: true,
		scenario: "",
	};
}
