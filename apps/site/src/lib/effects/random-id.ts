/** A new id: a random UUID. Needs a secure context. */
export function randomId(): string {
	return crypto.randomUUID();
}
