import type { Access } from "../../target/state/access.ts";

/** Texts that are kept nowhere, each with the name that takes its place. */
export type Secrets = ReadonlyMap<string, string>;

/** The secrets of a run: its key, and the URL of the reader's own server or of a mirror of the hub. */
export function listSecrets(access: Access): Secrets {
	const secrets = new Map<string, string>();
	if ((access.kind === "key" || access.kind === "endpoint") && access.key.trim() !== "")
		secrets.set(access.key.trim(), "$API_KEY");
	if (access.kind === "endpoint" && URL.canParse(access.url))
		secrets.set(access.url.trim(), "$ENDPOINT").set(new URL(access.url).origin, "$ENDPOINT");
	if (access.kind === "local" && access.hubUrl !== undefined) {
		const { origin, host } = new URL(access.hubUrl);
		for (const secret of [access.hubUrl, origin, host]) secrets.set(secret, "$HUB");
	}
	return secrets;
}

/** A value with names in place of every secret in its texts, those of its field names too. Files stay as they are. */
export function withoutSecrets<Value>(value: Value, secrets: Secrets): Value {
	if (secrets.size === 0) return value;
	return replaceIn(value, secrets) as Value; // texts stay texts, and fields stay fields
}

function replaceIn(value: unknown, secrets: Secrets): unknown {
	if (typeof value === "string")
		return [...secrets].reduce((text, [secret, name]) => text.replaceAll(secret, name), value);
	if (Array.isArray(value)) return value.map((one) => replaceIn(one, secrets));
	if (typeof value !== "object" || value === null || value instanceof Blob) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [replaceIn(name, secrets), replaceIn(inner, secrets)]),
	);
}
