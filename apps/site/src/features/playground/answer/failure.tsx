import { Suspense } from "react";
import { loadPlaygroundTools } from "../../../../messages/load-playground-tools.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import type { ConnectionKind } from "../target/state/access.ts";
import styles from "./answer.module.css";
import { lazyPart } from "../parts/lazy-part.tsx";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";
import { saysUnknownModel, toRunError } from "../run/state/run-error.ts";
import { toVisible } from "../parts/text-chunks.ts";

const NextStep = lazyPart(() => import("./next-step.tsx").then((module) => module.NextStep));

/** Browsers' messages for a module of a page that could not be loaded. */
const LOST_PART = /dynamically imported module|importing a module script/i;

/** Fetches what to do after a failure while there is a network: that there is none may be what fails. */
export async function fetchNextStep(locale: Locale): Promise<void> {
	await Promise.allSettled([import("./next-step.tsx"), loadPlaygroundTools(locale)]);
}

export function FailedRun({
	run: { error, call, connection, exchanges },
	titles,
}: {
	readonly run: RunState;
	/** Meaning of each error code. */
	readonly titles: Readonly<Record<string, string>>;
}) {
	const hasResponse = exchanges.at(-1)?.status !== undefined;
	return (
		<Failure
			error={error}
			titles={titles}
			connection={connection}
			endpointUrl={call?.endpointUrl ?? call?.hubUrl}
			hasResponse={hasResponse}
		/>
	);
}

/** A failed run: the error's meaning, the client's own message, and a link to the page with the next step. */
function Failure({
	error,
	titles,
	connection,
	endpointUrl,
	hasResponse,
}: {
	readonly error: unknown;
	/** Meaning of each error code. */
	readonly titles: Readonly<Record<string, string>>;
	/** The failed request had a response, at least the beginning of one. */
	readonly hasResponse: boolean;
	/** Name of the called provider. */
	readonly connection?: ConnectionKind | undefined;
	readonly endpointUrl: string | undefined;
}) {
	const { locale, words } = usePlayground();
	const { code, message, status, retryAfter, attempts, lookups = 0 } = toRunError(error);
	const isCut = code === "network" && hasResponse;
	const isUnreached = code === "network" && !isCut;
	// What fails inside a model has the client's general code, whose page is about other things.
	const hasPage = code !== undefined && !(connection === "local" && code === "inference");
	const title = isCut ? words.live.cut : hasPage ? titles[code] : undefined;
	return (
		<div className={styles.failure} role="alert">
			<p className={styles.failureTitle}>{title ?? words.failed}</p>
			<Suspense>
				{(status !== undefined || isUnreached) && (
					<NextStep status={status} connection={connection} endpointUrl={endpointUrl} />
				)}
			</Suspense>
			<p className={styles.failureWords} lang="en">
				{toVisible(message)}
			</p>
			{code === undefined && LOST_PART.test(message) && (
				<p>{navigator.onLine ? words.lostPart : words.lostOffline}</p>
			)}
			{connection === "simulated" && saysUnknownModel(message) && <p>{words.unknownModel}</p>}
			<p className={styles.facts}>
				{code !== undefined && <code translate="no">{code}</code>}
				{status !== undefined && <span>HTTP {status}</span>}
				{attempts > 1 && <span>{fill(words.attempts, { count: attempts })}</span>}
				{lookups > 1 && <span>{fill(words.live.lookups, { count: lookups })}</span>}
				{retryAfter !== undefined && <span>{fill(words.retryAfter, { count: retryAfter })}</span>}
			</p>
			{hasPage && title !== undefined && <a href={toHref(`/errors/${code}/`, locale)}>{words.whatToDo}</a>}
		</div>
	);
}
