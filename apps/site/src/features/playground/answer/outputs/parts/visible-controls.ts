/** Characters that turn the direction of what follows, and so can make code read as something else. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text in which characters that turn the direction of reading are replaced by their numbers: `⟨U+202E⟩`. */
export function toVisible(text: string): string {
	return text.replace(TURNING, (letter) => `⟨U+${letter.charCodeAt(0).toString(16).toUpperCase()}⟩`);
}
