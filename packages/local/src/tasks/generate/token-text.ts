import type { Tokenizer } from "../../types/loaded-model.ts";

/** Sign of bytes that are no whole letter yet. */
const PARTIAL = "\uFFFD";

/** Makes text of tokens as they come. A token can hold a part of a letter, and the text of one depends on the one before. */
export class TokenText {
	readonly #tokenizer: Pick<Tokenizer, "decode">;
	readonly #ids: number[] = [];
	/** Tokens before `#read` are in the text; those from `#before` on are decoded again, for what they mean to the next. */
	#before = 0;
	#read = 0;

	constructor(tokenizer: Pick<Tokenizer, "decode">) {
		this.#tokenizer = tokenizer;
	}

	/** How many tokens have come. */
	get count(): number {
		return this.#ids.length;
	}

	/** The text that a token adds; empty until its letters are whole. */
	push(id: number): string {
		this.#ids.push(id);
		return this.#take(false);
	}

	/** What is left when no token follows. */
	end(): string {
		return this.#take(true);
	}

	#take(isEnd: boolean): string {
		const known = this.#decode(this.#before, this.#read);
		const whole = this.#decode(this.#before);
		if (whole.length <= known.length || (!isEnd && whole.endsWith(PARTIAL))) return "";
		this.#before = this.#read;
		this.#read = this.#ids.length;
		return whole.slice(known.length);
	}

	#decode(from: number, to?: number): string {
		const ids = this.#ids.slice(from, to);
		if (ids.length === 0) return "";
		return this.#tokenizer.decode(ids, { skip_special_tokens: true, clean_up_tokenization_spaces: false });
	}
}
