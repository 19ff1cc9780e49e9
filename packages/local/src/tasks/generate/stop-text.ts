/** Cuts a text at the first of some stop texts, while it comes. What could be the start of one is held back. */
export class StopText {
	readonly #stops: readonly string[];
	#held = "";
	#isStopped = false;

	constructor(stops: readonly string[]) {
		this.#stops = stops.filter((stop) => stop !== "");
	}

	/** Whether a stop text has come; nothing follows it. */
	get isStopped(): boolean {
		return this.#isStopped;
	}

	/** The part of the text that can be shown. */
	push(text: string): string {
		if (this.#isStopped) return "";
		this.#held += text;
		const places = this.#stops.map((stop) => this.#held.indexOf(stop)).filter((place) => place >= 0);
		if (places.length > 0) {
			this.#isStopped = true;
			return this.#held.slice(0, Math.min(...places));
		}
		const shown = this.#held.slice(0, this.#held.length - this.#openLength());
		this.#held = this.#held.slice(shown.length);
		return shown;
	}

	/** What was held back, when nothing follows. */
	end(): string {
		const rest = this.#isStopped ? "" : this.#held;
		this.#held = "";
		return rest;
	}

	/** Length of the longest end of the text that a stop text begins with. */
	#openLength(): number {
		const most = Math.max(0, ...this.#stops.map((stop) => stop.length - 1));
		for (let length = Math.min(most, this.#held.length); length > 0; length -= 1) {
			const end = this.#held.slice(-length);
			if (this.#stops.some((stop) => stop.startsWith(end))) return length;
		}
		return 0;
	}
}
