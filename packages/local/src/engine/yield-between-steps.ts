import type { Model } from "../types/loaded-model.ts";

/**
 * Lets messages in between two steps of a model, and ends it there where its call was aborted. On WebAssembly a step holds
 * its thread, and the steps of a text follow each other without a pause.
 */
export function yieldBetweenSteps(model: Model, throwIfAborted: () => void): void {
	const forward = model.forward.bind(model);
	model.forward = async (inputs) => {
		await nextTurn();
		throwIfAborted();
		return forward(inputs);
	};
}

/** The next turn of the event loop. Timers are no substitute: browsers make them wait four milliseconds. */
function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.addEventListener("message", () => {
			port1.close();
			resolve();
		});
		port1.start();
		port2.postMessage(undefined);
	});
}
