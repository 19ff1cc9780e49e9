import { Problem } from "../lib/problem.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The part of a worker that is used. */
export interface WorkerLike {
	readonly postMessage: (message: ToWorker) => void;
	readonly terminate: () => void;
	readonly addEventListener: (type: "message" | "error", listener: (event: Event) => void) => void;
}

/** One worker from its first message to its end. */
export interface Connection {
	readonly send: (message: ToWorker) => void;
	/** Sets the one listener for messages of the worker; `undefined` removes it. */
	readonly listen: (listener: Listener | undefined) => void;
	/** Ends the worker in the middle of whatever it does; its listener receives a crash with this reason. */
	readonly end: (reason: string) => void;
	/** Whether it was ended, or broke off by itself. */
	readonly isOver: () => boolean;
}

/** What is called with the messages of a worker, and when it breaks off. */
export interface Listener {
	readonly onMessage: (message: FromWorker) => void;
	readonly onCrash: (problem: Problem) => void;
}

/** Listens to a worker and sends to it; messages before there is a listener are lost. */
export function connect(worker: WorkerLike): Connection {
	let heard: Listener | undefined;
	let isOver = false;
	worker.addEventListener("message", (event) => {
		heard?.onMessage((event as MessageEvent<FromWorker>).data); // the worker of this package sends these
	});
	const end = (reason: string): void => {
		isOver = true;
		worker.terminate();
		heard?.onCrash(crashed(reason));
	};
	worker.addEventListener("error", (event) => end((event as ErrorEvent).message));
	return {
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
		send: (message) => worker.postMessage(message),
		listen: (listener) => (heard = listener),
		end,
		isOver: () => isOver,
	};
}

/** The problem behind an error event. It has words where the script threw, and none where the script itself did not come. */
function crashed(words: string | undefined): Problem {
	if (words === undefined)
		return new Problem("no-runtime", "The worker's script did not come, or something blocks it. Try again.");
	return new Problem(
		"inference",
		`The worker broke off${words ? `: ${words}` : ""}. The next call starts a new one; a smaller model needs less memory.`,
	);
}
