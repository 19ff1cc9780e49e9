import { checkKey, checkNoPlatformKey } from "./check/auth.ts";
import type { Spoken } from "./hub/find-dialect.ts";
import { matchPath } from "./http/match-path.ts";
import { Refusal } from "./refusal.ts";
import type { Answer, Call, Rule } from "./types.ts";
import type { Problem } from "./wire.ts";

/** A rule that fits a call, and the named pieces of its path. */
export interface FoundRule {
	readonly rule: Rule;
	readonly params: Call["params"];
}

/** The first rule of the dialect that fits method, path and its own condition. */
export function findRule(call: Call, { dialect }: Spoken): FoundRule | undefined {
	for (const rule of dialect.rules) {
		const params = rule.method === call.method ? matchPath(rule.path, call.path) : undefined;
		if (params && (rule.when?.(call) ?? true)) return { rule, params };
	}
	return undefined;
}

/** Lets the dialect answer, or word its refusal: first for path and method, then for the key, then for the body. */
export function speak(call: Call, spoken: Spoken, rule: Rule | undefined): Answer {
	const { dialect } = spoken;
	try {
		if (!rule) throw noRule(call, spoken);
		if (rule.open && !call.routed) checkNoPlatformKey(call, dialect);
		else checkKey(call, dialect);
		return rule.answer(call);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const allow = error.problem.status === 405 ? { allow: allowedMethods(call, spoken).join(", ") } : {};
		return {
			kind: "json",
			value: dialect.refuse(error.problem),
			status: error.problem.status,
			headers: allow,
		};
	}
}

function noRule(call: Call, spoken: Spoken): Refusal {
	const allowed = allowedMethods(call, spoken);
	const problem: Problem =
		allowed.length > 0
			? {
					status: 405,
					message: `${call.method} is not allowed here; expected ${allowed.join(" or ")}.`,
					code: "method_not_allowed",
				}
			: {
					status: 404,
					message: `Unknown path: ${call.method} ${call.url.pathname}${call.url.search}`,
					code: "unknown_url",
				};
	return new Refusal(problem);
}

function allowedMethods(call: Call, { dialect }: Spoken): string[] {
	const rules = dialect.rules.filter(
		(rule) => matchPath(rule.path, call.path) && (rule.when?.(call) ?? true),
	);
	return [...new Set(rules.map((rule) => rule.method))];
}
