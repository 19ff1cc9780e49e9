import { RequestError } from "../types/request.ts";
import type { Call, Dialect } from "./dialect.ts";

/**
 * Checks the key of a call: its scheme word, that there is a key at all, and that platform keys (`hf_…`) go to the
 * platform only and providers' keys to providers only.
 * @throws RequestError 401 that says what was expected
 */
export function checkKey(call: Call, dialect: Dialect): void {
	const platform = call.routed || dialect.keys === "platform";
	const scheme = platform ? "Bearer" : dialect.scheme;
	const header = call.headers["authorization"];
	if (header === undefined) {
		if (dialect.keys === "optional" && !call.routed) return;
		if (platform && (call.withCookies || call.headers["cookie"] !== undefined)) return;
		const other = dialect.keyHeader === undefined ? undefined : call.headers[dialect.keyHeader];
		if (other !== undefined && !platform) return checkValue(other, false, dialect.keys === "optional");
		throw unauthorized(`No API key: expected the header "Authorization: ${scheme} <key>".`);
	}
	const [word, ...rest] = header.split(" ");
	if (word !== scheme || rest.length === 0) {
		throw unauthorized(`Authorization: expected "${scheme} <key>", got the scheme "${word ?? ""}".`);
	}
	checkValue(rest.join(" "), platform, dialect.keys === "optional");
}

/** Checks that a platform key does not reach a provider's URL that needs no key. @throws RequestError 401 */
export function checkNoPlatformKey({ headers }: Call, dialect: Dialect): void {
	if (dialect.keys === "platform" || !/\bhf_/.test(headers["authorization"] ?? "")) return;
	throw unauthorized("A platform key (hf_…) was sent to a provider's address that needs no key.");
}

function checkValue(key: string, platform: boolean, either: boolean): void {
	if (key === "" || key === "undefined" || key === "null" || /\s/.test(key)) {
		throw unauthorized(`Invalid API key: "${key}" is no key.`);
	}
	if (either) return;
	if (platform && !key.startsWith("hf_")) {
		throw unauthorized("Invalid credentials: the platform accepts only its own keys, which start with hf_.");
	}
	if (!platform && key.startsWith("hf_")) {
		throw unauthorized("Invalid API key: a platform key (hf_…) was sent to a provider.");
	}
}

function unauthorized(message: string): RequestError {
	return new RequestError({ status: 401, message, code: "invalid_api_key" });
}
