import { InputError } from "../../errors/errors.ts";
import { checkTypes, own } from "../../lib/args.ts";
import { peek, read } from "../../lib/read.ts";
import type { ImageOptions, Options } from "../../types/call.ts";
import type { Job, StoredJob } from "../../types/job.ts";
import type { Provider } from "../../types/provider.ts";
import type { Route } from "../../types/route.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { queuedAdapter } from "./queue-of.ts";
import { toRoute } from "../route/resolve.ts";
import { firstState, isUnderWay, type JobContext } from "./follow-job.ts";

export type { StoredJob } from "../../types/job.ts";

/** Everything a handle is made of. */
export interface JobParts extends Omit<JobContext, "call"> {
	readonly accessToken: string | undefined;
	/** Those of the submission. */
	readonly options: ImageOptions;
	/** The request of the submission, where this program sent it. */
	readonly sent?: HttpRequest | undefined;
}

/**
 * A job as data.
 * @throws InputError code `no-job` when the first reply was the result, as a file
 */
export function toStored({
	route,
	job,
	ticket,
	options,
}: Pick<JobParts, "route" | "job" | "ticket" | "options">): StoredJob {
	if (ticket instanceof Blob) {
		throw new InputError("The provider answered at once with a file: there is no job to store.", {
			code: "no-job",
		});
	}
	return {
		version: 1,
		provider: route.provider.id,
		task: route.task,
		model: route.hubModel,
		providerModel: route.model,
		routed: route.routed,
		...(options.outputType && { outputType: options.outputType }),
		ticket: hasResult(job, ticket) ? ticket : pick(ticket, job.ticket),
	};
}

/**
 * A stored job, passed as the object or as its JSON text.
 * @throws InputError code `bad-job`
 */
export function readStored(stored: unknown): StoredJob {
	try {
		const value: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
		for (const [name, kind] of Object.entries(FIELDS)) read(value, name, kind);
		if (peek(value, "version") === 1) return value as StoredJob; // every field was checked, task and ticket once more against the provider
	} catch (error) {
		throwBadJob(error);
	}
	return throwBadJob();
}

/**
 * The parts of a handle, from a stored job and the provider it names.
 * @throws InputError for another provider, another kind of key, or a ticket that this provider did not issue
 */
export function toParts(
	{ task, model, providerModel, routed, outputType, ticket, provider: id }: StoredJob,
	provider: Provider,
	given: Options & { accessToken?: string | undefined },
): JobParts {
	const { accessToken, ...options } = own(given);
	checkTypes({ accessToken }, "string", ["accessToken"]);
	if (provider.id !== id) {
		throw new InputError(`The job is at ${id}, not at ${provider.id}.`, { code: "other-provider" });
	}
	const adapter = queuedAdapter(provider, task);
	const key = accessToken?.trim() || undefined;
	const route = toRoute(
		{ provider, task, endpointUrl: undefined },
		{ providerId: providerModel, hfModelId: model },
		key,
		own(options),
	);
	if (route.routed !== routed) {
		throw new InputError(
			routed
				? "The job was submitted through the platform: only a platform key can ask about it."
				: `The job was submitted with a key of ${provider.id}: only such a key can ask about it.`,
			{ code: "other-key", provider: id },
		);
	}
	const { job } = adapter;
	checkTicket(job, ticket, route);
	return {
		route,
		adapter,
		job,
		ticket,
		accessToken: key,
		options: { ...(outputType && { outputType }), ...options },
	};
}

/** Fields that a stored job must have, and their types. */
const FIELDS = {
	provider: "string",
	task: "string",
	model: "string",
	providerModel: "string",
	routed: "boolean",
	ticket: "object",
} as const;

/** The fields of a ticket at dotted paths, in the same places. */
function pick(ticket: unknown, paths: readonly string[]): object {
	const kept: Record<string, unknown> = {};
	for (const path of paths) {
		const value = peek(ticket, path);
		if (value === undefined) continue;
		const keys = path.split(".");
		const last = keys.pop() ?? path;
		let here = kept;
		for (const key of keys) here = (here[key] ??= {}) as Record<string, unknown>; // made here, for this path
		here[last] = value;
	}
	return kept;
}

/** True when the first reply holds the result already. */
function hasResult(job: Job, ticket: unknown): boolean {
	if (job.isResult?.(ticket)) return true;
	return !job.result && !isUnderWay(firstState({ job, ticket }));
}

/** Checks that a ticket names a job of its provider. One that holds the result already needs no poll. */
function checkTicket(job: Job, ticket: unknown, route: Route): void {
	try {
		if (hasResult(job, ticket)) return;
		job.id(ticket);
		job.status(ticket, route);
	} catch (error) {
		throwBadJob(error);
	}
}

function throwBadJob(cause?: unknown): never {
	throw new InputError("This is not a stored job. Pass what a job handle's toJSON gave.", {
		code: "bad-job",
		cause,
	});
}
