/** True when a text contains a message of the client, with any value in place of its braces. */
export function holdsMessage(text: string, message: string): boolean {
	let from = 0;
	for (const part of message.split(/\{\w+\}/)) {
		const at = text.indexOf(part, from);
		if (at < 0) return false;
		from = at + part.length;
	}
	return true;
}
