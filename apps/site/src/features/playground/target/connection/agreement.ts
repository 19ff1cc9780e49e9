/** Name in the state of the browser's history entry. */
const NAME = "pusulaAgreed";

/**
 * True where the reader has chosen to call providers on this entry of the browser's history. That survives a reload, and a
 * link that leads here later begins without.
 */
export function hasAgreed(): boolean {
	return (Object(history.state) as Readonly<Record<string, unknown>>)[NAME] === true; // any page may set any state
}

/** Records for this entry, and those that follow from it, that the reader has chosen to call providers. */
export function rememberAgreement(): void {
	try {
		history.replaceState({ ...(Object(history.state) as object), [NAME]: true }, "");
	} catch {
		// A browser that allows no more changes now: consent is needed again after a reload.
	}
}
