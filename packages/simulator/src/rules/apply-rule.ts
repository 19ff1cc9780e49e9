import { checkKey, checkNoPlatformKey } from "./auth.ts";
import { matchPath } from "./match-path.ts";
import { RequestError, type Problem, UnknownModelError } from "../types/request.ts";
import type { Call, DialectMatch, Reply, Rule } from "./dialect.ts";

/** A rule that matches a call, and the named segments of its path. */
export interface FoundRule {
	readonly rule: Rule;
	readonly params: Call["params"];
}

/** The first rule of the dialect that matches method, path and its own condition. */
export function findRule(call: Call, { dialect }: DialectMatch): FoundRule | undefined {
	const method = call.method === "HEAD" ? "GET" : call.method;
	for (const rule of dialect.rules) {
		const params = rule.method === method ? matchPath(rule.path, call.path) : undefined;
		if (params && (rule.when?.(call) ?? true)) return { rule, params };
	}
	return undefined;
}

/** The rule's reply, or the dialect's error body: path and method are checked first, then the key, then the body. */
export function applyRule(call: Call, match: DialectMatch, rule: Rule | undefined): Reply {
	const { dialect } = match;
	try {
		if (!rule) throw noRule(call, match);
		if (rule.open && !call.routed) checkNoPlatformKey(call, dialect);
		else checkKey(call, dialect);
		return rule.reply(call);
	} catch (error) {
		if (!(error instanceof RequestError)) throw error;
		const problem = toProblem(error, match);
		const allow = problem.status === 405 ? { allow: allowedMethods(call, match).join(", ") } : {};
		return { kind: "json", value: dialect.errorBody(problem), status: problem.status, headers: allow };
	}
}

function toProblem(error: RequestError, { dialect }: DialectMatch): Problem {
	if (!(error instanceof UnknownModelError)) return error.problem;
	const problem = dialect.unknownModel?.(error.model) ?? error.problem;
	const end = error.hint === "" || problem.message.endsWith(".") ? "" : ".";
	return { ...problem, message: problem.message + end + error.hint };
}

function noRule(call: Call, match: DialectMatch): RequestError {
	const allowed = allowedMethods(call, match);
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
	return new RequestError(problem);
}

function allowedMethods(call: Call, { dialect }: DialectMatch): string[] {
	const rules = dialect.rules.filter(
		(rule) => matchPath(rule.path, call.path) && (rule.when?.(call) ?? true),
	);
	return [...new Set(rules.map((rule) => rule.method))];
}
